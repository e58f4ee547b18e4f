// What no decoder can do without: reading the bytes, knowing that they are UTF-8, writing the columns.

#ifndef CXXFLOORS_H
#define CXXFLOORS_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A document, room for a copy of it, and room for its columns.
typedef struct facet_floor facet_floor;

/// Copies the document, and makes room for another copy and for `values` facet values. NULL without memory.
facet_floor *facet_floor_create(const uint8_t *bytes, size_t count, size_t values);

/// Copies the document with `memcpy`. Returns its last byte.
uint8_t facet_floor_copy(facet_floor *floor);

/// 1 where the copy has the document's bytes.
int facet_floor_is_copied(const facet_floor *floor);

/// 1 where simdjson was compiled in, which the next two functions call.
int facet_floor_validates(void);

/// 1 where the document is UTF-8, as simdjson's `validate_utf8` says, and otherwise 0.
int facet_floor_validate(const facet_floor *floor);

/// The same, and then writes a text (offset and length) and a count for each facet value: made-up ones, which cost what real
/// ones would, once they were known.
int facet_floor_validate_and_fill(facet_floor *floor);

/// Frees everything.
void facet_floor_destroy(facet_floor *floor);

#ifdef __cplusplus
}
#endif

#endif
