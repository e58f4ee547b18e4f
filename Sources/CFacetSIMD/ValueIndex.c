#include "ValueIndex.h"

#include "CFacetSIMD.h"

/// The masks of one block of 64 bytes.
typedef struct {
  uint64_t quote;
  uint64_t backslash;
  uint64_t control;
  uint64_t wide;
  uint64_t delimiter;
} block_masks;

/// What one block says of the next.
typedef struct {
  /// All ones inside a string, otherwise zero.
  uint64_t in_string;
  /// One if the first byte is escaped.
  uint64_t escaped;
  /// One if the last byte was not ASCII.
  uint64_t wide;
  /// One if the last byte was a delimiter outside strings.
  uint64_t delimiter;
} block_state;

/// The bits behind backslashes that are not escaped themselves. Escapes are rare: a loop over them is enough.
FACET_INLINE uint64_t escaped_bits(uint64_t backslash, block_state *state) {
  uint64_t escaped = state->escaped;
  if (!backslash) {
    state->escaped = 0;
    return escaped;
  }
  uint64_t rest = backslash & ~escaped;
  state->escaped = 0;
  while (rest) {
    int index = __builtin_ctzll(rest);
    rest &= rest - 1;
    if (index == 63) {
      state->escaped = 1;
    } else {
      escaped |= 2ull << index;
      rest &= ~(2ull << index);
    }
  }
  return escaped;
}

/// For each bit, the parity of the bits up to it: ones from each opening quote up to before its closing one.
FACET_INLINE uint64_t prefix_parity(uint64_t x) {
  x ^= x << 1;
  x ^= x << 2;
  x ^= x << 4;
  x ^= x << 8;
  x ^= x << 16;
  x ^= x << 32;
  return x;
}

/// Whether the bytes from `p` up to the next ASCII byte are well-formed UTF-8, by table 3-7 of the Unicode standard. The
/// same rules as those of `UTF8Run` in Swift, which also says where a run is broken.
static int is_wide_run_valid(const uint8_t *p) {
  while (*p >= 0x80) {
    uint8_t lead = *p++;
    uint8_t lowest = 0x80, highest = 0xbf;
    if (lead < 0xc2 || lead > 0xf4) return 0;
    if (lead == 0xe0) lowest = 0xa0;
    if (lead == 0xed) highest = 0x9f;
    if (lead == 0xf0) lowest = 0x90;
    if (lead == 0xf4) highest = 0x8f;
    if (*p < lowest || *p > highest) return 0;
    p++;
    for (int rest = (lead >= 0xe0) + (lead >= 0xf0); rest > 0; rest--) {
      if ((*p++ & 0xc0) != 0x80) return 0;
    }
  }
  return 1;
}

/// Those of the bits `starts` of the block at `p` where a run begins that is not UTF-8. A few names in a hundred have any.
static __attribute__((noinline)) uint64_t malformed_bits(const uint8_t *p, uint64_t starts) {
  uint64_t malformed = 0;
  for (; starts; starts &= starts - 1) {
    if (!is_wide_run_valid(p + __builtin_ctzll(starts))) malformed |= starts & -starts;
  }
  return malformed;
}

/// The bits of the notable bytes of the block at `p`.
///
/// `parity` is ``prefix_parity`` or what does the same.
FACET_INLINE uint64_t notable_bits(const uint8_t *p, block_masks masks, block_state *state,
                                   uint64_t (*parity)(uint64_t)) {
  uint64_t quote = masks.quote & ~escaped_bits(masks.backslash, state);
  uint64_t inside = parity(quote) ^ state->in_string;
  state->in_string = (uint64_t)((int64_t)inside >> 63);
  uint64_t wide_starts = masks.wide & ~(masks.wide << 1 | state->wide) & inside;
  state->wide = masks.wide >> 63;
  uint64_t delimiter = masks.delimiter & ~inside;
  uint64_t stray = quote & inside & ~(delimiter << 1 | state->delimiter);
  state->delimiter = delimiter >> 63;
  uint64_t notable = (quote & ~inside) | delimiter | stray | ((masks.backslash | masks.control) & inside);
  if (__builtin_expect(wide_starts != 0, 0)) notable |= malformed_bits(p, wide_starts);
  return notable;
}

/// Writes the offset of each bit. A block of facet values has about five: eight are written without asking.
FACET_INLINE size_t write_offsets(uint64_t bits, uint32_t offset, uint32_t *out) {
  size_t count = (size_t)__builtin_popcountll(bits);
  for (int i = 0; i < 8; i++) {
    // Of no bits at all this writes some offset into the spare room, which nobody reads.
    out[i] = offset + (uint32_t)__builtin_ctzll(bits | 1ull << 63);
    bits &= bits - 1;
  }
  for (size_t i = 8; i < count; i++) {
    out[i] = offset + (uint32_t)__builtin_ctzll(bits);
    bits &= bits - 1;
  }
  return count;
}

/// Defines a kernel from the functions that make the masks of a block, find parities, and write offsets.
#define FACET_KERNEL(name, target, masks, parity, write)                                          \
  target static size_t name(const uint8_t *input, size_t offset, size_t blocks, uint32_t *out) {  \
    block_state state = {0, 0, 0, 1};                                                             \
    size_t count = 0;                                                                             \
    for (size_t i = 0; i < blocks; i++, offset += 64) {                                           \
      const uint8_t *p = input + offset;                                                          \
      uint64_t bits = notable_bits(p, masks(p), &state, parity);                                  \
      count += write(bits, (uint32_t)offset, out + count);                                        \
    }                                                                                             \
    return count;                                                                                 \
  }

FACET_INLINE block_masks scalar_masks(const uint8_t *p) {
  block_masks masks = {0, 0, 0, 0, 0};
  for (int i = 0; i < 8; i++) {
    uint64_t x = facet_load_8(p + 8 * i);
    int shift = 8 * i;
    masks.quote |= facet_gather_high(facet_zero_bytes(x ^ (FACET_LOW * '"'))) << shift;
    masks.backslash |= facet_gather_high(facet_zero_bytes(x ^ (FACET_LOW * '\\'))) << shift;
    masks.control |= facet_gather_high(facet_zero_bytes(x & (FACET_LOW * 0xe0))) << shift;
    masks.wide |= facet_gather_high(x) << shift;
    masks.delimiter |= facet_gather_high(facet_zero_bytes(x ^ (FACET_LOW * ',')) |
                                         facet_zero_bytes(x ^ (FACET_LOW * '}')))
                       << shift;
  }
  return masks;
}

FACET_KERNEL(scalar_index, , scalar_masks, prefix_parity, write_offsets)

#if FACET_SIMD_SSE2
#include <immintrin.h>

#define EQUAL_128(v, c) ((uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8(c))))

FACET_INLINE block_masks build_masks(const uint8_t *p) {
  block_masks masks = {0, 0, 0, 0, 0};
  for (int shift = 0; shift < 64; shift += 16) {
    __m128i v = _mm_loadu_si128((const __m128i *)(p + shift));
    __m128i delimiter =
        _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8(',')), _mm_cmpeq_epi8(v, _mm_set1_epi8('}')));
    // An unsigned "less than 0x20" in two instructions.
    __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8(0x1f)), v);
    masks.quote |= EQUAL_128(v, '"') << shift;
    masks.backslash |= EQUAL_128(v, '\\') << shift;
    masks.control |= (uint64_t)(uint32_t)_mm_movemask_epi8(control) << shift;
    masks.wide |= (uint64_t)(uint32_t)_mm_movemask_epi8(v) << shift;
    masks.delimiter |= (uint64_t)(uint32_t)_mm_movemask_epi8(delimiter) << shift;
  }
  return masks;
}

#define AVX2 __attribute__((target("avx2,bmi,popcnt,pclmul")))

/// The carry-less product with all ones is the parity of all lower bits, for every bit: one instruction for six steps.
__attribute__((target("pclmul"))) static inline uint64_t clmul_parity(uint64_t x) {
  __m128i product = _mm_clmulepi64_si128(_mm_cvtsi64_si128((long long)x), _mm_set1_epi8(-1), 0);
  return (uint64_t)_mm_cvtsi128_si64(product);
}

#define BITS_256(v) ((uint64_t)(uint32_t)_mm256_movemask_epi8(v))

AVX2 static inline block_masks avx2_masks(const uint8_t *p) {
  block_masks masks = {0, 0, 0, 0, 0};
  for (int shift = 0; shift < 64; shift += 32) {
    __m256i v = _mm256_loadu_si256((const __m256i *)(p + shift));
    __m256i delimiter = _mm256_or_si256(_mm256_cmpeq_epi8(v, _mm256_set1_epi8(',')),
                                        _mm256_cmpeq_epi8(v, _mm256_set1_epi8('}')));
    __m256i control = _mm256_cmpeq_epi8(_mm256_min_epu8(v, _mm256_set1_epi8(0x1f)), v);
    masks.quote |= BITS_256(_mm256_cmpeq_epi8(v, _mm256_set1_epi8('"'))) << shift;
    masks.backslash |= BITS_256(_mm256_cmpeq_epi8(v, _mm256_set1_epi8('\\'))) << shift;
    masks.control |= BITS_256(control) << shift;
    masks.wide |= BITS_256(v) << shift;
    masks.delimiter |= BITS_256(delimiter) << shift;
  }
  return masks;
}

#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vbmi2,bmi,popcnt,pclmul")))

AVX512 static inline block_masks avx512_masks(const uint8_t *p) {
  __m512i v = _mm512_loadu_si512(p);
  block_masks masks;
  masks.quote = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8('"'));
  masks.backslash = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8('\\'));
  masks.control = _mm512_cmplt_epu8_mask(v, _mm512_set1_epi8(0x20));
  masks.wide = _mm512_movepi8_mask(v);
  masks.delimiter =
      _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(',')) | _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8('}'));
  return masks;
}

FACET_KERNEL(build_index, , build_masks, prefix_parity, write_offsets)

/// ``write_offsets`` without a loop: the numbers of the bits move to the front of a register, and become offsets.
AVX512 static inline size_t avx512_write_offsets(uint64_t bits, uint32_t offset, uint32_t *out) {
  static const uint8_t numbers[64] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                      16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
                                      32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
                                      48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
  size_t count = (size_t)__builtin_popcountll(bits);
  __m512i base = _mm512_set1_epi32((int)offset);
  __m512i packed = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(numbers));
  __m128i front = _mm512_castsi512_si128(packed);
  // A block of facet values has about five offsets. The wider store would mostly straddle two cache lines.
  _mm256_storeu_si256((__m256i *)out, _mm256_add_epi32(_mm512_castsi512_si256(base), _mm256_cvtepu8_epi32(front)));
  if (__builtin_expect(count <= 8, 1)) return count;
  _mm512_storeu_si512(out, _mm512_add_epi32(base, _mm512_cvtepu8_epi32(front)));
  if (__builtin_expect(count > 16, 0)) {
    // More than a quarter of the bytes are notable: no facet values, or of one letter each.
    for (int i = 0; i < 16; i++) bits &= bits - 1;
    for (size_t i = 16; i < count; i++, bits &= bits - 1) out[i] = offset + (uint32_t)__builtin_ctzll(bits);
  }
  return count;
}

FACET_KERNEL(avx2_index, AVX2, avx2_masks, clmul_parity, write_offsets)
FACET_KERNEL(avx512_index, AVX512, avx512_masks, clmul_parity, avx512_write_offsets)

#elif FACET_SIMD_NEON

FACET_INLINE block_masks build_masks(const uint8_t *p) {
  uint8x16_t v[4], quote[4], backslash[4], control[4], wide[4], delimiter[4];
  for (int i = 0; i < 4; i++) {
    v[i] = vld1q_u8(p + 16 * i);
    quote[i] = vceqq_u8(v[i], vdupq_n_u8('"'));
    backslash[i] = vceqq_u8(v[i], vdupq_n_u8('\\'));
    control[i] = vcltq_u8(v[i], vdupq_n_u8(0x20));
    wide[i] = vcgeq_u8(v[i], vdupq_n_u8(0x80));
    delimiter[i] = vorrq_u8(vceqq_u8(v[i], vdupq_n_u8(',')), vceqq_u8(v[i], vdupq_n_u8('}')));
  }
  block_masks masks = {facet_movemask_64(quote[0], quote[1], quote[2], quote[3]),
                       facet_movemask_64(backslash[0], backslash[1], backslash[2], backslash[3]),
                       facet_movemask_64(control[0], control[1], control[2], control[3]),
                       facet_movemask_64(wide[0], wide[1], wide[2], wide[3]),
                       facet_movemask_64(delimiter[0], delimiter[1], delimiter[2], delimiter[3])};
  return masks;
}

FACET_KERNEL(build_index, , build_masks, prefix_parity, write_offsets)

#else
#define build_index scalar_index
#endif

int facet_kernel_exists(facet_kernel kernel) {
#if FACET_SIMD_SSE2
  // The compiler's own table of what processor and system support, filled before `main`: a load and a test.
  int has_avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                 __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("pclmul");
  if (kernel == facet_kernel_avx2) return has_avx2;
  if (kernel == facet_kernel_avx512)
    return has_avx2 && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2");
#endif
  return kernel == facet_kernel_scalar || kernel == facet_kernel_build;
}

size_t facet_value_index_by(facet_kernel kernel, const uint8_t *input, size_t offset, size_t blocks, uint32_t *out) {
  switch (kernel) {
#if FACET_SIMD_SSE2
    case facet_kernel_avx512: return avx512_index(input, offset, blocks, out);
    case facet_kernel_avx2: return avx2_index(input, offset, blocks, out);
#endif
    case facet_kernel_scalar: return scalar_index(input, offset, blocks, out);
    default: return build_index(input, offset, blocks, out);
  }
}

size_t facet_value_index(const uint8_t *input, size_t offset, size_t blocks, uint32_t *out) {
#if FACET_SIMD_SSE2
  if (facet_kernel_exists(facet_kernel_avx512)) return avx512_index(input, offset, blocks, out);
  if (facet_kernel_exists(facet_kernel_avx2)) return avx2_index(input, offset, blocks, out);
#endif
  return build_index(input, offset, blocks, out);
}
