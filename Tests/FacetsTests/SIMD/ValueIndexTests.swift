import CFacetSIMD
import Testing

/// Every kernel of the value index that this machine has, against a loop over the bytes.
struct ValueIndexTests {
  private static let kernels = [
    facet_kernel_scalar, facet_kernel_build, facet_kernel_avx2, facet_kernel_avx512,
  ].filter { facet_kernel_exists($0) != 0 }

  /// The notable offsets as ValueIndex.h defines them, byte by byte.
  private func naive(_ all: [UInt8], _ range: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    var isInside = false
    var isEscaped = false
    var previousIsWide = false
    var previousIsDelimiter = true
    for offset in range {
      let byte = all[offset]
      let wasEscaped = isEscaped
      isEscaped = byte == UInt8(ascii: "\\") && !wasEscaped
      let isWide = byte >= 0x80
      var isDelimiter = false
      if byte == UInt8(ascii: "\"") && !wasEscaped {
        isInside.toggle()
        if !isInside || !previousIsDelimiter { result.append(UInt32(offset)) }
      } else if isInside {
        let isMalformed = isWide && !previousIsWide && !isRunValid(all[offset...])
        if isMalformed || byte == UInt8(ascii: "\\") || byte < 0x20 { result.append(UInt32(offset)) }
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
        result.append(UInt32(offset))
        isDelimiter = true
      }
      previousIsWide = isWide
      previousIsDelimiter = isDelimiter
    }
    return result
  }

  /// By the standard library, which knows nothing of ours.
  private func isRunValid(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes.prefix { $0 >= 0x80 }, as: UTF8.self) != nil
  }

  private func check(_ bytes: [UInt8], from offset: Int = 0) {
    let blocks = (bytes.count - offset) / 64
    // The ASCII byte that the header asks for behind a run.
    let bytes = bytes + [0]
    let expected = naive(bytes, offset..<offset + blocks * 64)
    for kernel in Self.kernels {
      // A canary behind the room that the header asks for.
      var out = [UInt32](repeating: 0xdead_beef, count: 64 * blocks + 16 + 1)
      let count = unsafe facet_value_index_by(kernel, bytes, offset, blocks, &out)
      #expect(Array(out.prefix(count)) == expected, "kernel \(kernel.rawValue)")
      #expect(out.last == 0xdead_beef, "kernel \(kernel.rawValue) wrote too far")
    }
    var out = [UInt32](repeating: 0, count: 64 * blocks + 16)
    #expect(unsafe facet_value_index(bytes, offset, blocks, &out) == expected.count)
  }

  @Test func kernelsExist() {
    #expect(Self.kernels.count >= 2)
    #expect(facet_kernel_exists(facet_kernel_scalar) != 0 && facet_kernel_exists(facet_kernel_build) != 0)
  }

  @Test func everyByteEverywhereInsideAndOutsideStrings() {
    for opening in ["", "\"", "\"\\", "\"\u{e9}"] {
      for byte in UInt8.min...UInt8.max {
        for place in [0, 1, 30, 61, 62, 63, 64, 65, 127] {
          var bytes = Array(opening.utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 192)
          bytes[opening.utf8.count + place] = byte
          check(bytes)
        }
      }
    }
  }

  @Test func everyByteNotable() {
    for text in [",", "}", "\"\"", "\"\u{1}\u{1}", "\\", "\"\\\"", "\u{e9}\"", "\"\u{e9}a"] {
      check(Array(String(repeating: text, count: 256).utf8))
    }
  }

  @Test func runsOfBackslashesOfEveryLengthAtEveryPlace() {
    for start in 50..<70 {
      for length in 0..<70 {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 256)
        bytes[0] = UInt8(ascii: "\"")
        for place in start..<start + length { bytes[place] = UInt8(ascii: "\\") }
        bytes[start + length] = UInt8(ascii: "\"")
        bytes[start + length + 1] = UInt8(ascii: ",")
        check(bytes)
      }
    }
  }

  /// Every lead byte with every second byte, cut off after each length, across two blocks.
  @Test func sequencesOfUTF8() {
    var count = 0
    for place in [62, 63] {
      for lead in UInt8(0xbf)...UInt8.max {
        for second in stride(from: UInt8(0x70), through: 0xf0, by: 16) {
          for length in 1...5 {
            let tail: [UInt8] = [second, 0x80, 0xbf, 0x85]
            let sequence = [lead] + tail.prefix(length - 1)
            var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 192)
            bytes[0] = UInt8(ascii: "\"")
            bytes.replaceSubrange(place..<place + length, with: sequence)
            check(bytes)
            count += 1
          }
        }
      }
    }
    #expect(count == 2 * 65 * 9 * 5)
  }

  @Test func randomText() {
    var random = SplitMix64(seed: 17)
    let alphabet = Array("ab\"\"\"\\\n\u{1f}{}[],,::12 \u{e9}\u{65e5}".utf8) + [0x80, 0xff, 0]
    for _ in 0..<2000 {
      let count = Int.random(in: 64...700, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random)! }
      check(bytes, from: Int.random(in: 0...min(70, count - 64), using: &random))
    }
  }
}
