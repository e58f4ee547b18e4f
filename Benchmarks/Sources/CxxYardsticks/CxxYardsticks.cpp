#include "CxxYardsticks.h"
#include <new>

#if FACETS_LINKS_SIMDJSON && __has_include(<simdjson.h>)
#include "SimdjsonReader.hpp"

struct facet_simdjson {
  facets::SimdjsonReader reader;
};

// What this file is compiled to, which the library's `builtin_implementation()` does not know: that one tells what the
// library was compiled to.
static const char *const compiledKernel = SIMDJSON_STRINGIFY(SIMDJSON_BUILTIN_IMPLEMENTATION);

int facet_simdjson_is_available(void) {
  const simdjson::implementation *compiled = simdjson::get_available_implementations()[compiledKernel];
  return compiled && compiled->supported_by_runtime_system();
}

const char *facet_simdjson_description(void) {
  static const std::string text = std::string(SIMDJSON_STRINGIFY(SIMDJSON_VERSION)) + ", stage 1 " +
                                  simdjson::get_active_implementation()->name() + ", On-Demand " + compiledKernel;
  return text.c_str();
}

facet_simdjson *facet_simdjson_create(const uint8_t *bytes, size_t count) {
  try {
    return new facet_simdjson{facets::SimdjsonReader(bytes, count)};
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

int facet_simdjson_decode(facet_simdjson *yardstick, int is_multi_query) {
  return yardstick->reader.decode(is_multi_query != 0);
}

const char *facet_simdjson_message(int code) { return simdjson::error_message(simdjson::error_code(code)); }

uint64_t facet_simdjson_checksum(const facet_simdjson *yardstick) { return yardstick->reader.checksum(); }

void facet_simdjson_destroy(facet_simdjson *yardstick) { delete yardstick; }

#else

int facet_simdjson_is_available(void) { return 0; }
const char *facet_simdjson_description(void) { return ""; }
facet_simdjson *facet_simdjson_create(const uint8_t *, size_t) { return nullptr; }
int facet_simdjson_decode(facet_simdjson *, int) { return 1; }
const char *facet_simdjson_message(int) { return "not compiled in"; }
uint64_t facet_simdjson_checksum(const facet_simdjson *) { return 0; }
void facet_simdjson_destroy(facet_simdjson *) {}

#endif
