// Yardsticks in C++ behind a plain C interface. Every function may be called where a yardstick was left out at build
// time; `…_is_available` says so.

#ifndef CXXYARDSTICKS_H
#define CXXYARDSTICKS_H

#include "CxxFloors.h"
#include "CxxRapidjson.h"
#include "CxxStableSort.h"
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A simdjson On-Demand parser, a padded copy of one document, and the columns that decoding fills.
typedef struct facet_simdjson facet_simdjson;

/// 1 where the yardstick was compiled and this processor runs the code that it was compiled to; otherwise 0.
int facet_simdjson_is_available(void);

/// Version and kernels, such as "3.0.1, stage 1 icelake, On-Demand icelake"; empty when it is not available.
const char *facet_simdjson_description(void);

/// Copies and pads the document and reserves the columns: all that a caller would do once. NULL without memory.
facet_simdjson *facet_simdjson_create(const uint8_t *bytes, size_t count);

/// Decodes the document into the columns: a response, or with `is_multi_query` what stands in `results`.
/// Returns 0, or an error code for `facet_simdjson_message`. Allocates nothing from the second call on.
int facet_simdjson_decode(facet_simdjson *yardstick, int is_multi_query);

/// What an error code of `facet_simdjson_decode` means.
const char *facet_simdjson_message(int code);

/// The checksum of all columns; the executable's `ResponseChecksum` computes the same from a `FacetResponse`.
uint64_t facet_simdjson_checksum(const facet_simdjson *yardstick);

/// Frees everything.
void facet_simdjson_destroy(facet_simdjson *yardstick);

#ifdef __cplusplus
}
#endif

#endif
