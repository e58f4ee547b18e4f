#include "CCallgrind.h"

#if FACETS_HAS_VALGRIND && __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

int facet_callgrind_is_available(void) { return 1; }
void facet_callgrind_start(void) { CALLGRIND_START_INSTRUMENTATION; }
void facet_callgrind_stop(void) { CALLGRIND_STOP_INSTRUMENTATION; }

#else

int facet_callgrind_is_available(void) { return 0; }
void facet_callgrind_start(void) {}
void facet_callgrind_stop(void) {}

#endif
