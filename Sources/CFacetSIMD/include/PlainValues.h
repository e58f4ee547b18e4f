// Facet values as nearly all of them are written, `"name":12,`, several at a time.

#ifndef FACET_PLAIN_VALUES_H
#define FACET_PLAIN_VALUES_H

#include <stddef.h>
#include <stdint.h>

/// Whether this machine and build read plain values several at a time; otherwise `facet_plain_values` reads none.
int facet_plain_values_exist(void);

/// Reads plain values from `input + position` until one is not: white space, more than five digits, a closing brace
/// behind it, an error. Returns their number.
///
/// `offsets` are `count` notable offsets from `position` on, as `facet_value_index` wrote them, of which a plain value
/// has two, its closing quote and its comma. The offset and the length of the n-th name go to `names[n]`, in the lower and
/// the upper half; its count goes to `counts[n]`. At most `room` are written. Up to seven bytes behind an offset are read.
size_t facet_plain_values(const uint8_t *input, size_t position, const uint32_t *offsets, size_t count,
                          uint64_t *names, int64_t *counts, size_t room);

#endif
