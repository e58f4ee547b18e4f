#include "CxxRapidjson.h"

#if FACETS_HAS_RAPIDJSON && __has_include(<rapidjson/reader.h>)
#include "RapidjsonHandler.hpp"
#include <string>

struct facet_rapidjson {
  size_t count;
  std::unique_ptr<char[]> original, copy;
  facets::Columns columns;
  facets::RapidjsonHandler handler;
  rapidjson::Reader reader;

  facet_rapidjson(const uint8_t *bytes, size_t count)
      : count(count), original(new char[count + 1]), copy(new char[count + 1]), columns(count),
        handler(original.get(), copy.get(), count, columns) {
    memcpy(original.get(), bytes, count);
    // Parsing in place wants a text that ends in zero.
    original[count] = 0;
  }

  template <unsigned flags> int decode(bool isMultiQuery) {
    columns.clear();
    memcpy(copy.get(), original.get(), count + 1);
    rapidjson::InsituStringStream stream(copy.get());
    handler.start(&stream, isMultiQuery);
    return reader.Parse<flags | rapidjson::kParseInsituFlag | rapidjson::kParseFullPrecisionFlag>(stream, handler).Code();
  }
};

int facet_rapidjson_is_available(void) { return 1; }
const char *facet_rapidjson_description(void) { return RAPIDJSON_VERSION_STRING; }

facet_rapidjson *facet_rapidjson_create(const uint8_t *bytes, size_t count) {
  try {
    return new facet_rapidjson(bytes, count);
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

int facet_rapidjson_decode(facet_rapidjson *yardstick, int is_multi_query, int is_validating) {
  if (is_validating) return yardstick->decode<rapidjson::kParseValidateEncodingFlag>(is_multi_query != 0);
  return yardstick->decode<rapidjson::kParseNoFlags>(is_multi_query != 0);
}

const char *facet_rapidjson_message(int code) {
  return rapidjson::GetParseError_En(rapidjson::ParseErrorCode(code));
}

uint64_t facet_rapidjson_checksum(const facet_rapidjson *yardstick) {
  // The columns address unescaped strings behind the input's bytes.
  return yardstick->columns.checksum(
      reinterpret_cast<const uint8_t *>(yardstick->original.get()), yardstick->count,
      reinterpret_cast<const uint8_t *>(yardstick->copy.get()));
}

void facet_rapidjson_destroy(facet_rapidjson *yardstick) { delete yardstick; }

#else

int facet_rapidjson_is_available(void) { return 0; }
const char *facet_rapidjson_description(void) { return ""; }
facet_rapidjson *facet_rapidjson_create(const uint8_t *, size_t) { return nullptr; }
int facet_rapidjson_decode(facet_rapidjson *, int, int) { return 1; }
const char *facet_rapidjson_message(int) { return "not compiled in"; }
uint64_t facet_rapidjson_checksum(const facet_rapidjson *) { return 0; }
void facet_rapidjson_destroy(facet_rapidjson *) {}

#endif
