// Fills the columns with simdjson's On-Demand interface, as fast as that lets one: one pass in document order, no key
// looked up twice, no string copied that has no escape, raw JSON by skipping over the structural index.

#pragma once

#include "FacetColumns.hpp"
#include <simdjson.h>

namespace facets {

namespace ondemand = simdjson::ondemand;
using simdjson::error_code;

#define FACETS_TRY(expression)                                                                               \
  do {                                                                                                       \
    if (error_code failed = (expression)) return failed;                                                     \
  } while (0)

class SimdjsonReader {
public:
  SimdjsonReader(const uint8_t *bytes, size_t count);

  error_code decode(bool isMultiQuery);

  uint64_t checksum() const { return columns.checksum(input.get(), inputCount, unescaped.get()); }

private:
  std::unique_ptr<uint8_t[]> input;
  size_t inputCount;
  /// Strings without their escapes, and where the next one goes. simdjson may write a block beyond its end.
  std::unique_ptr<uint8_t[]> unescaped;
  uint8_t *unescapedEnd;
  Columns columns;
  ondemand::parser parser;

  uint32_t offset(const void *pointer) const { return uint32_t(static_cast<const uint8_t *>(pointer) - input.get()); }

  error_code text(const char *start, size_t count, Text &result);
  error_code keyText(ondemand::field &field, Text &result);
  error_code text(ondemand::value value, Text &result);
  error_code rawJSON(ondemand::value value, Text &result);
  error_code integer(ondemand::value value, OptionalInteger &result);
  error_code boolean(ondemand::value value, OptionalBool &result);
  error_code response(ondemand::object object);
  error_code member(std::string_view key, ondemand::value value, Response &response);
  error_code hits(ondemand::value value, Response &response);
  error_code exhaustive(ondemand::value value, Response &response);
  error_code attributes(ondemand::value value, Response &response);
  error_code values(ondemand::value value, Rows &rows);
  error_code stats(ondemand::value value, Response &response);
  error_code rendering(ondemand::value value, Response &response);
  error_code ordering(ondemand::value value, Response &response);
  error_code rules(ondemand::value value, Rows &rows);
  error_code rule(ondemand::value value, Rule &rule);
  error_code names(ondemand::value value, Rows &rows);
};

} // namespace facets
