// Where facet values end: one pass over a chunk of JSON that notes the bytes a reader of `"name":12,"name":7}` wants to
// know of, so that it goes from one to the next without searching.

#ifndef FACET_VALUE_INDEX_H
#define FACET_VALUE_INDEX_H

#include <stddef.h>
#include <stdint.h>

/// Writes the offsets of the notable bytes among the `64 * blocks` bytes from `input + offset` to `out`, ascending, and
/// returns their number. `input + offset` must lie outside a string. Notable are
///
/// - the closing quote of a string, and an opening one unless it is the first byte or directly behind a delimiter,
/// - a delimiter: a comma or closing brace outside strings,
/// - inside strings, a backslash, a control byte, and the first byte of a run of bytes that are not ASCII if the run is not
///   well-formed UTF-8.
///
/// Such a run is read to its end, which may lie behind the blocks: an ASCII byte must follow the blocks somewhere.
///
/// `out` needs room for `64 * blocks + 16` offsets: every byte may be notable, and up to sixteen are written at once. The
/// input is not checked: on text that is not JSON the offsets are of no use, but in range.
///
/// Uses the widest vectors of this machine: a build for x86-64 knows only SSE2, a machine of the last ten years has
/// AVX2, which halves the work, and those of the last five AVX-512 with VBMI2, where masks are registers and a mask
/// becomes offsets in one instruction.
size_t facet_value_index(const uint8_t *input, size_t offset, size_t blocks, uint32_t *out);

/// The kernels of `facet_value_index`, for tests and benchmarks.
typedef enum {
  facet_kernel_scalar = 0,
  /// SSE2, NEON or scalar, whichever the build has.
  facet_kernel_build = 1,
  facet_kernel_avx2 = 2,
  facet_kernel_avx512 = 3,
} facet_kernel;

/// Whether this machine and build have the kernel.
int facet_kernel_exists(facet_kernel kernel);

/// `facet_value_index` by one kernel, which must exist.
size_t facet_value_index_by(facet_kernel kernel, const uint8_t *input, size_t offset, size_t blocks, uint32_t *out);

#endif
