// RapidJSON's event parser behind a plain C interface, filling the same columns as the other yardsticks.

#ifndef CXXRAPIDJSON_H
#define CXXRAPIDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A RapidJSON reader, two copies of one document, and the columns that decoding fills.
typedef struct facet_rapidjson facet_rapidjson;

/// 1 where the yardstick was compiled, otherwise 0.
int facet_rapidjson_is_available(void);

/// The version, such as "1.1.0"; empty when it is not available.
const char *facet_rapidjson_description(void);

/// Copies the document and reserves the columns: all that a caller would do once. NULL without memory.
facet_rapidjson *facet_rapidjson_create(const uint8_t *bytes, size_t count);

/// Decodes the document into the columns: a response, or with `is_multi_query` what stands in `results`. Without
/// `is_validating` strings may be anything but UTF-8, which lets RapidJSON read them by vectors.
/// Returns 0, or an error code for `facet_rapidjson_message`. Allocates nothing from the second call on.
int facet_rapidjson_decode(facet_rapidjson *yardstick, int is_multi_query, int is_validating);

/// What an error code of `facet_rapidjson_decode` means.
const char *facet_rapidjson_message(int code);

/// The checksum of all columns; the executable's `ResponseChecksum` computes the same from a `FacetResponse`.
uint64_t facet_rapidjson_checksum(const facet_rapidjson *yardstick);

/// Frees everything.
void facet_rapidjson_destroy(facet_rapidjson *yardstick);

#ifdef __cplusplus
}
#endif

#endif
