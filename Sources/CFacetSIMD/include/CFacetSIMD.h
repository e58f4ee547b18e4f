// Vector code for scanning JSON text. No state, no allocation.
//
// `facet_string_masks*` are inlined into Swift: which of the next 32 or 64 bytes end a run of plain string bytes, and
// which are not ASCII. Bit i of a mask speaks of byte i. `facet_value_index` (ValueIndex.h) is a call for a few
// kilobytes at once, `facet_plain_values` (PlainValues.h) another for what it found. `facet_reserved_mask32` (ReservedMask.h) is for writing URLs.
//
// The masks read exactly their block, so the caller pads its buffer (Facets keeps zero bytes behind the input); the others
// say what they read. Three builds: SSE2 (every x86-64), NEON (every arm64), and scalar, for any other machine or where
// `-DFACET_SIMD_SCALAR` asks for it. The scalar masks are in every build, and tests compare the others with them.

#ifndef CFACETSIMD_H
#define CFACETSIMD_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "PlainValues.h"
#include "ValueIndex.h"

#if !defined(FACET_SIMD_SCALAR) && defined(__SSE2__)
#define FACET_SIMD_SSE2 1
#include <emmintrin.h>
#elif !defined(FACET_SIMD_SCALAR) && defined(__ARM_NEON) && defined(__aarch64__)
#define FACET_SIMD_NEON 1
#include <arm_neon.h>
#endif

#define FACET_INLINE static inline __attribute__((always_inline, unused))

/// `stop`: a quote, a backslash or a control byte (below 0x20). `wide`: a byte with its high bit set.
typedef struct {
  uint32_t stop;
  uint32_t wide;
} facet_masks32;

/// The same for 64 bytes.
typedef struct {
  uint64_t stop;
  uint64_t wide;
} facet_masks64;

/// The name of the build: "SSE2", "NEON" or "scalar".
FACET_INLINE const char *facet_simd_name(void) {
#if FACET_SIMD_SSE2
  return "SSE2";
#elif FACET_SIMD_NEON
  return "NEON";
#else
  return "scalar";
#endif
}

// MARK: Scalar, eight bytes at a time in a register. Always compiled, so that tests can compare.

#define FACET_LOW 0x0101010101010101ull
#define FACET_HIGH 0x8080808080808080ull

/// The eight bytes from `p`, the first in the lowest bits.
FACET_INLINE uint64_t facet_load_8(const uint8_t *p) {
  uint64_t x;
  memcpy(&x, p, 8);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  x = __builtin_bswap64(x);
#endif
  return x;
}

/// The high bits of the eight bytes of `x`, gathered into the low eight bits.
FACET_INLINE uint64_t facet_gather_high(uint64_t x) {
  return ((x & FACET_HIGH) >> 7) * 0x0102040810204080ull >> 56;
}

/// The high bit of each byte of `x` that is zero, exact for every byte.
FACET_INLINE uint64_t facet_zero_bytes(uint64_t x) {
  return ~(((x & ~FACET_HIGH) + ~FACET_HIGH) | x | ~FACET_HIGH);
}

FACET_INLINE void facet_scalar_8(const uint8_t *p, uint64_t *stop, uint64_t *wide) {
  uint64_t x = facet_load_8(p);
  uint64_t quote = facet_zero_bytes(x ^ (FACET_LOW * '"'));
  uint64_t backslash = facet_zero_bytes(x ^ (FACET_LOW * '\\'));
  uint64_t control = facet_zero_bytes(x & (FACET_LOW * 0xe0));
  *stop = facet_gather_high(quote | backslash | control);
  *wide = facet_gather_high(x);
}

FACET_INLINE facet_masks64 facet_scalar_string_masks64(const uint8_t *p) {
  facet_masks64 result = {0, 0};
  for (int i = 0; i < 8; i++) {
    uint64_t stop, wide;
    facet_scalar_8(p + 8 * i, &stop, &wide);
    result.stop |= stop << (8 * i);
    result.wide |= wide << (8 * i);
  }
  return result;
}

FACET_INLINE facet_masks32 facet_scalar_string_masks32(const uint8_t *p) {
  facet_masks32 result = {0, 0};
  for (int i = 0; i < 4; i++) {
    uint64_t stop, wide;
    facet_scalar_8(p + 8 * i, &stop, &wide);
    result.stop |= (uint32_t)stop << (8 * i);
    result.wide |= (uint32_t)wide << (8 * i);
  }
  return result;
}

// MARK: 16 bytes in a vector register

#if FACET_SIMD_SSE2

FACET_INLINE __m128i facet_stops_16(__m128i v) {
  __m128i quote = _mm_cmpeq_epi8(v, _mm_set1_epi8('"'));
  __m128i backslash = _mm_cmpeq_epi8(v, _mm_set1_epi8('\\'));
  // An unsigned "less than 0x20" in two instructions.
  __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8(0x1f)), v);
  return _mm_or_si128(_mm_or_si128(quote, backslash), control);
}

FACET_INLINE facet_masks32 facet_string_masks32(const uint8_t *p) {
  __m128i a = _mm_loadu_si128((const __m128i *)p);
  __m128i b = _mm_loadu_si128((const __m128i *)(p + 16));
  facet_masks32 result;
  result.stop = (uint32_t)_mm_movemask_epi8(facet_stops_16(a)) |
                (uint32_t)_mm_movemask_epi8(facet_stops_16(b)) << 16;
  result.wide = (uint32_t)_mm_movemask_epi8(a) | (uint32_t)_mm_movemask_epi8(b) << 16;
  return result;
}

FACET_INLINE facet_masks64 facet_string_masks64(const uint8_t *p) {
  facet_masks32 low = facet_string_masks32(p);
  facet_masks32 high = facet_string_masks32(p + 32);
  facet_masks64 result;
  result.stop = low.stop | (uint64_t)high.stop << 32;
  result.wide = low.wide | (uint64_t)high.wide << 32;
  return result;
}

#elif FACET_SIMD_NEON

FACET_INLINE uint8x16_t facet_stops_16(uint8x16_t v) {
  uint8x16_t quote = vceqq_u8(v, vdupq_n_u8('"'));
  uint8x16_t backslash = vceqq_u8(v, vdupq_n_u8('\\'));
  uint8x16_t control = vcltq_u8(v, vdupq_n_u8(0x20));
  return vorrq_u8(vorrq_u8(quote, backslash), control);
}

/// NEON has no movemask: keep one bit a lane, then add neighbours three times.
FACET_INLINE uint64_t facet_movemask_64(uint8x16_t a, uint8x16_t b, uint8x16_t c, uint8x16_t d) {
  static const uint8_t weights[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  uint8x16_t bits = vld1q_u8(weights);
  uint8x16_t ab = vpaddq_u8(vandq_u8(a, bits), vandq_u8(b, bits));
  uint8x16_t cd = vpaddq_u8(vandq_u8(c, bits), vandq_u8(d, bits));
  uint8x16_t sum = vpaddq_u8(ab, cd);
  sum = vpaddq_u8(sum, sum);
  return vgetq_lane_u64(vreinterpretq_u64_u8(sum), 0);
}

FACET_INLINE facet_masks64 facet_string_masks64(const uint8_t *p) {
  uint8x16_t a = vld1q_u8(p), b = vld1q_u8(p + 16), c = vld1q_u8(p + 32), d = vld1q_u8(p + 48);
  uint8x16_t high = vdupq_n_u8(0x80);
  facet_masks64 result;
  result.stop = facet_movemask_64(facet_stops_16(a), facet_stops_16(b), facet_stops_16(c), facet_stops_16(d));
  result.wide =
      facet_movemask_64(vcgeq_u8(a, high), vcgeq_u8(b, high), vcgeq_u8(c, high), vcgeq_u8(d, high));
  return result;
}

FACET_INLINE facet_masks32 facet_string_masks32(const uint8_t *p) {
  uint8x16_t a = vld1q_u8(p), b = vld1q_u8(p + 16), none = vdupq_n_u8(0), high = vdupq_n_u8(0x80);
  facet_masks32 result;
  result.stop = (uint32_t)facet_movemask_64(facet_stops_16(a), facet_stops_16(b), none, none);
  result.wide = (uint32_t)facet_movemask_64(vcgeq_u8(a, high), vcgeq_u8(b, high), none, none);
  return result;
}

#else

FACET_INLINE facet_masks64 facet_string_masks64(const uint8_t *p) { return facet_scalar_string_masks64(p); }
FACET_INLINE facet_masks32 facet_string_masks32(const uint8_t *p) { return facet_scalar_string_masks32(p); }

#endif

#include "ReservedMask.h"

#endif
