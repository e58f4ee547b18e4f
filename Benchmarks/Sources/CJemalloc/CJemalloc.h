// The allocator whose counters the benchmarks read. Linking it makes it the process's allocator.
#include <stddef.h>
#include <jemalloc/jemalloc.h>
