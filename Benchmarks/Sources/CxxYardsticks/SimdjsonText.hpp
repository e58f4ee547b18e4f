// The two functions that every facet value goes through, inlined into the loop.

#pragma once

#include "SimdjsonReader.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace facets {

/// Which of the 32 bytes from `start` are backslashes, the first in the lowest bit.
inline uint32_t backslashes(const char *start) {
#if defined(__SSE2__)
  __m128i backslash = _mm_set1_epi8('\\');
  __m128i low = _mm_loadu_si128(reinterpret_cast<const __m128i *>(start));
  __m128i high = _mm_loadu_si128(reinterpret_cast<const __m128i *>(start + 16));
  return uint32_t(_mm_movemask_epi8(_mm_cmpeq_epi8(low, backslash))) |
         uint32_t(_mm_movemask_epi8(_mm_cmpeq_epi8(high, backslash))) << 16;
#else
  uint32_t result = 0;
  for (int index = 0; index < 32; index++) result |= uint32_t(start[index] == '\\') << index;
  return result;
#endif
}

/// Whether a backslash is among the `count` bytes from `start`; reads up to 31 bytes of padding beyond them. A block
/// of 32 holds most facet values, so that their length costs no branch.
inline bool hasBackslash(const char *start, size_t count) {
  size_t index = 0;
  do {
    uint32_t found = backslashes(start + index);
    if (count - index < 32) found &= (uint32_t(1) << (count - index)) - 1;
    if (found) return true;
    index += 32;
  } while (index < count);
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
