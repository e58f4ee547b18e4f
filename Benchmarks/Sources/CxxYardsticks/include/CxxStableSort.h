// `std::stable_sort` of string views behind a plain C interface: what a C++ programmer would write for the rows of a
// hierarchical menu.

#ifndef CXXSTABLESORT_H
#define CXXSTABLESORT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The rows to sort and room for the result.
typedef struct facet_stable_sort facet_stable_sort;

/// Copies `count` rows: the text of row i ends at `ends[i]` in `bytes` and starts where the one before ends. NULL without
/// memory.
facet_stable_sort *facet_stable_sort_create(
    const uint8_t *bytes, const uint32_t *ends, const int32_t *levels, size_t count);

/// Sorts the rows by level, then by text, from the order in which they came. Returns the number of the first row.
uint32_t facet_stable_sort_run(facet_stable_sort *yardstick);

/// The number of the row at `index` of the result of the latest run.
uint32_t facet_stable_sort_row(const facet_stable_sort *yardstick, size_t index);

/// Frees everything.
void facet_stable_sort_destroy(facet_stable_sort *yardstick);

#ifdef __cplusplus
}
#endif

#endif
