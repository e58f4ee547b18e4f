// Which of the next 32 bytes a URL must escape: all but letters, digits, `-`, `.`, `_` and `~` (RFC 3986's unreserved).
// Bit i of the mask speaks of byte i. Included by CFacetSIMD.h, which has the builds' names and the helpers.

#ifndef FACET_RESERVED_MASK_H
#define FACET_RESERVED_MASK_H

/// The high bit of each byte of `x` that lies in `low...high`, for ASCII bounds; exact for every byte.
FACET_INLINE uint64_t facet_bytes_between(uint64_t x, uint8_t low, uint8_t high) {
  uint64_t ascii = x & ~FACET_HIGH;
  uint64_t above = ascii + FACET_LOW * (uint8_t)(0x80 - low);
  uint64_t beyond = ascii + FACET_LOW * (uint8_t)(0x7f - high);
  return above & ~beyond & ~x & FACET_HIGH;
}

/// Scalar, always compiled, so that tests can compare.
FACET_INLINE uint32_t facet_scalar_reserved_mask32(const uint8_t *p) {
  uint32_t result = 0;
  for (int i = 0; i < 4; i++) {
    uint64_t x = facet_load_8(p + 8 * i);
    uint64_t plain = facet_bytes_between(x | FACET_LOW * 0x20, 'a', 'z') | facet_bytes_between(x, '0', '9') |
                     facet_bytes_between(x, '-', '.') | facet_zero_bytes(x ^ FACET_LOW * '_') |
                     facet_zero_bytes(x ^ FACET_LOW * '~');
    result |= (uint32_t)facet_gather_high(~plain) << (8 * i);
  }
  return result;
}

#if FACET_SIMD_SSE2

FACET_INLINE __m128i facet_between_16(__m128i v, char low, char high) {
  // Unsigned: v - low <= high - low, where bytes below `low` wrap to the top.
  __m128i distance = _mm_sub_epi8(v, _mm_set1_epi8(low));
  return _mm_cmpeq_epi8(_mm_min_epu8(distance, _mm_set1_epi8((char)(high - low))), distance);
}

FACET_INLINE uint32_t facet_unreserved_16(__m128i v) {
  __m128i letters = facet_between_16(_mm_or_si128(v, _mm_set1_epi8(0x20)), 'a', 'z');
  __m128i digits = facet_between_16(v, '0', '9');
  __m128i marks = _mm_or_si128(
      facet_between_16(v, '-', '.'),
      _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8('_')), _mm_cmpeq_epi8(v, _mm_set1_epi8('~'))));
  return (uint32_t)_mm_movemask_epi8(_mm_or_si128(letters, _mm_or_si128(digits, marks)));
}

FACET_INLINE uint32_t facet_reserved_mask32(const uint8_t *p) {
  return ~(facet_unreserved_16(_mm_loadu_si128((const __m128i *)p)) |
           facet_unreserved_16(_mm_loadu_si128((const __m128i *)(p + 16))) << 16);
}

#elif FACET_SIMD_NEON

FACET_INLINE uint8x16_t facet_between_16(uint8x16_t v, uint8_t low, uint8_t high) {
  return vcleq_u8(vsubq_u8(v, vdupq_n_u8(low)), vdupq_n_u8((uint8_t)(high - low)));
}

FACET_INLINE uint8x16_t facet_reserved_16(uint8x16_t v) {
  uint8x16_t letters = facet_between_16(vorrq_u8(v, vdupq_n_u8(0x20)), 'a', 'z');
  uint8x16_t digits = facet_between_16(v, '0', '9');
  uint8x16_t marks =
      vorrq_u8(facet_between_16(v, '-', '.'), vorrq_u8(vceqq_u8(v, vdupq_n_u8('_')), vceqq_u8(v, vdupq_n_u8('~'))));
  return vmvnq_u8(vorrq_u8(letters, vorrq_u8(digits, marks)));
}

FACET_INLINE uint32_t facet_reserved_mask32(const uint8_t *p) {
  uint8x16_t none = vdupq_n_u8(0);
  return (uint32_t)facet_movemask_64(facet_reserved_16(vld1q_u8(p)), facet_reserved_16(vld1q_u8(p + 16)), none, none);
}

#else

FACET_INLINE uint32_t facet_reserved_mask32(const uint8_t *p) { return facet_scalar_reserved_mask32(p); }

#endif

#endif
