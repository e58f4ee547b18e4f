#include "CxxFloors.h"
#include "FacetColumns.hpp"

#if FACETS_LINKS_SIMDJSON && __has_include(<simdjson.h>)
#include <simdjson.h>
#define FACETS_VALIDATES 1
#endif

struct facet_floor {
  std::unique_ptr<uint8_t[]> input, copy;
  size_t count, values;
  facets::Column<facets::Text> texts;
  facets::Column<int64_t> counts;

  facet_floor(const uint8_t *bytes, size_t count, size_t values)
      : input(new uint8_t[count + 1]), copy(new uint8_t[count + 1]()), count(count), values(values), texts(values + 1),
        counts(values + 1) {
    memcpy(input.get(), bytes, count);
    input[count] = 0;
  }
};

facet_floor *facet_floor_create(const uint8_t *bytes, size_t count, size_t values) {
  try {
    return new facet_floor(bytes, count, values);
  } catch (const std::bad_alloc &) {
    return nullptr;
  }
}

uint8_t facet_floor_copy(facet_floor *floor) {
  memcpy(floor->copy.get(), floor->input.get(), floor->count);
  return floor->copy[floor->count ? floor->count - 1 : 0];
}

int facet_floor_is_copied(const facet_floor *floor) {
  return memcmp(floor->copy.get(), floor->input.get(), floor->count) == 0;
}

#if FACETS_VALIDATES
int facet_floor_validates(void) { return 1; }

int facet_floor_validate(const facet_floor *floor) {
  return simdjson::validate_utf8(reinterpret_cast<const char *>(floor->input.get()), floor->count);
}
#else
int facet_floor_validates(void) { return 0; }
int facet_floor_validate(const facet_floor *) { return 0; }
#endif

int facet_floor_validate_and_fill(facet_floor *floor) {
  int isValid = facet_floor_validate(floor);
  floor->texts.clear();
  floor->counts.clear();
  for (size_t row = 0; row < floor->values; row++) {
    floor->texts.append(facets::Text{uint32_t(row), uint32_t(isValid)});
    floor->counts.append(int64_t(row));
  }
  return isValid && (floor->values == 0 || floor->counts[floor->values - 1] >= 0);
}

void facet_floor_destroy(facet_floor *floor) { delete floor; }
