// The two functions that every facet value goes through, inlined into the loop.

#pragma once

#include "SimdjsonReader.hpp"

namespace facets {

/// Whether a backslash is among the `count` bytes from `start`; reads up to seven bytes of padding beyond them.
inline bool hasBackslash(const char *start, size_t count) {
  const uint64_t low = 0x0101010101010101u, high = 0x8080808080808080u;
  for (size_t index = 0; index < count; index += 8) {
    uint64_t word;
    memcpy(&word, start + index, 8);
    word ^= low * '\\';
    uint64_t zeros = (word - low) & ~word & high;
    if (count - index < 8) zeros &= (uint64_t(1) << (8 * (count - index))) - 1;
    if (zeros) return true;
  }
  return false;
}

/// A string without escapes is a range of the input, as in Facets; any other goes through simdjson's unescaping.
inline error_code SimdjsonReader::text(const char *start, size_t count, Text &result) {
  if (!hasBackslash(start, count)) {
    result = Text{offset(start), uint32_t(count)};
    return simdjson::SUCCESS;
  }
  std::string_view view;
  ondemand::raw_json_string raw(reinterpret_cast<const uint8_t *>(start));
  FACETS_TRY(parser.unescape(raw, unescapedEnd).get(view));
  size_t position = inputCount + (reinterpret_cast<const uint8_t *>(view.data()) - unescaped.get());
  result = Text{uint32_t(position), uint32_t(view.size())};
  return simdjson::SUCCESS;
}

/// The key's end is found from its value's start, without looking at its bytes: only a colon and white space lie
/// between.
inline error_code SimdjsonReader::keyText(ondemand::field &field, Text &result) {
  const char *start = field.key().raw();
  const char *end = field.value().raw_json_token().data() - 2;
  while (*end != '"') end--;
  return text(start, size_t(end - start), result);
}

} // namespace facets
