// The package manager wants a source file in a C target; everything is in the header, so that it is inlined into Swift.
#include "CFacetSIMD.h"
