#include "PlainValues.h"

#include "CFacetSIMD.h"
#include "ValueIndex.h"

#if FACET_SIMD_SSE2
#include <immintrin.h>

/// Less than what the index asks for, which also compresses bytes.
#define AVX512_WORDS __attribute__((target("avx512f,avx512bw")))

/// Eight plain values, of which the first `valid` are what they should be.
typedef struct {
  __m512i names;
  __m512i counts;
  __m512i delimiters;
  unsigned valid;
} value_batch;

/// The eight bytes at each of the even elements of `offsets`. Loads of one's own: a gather takes twice as long.
AVX512_WORDS static inline __m512i words_at_ends(const uint8_t *input, const uint32_t *offsets) {
  uint64_t words[8];
  for (int i = 0; i < 8; i++) memcpy(&words[i], input + offsets[2 * i], 8);
  return _mm512_loadu_si512(words);
}

/// Reads the eight values whose closing quotes and delimiters `offsets` holds; `previous` are the delimiters before, of
/// which the last is the one in front of the first value.
AVX512_WORDS static inline value_batch read_batch(const uint8_t *input, const uint32_t *offsets, __m512i previous) {
  const __m512i zeros = _mm512_set1_epi8('0'), low_byte = _mm512_set1_epi64(0xff);
  __m512i pairs = _mm512_loadu_si512(offsets);
  __m512i ends = _mm512_and_si512(pairs, _mm512_set1_epi64(0xffffffff));
  __m512i delimiters = _mm512_srli_epi64(pairs, 32);
  // Behind the delimiter before and the opening quote. That the quote is there follows from the index, in which it would
  // be notable anywhere else.
  __m512i starts = _mm512_add_epi64(_mm512_alignr_epi64(delimiters, previous, 7), _mm512_set1_epi64(2));
  // A quote, a colon, up to five digits, a comma.
  __m512i words = words_at_ends(input, offsets);
  __m512i digit_count = _mm512_sub_epi64(_mm512_sub_epi64(delimiters, ends), _mm512_set1_epi64(2));
  __m512i digit_bits = _mm512_slli_epi64(digit_count, 3);
  __m512i from_digits = _mm512_srli_epi64(words, 16);
  __mmask8 valid = _mm512_cmpeq_epi64_mask(_mm512_and_si512(words, _mm512_set1_epi64(0xffff)), _mm512_set1_epi64(0x3a22));
  valid &= _mm512_cmplt_epu64_mask(_mm512_sub_epi64(digit_count, _mm512_set1_epi64(1)), _mm512_set1_epi64(5));
  valid &= _mm512_cmpeq_epi64_mask(_mm512_and_si512(_mm512_srlv_epi64(from_digits, digit_bits), low_byte),
                                   _mm512_set1_epi64(','));
  // The digits move to the top, so that zeros lead and what follows them is gone. None may exceed 9.
  __m512i bare = _mm512_xor_si512(from_digits, zeros);
  __m512i digits = _mm512_sllv_epi64(bare, _mm512_sub_epi64(_mm512_set1_epi64(64), digit_bits));
  __m512i excess = _mm512_or_si512(digits, _mm512_add_epi64(digits, _mm512_set1_epi8(0x76)));
  valid &= _mm512_testn_epi64_mask(excess, _mm512_set1_epi8((char)0x80));
  // A zero in front of other digits.
  valid &= ~(_mm512_testn_epi64_mask(bare, low_byte) & _mm512_cmpgt_epi64_mask(digit_count, _mm512_set1_epi64(1)));
  // Add neighbours: pairs, fours, eights.
  __m512i twos = _mm512_maddubs_epi16(digits, _mm512_set1_epi16(0x010a));
  __m512i fours = _mm512_madd_epi16(twos, _mm512_set1_epi32(0x00010064));
  __m512i eights = _mm512_add_epi64(_mm512_mul_epu32(fours, _mm512_set1_epi64(10000)), _mm512_srli_epi64(fours, 32));
  value_batch batch;
  batch.names = _mm512_or_si512(starts, _mm512_slli_epi64(_mm512_sub_epi64(ends, starts), 32));
  batch.counts = eights;
  batch.delimiters = delimiters;
  batch.valid = (unsigned)__builtin_ctz(~(unsigned)valid);
  return batch;
}

AVX512_WORDS static size_t avx512_plain_values(const uint8_t *input, size_t position, const uint32_t *offsets, size_t count,
                                         uint64_t *names, int64_t *counts, size_t room) {
  size_t most = count / 2 < room ? count / 2 : room;
  size_t done = 0;
  __m512i previous = _mm512_set1_epi64((long long)position - 1);
  if (input[position] != '"') return 0;
  while (done + 8 <= most) {
    value_batch batch = read_batch(input, offsets + 2 * done, previous);
    _mm512_storeu_si512(names + done, batch.names);
    _mm512_storeu_si512(counts + done, batch.counts);
    previous = batch.delimiters;
    done += batch.valid;
    if (batch.valid < 8) return done;
  }
  if (done < most) {
    // The rest, and copies of its first closing quote, which are no values.
    uint32_t rest[16];
    for (int i = 0; i < 16; i++) rest[i] = offsets[2 * done + (2 * done + i < 2 * most ? i : 0)];
    value_batch batch = read_batch(input, rest, previous);
    __mmask8 lanes = (__mmask8)((1u << (most - done)) - 1);
    _mm512_mask_storeu_epi64(names + done, lanes, batch.names);
    _mm512_mask_storeu_epi64(counts + done, lanes, batch.counts);
    done += batch.valid;
  }
  return done;
}
#endif

int facet_plain_values_exist(void) {
#if FACET_SIMD_SSE2
  // VBMI2, which that kernel also needs, is not used here. But processors with AVX-512 and without VBMI2 lower their clock
  // for wide registers: on those everything stays with AVX2.
  return facet_kernel_exists(facet_kernel_avx512);
#else
  return 0;
#endif
}

size_t facet_plain_values(const uint8_t *input, size_t position, const uint32_t *offsets, size_t count,
                          uint64_t *names, int64_t *counts, size_t room) {
#if FACET_SIMD_SSE2
  if (facet_plain_values_exist()) return avx512_plain_values(input, position, offsets, count, names, counts, room);
#endif
  return 0;
}
