import CFacetSIMD
import Testing

/// The block masks of this build against the scalar ones and against a loop.
struct MaskTests {
  /// The masks that a loop over `block` finds.
  private func naive(_ block: [UInt8]) -> (stop: UInt64, wide: UInt64) {
    var stop: UInt64 = 0
    var wide: UInt64 = 0
    for (lane, byte) in block.enumerated() {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { stop |= 1 << UInt64(lane) }
      if byte >= 0x80 { wide |= 1 << UInt64(lane) }
    }
    return (stop, wide)
  }

  private func check(_ block: [UInt8]) {
    precondition(block.count == 64)
    let expected = naive(block)
    unsafe block.withUnsafeBufferPointer { buffer in
      let base = buffer.baseAddress!
      for masks in unsafe [facet_string_masks64(base), facet_scalar_string_masks64(base)] {
        #expect(masks.stop == expected.stop && masks.wide == expected.wide, "\(block)")
      }
      for offset in [0, 1, 15, 16, 31, 32] {
        let low = naive(Array(block[offset..<offset + 32]))
        for masks in unsafe [facet_string_masks32(base + offset), facet_scalar_string_masks32(base + offset)]
        {
          #expect(UInt64(masks.stop) == low.stop && UInt64(masks.wide) == low.wide, "\(block) from \(offset)")
        }
      }
    }
  }

  @Test func everyByteAtEveryLane() {
    for fill in [UInt8(ascii: "a"), UInt8(ascii: "\""), 0xff] {
      for lane in 0..<64 {
        var block = [UInt8](repeating: fill, count: 64)
        for byte in UInt8.min...UInt8.max {
          block[lane] = byte
          check(block)
        }
      }
    }
  }

  /// A carry from one byte to the next is the classic fault of arithmetic on several bytes at once.
  @Test func pairsOfNeighbours() {
    // The bytes around each that a mask names, and every third of the others.
    let edges: [UInt8] = [0x1f, 0x20, 0x21, 0x22, 0x23, 0x5b, 0x5c, 0x5d, 0x7f, 0x80]
    let firsts = Set(edges).union(Swift.stride(from: 0, through: 255, by: 3).map { UInt8($0) })
    #expect(firsts.count == 94)
    for first in firsts.sorted() {
      for second in UInt8.min...UInt8.max { check((0..<64).map { $0 % 2 == 0 ? first : second }) }
    }
  }

  @Test func randomBlocks() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<5000 {
      check((0..<64).map { _ in UInt8.random(in: 0...255, using: &random) })
      check((0..<64).map { _ in random.pick(Array("ab\"\\\n\u{1f} !#[]\u{7f}".utf8) + [0x80, 0xff]) })
    }
  }

  @Test func buildHasAName() {
    let name = unsafe String(cString: facet_simd_name())
    #if arch(x86_64)
    #expect(["SSE2", "scalar"].contains(name))
    #elseif arch(arm64)
    #expect(["NEON", "scalar"].contains(name))
    #else
    #expect(name == "scalar")
    #endif
  }
}
