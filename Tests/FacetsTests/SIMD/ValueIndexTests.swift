import CFacetSIMD
import Testing

/// The index of notable bytes, by every kernel of this machine, against a loop.
struct ValueIndexTests {
  private static let kernels = [
    facet_kernel_scalar, facet_kernel_build, facet_kernel_avx2, facet_kernel_avx512,
  ].filter { facet_kernel_exists($0) != 0 }

  /// Byte by byte: closing quotes and delimiters outside strings; escapes, controls and starts of wide runs inside.
  private func naive(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    var offsets: [UInt32] = []
    var isInside = false
    var isEscaped = false
    var wasWide = false
    for (index, byte) in zip(bytes.indices, bytes) {
      let isQuote = byte == UInt8(ascii: "\"") && !isEscaped
      let isNotable: Bool
      if isQuote {
        isNotable = isInside
        isInside.toggle()
      } else if isInside {
        isNotable = byte < 0x20 || byte == UInt8(ascii: "\\") || (byte >= 0x80 && !wasWide)
      } else {
        isNotable = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      }
      if isNotable { offsets.append(UInt32(index)) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      wasWide = byte >= 0x80
    }
    return offsets
  }

  private func check(_ bytes: [UInt8], offset: Int, blocks: Int) {
    precondition(offset + blocks * 64 <= bytes.count)
    let expected = naive(bytes[offset..<offset + blocks * 64])
    func run(_ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt32>) -> Int) -> [UInt32] {
      // One more than the room that is asked for, to see that nobody writes behind it.
      var out = [UInt32](repeating: .max, count: 64 * blocks + 17)
      let count = unsafe bytes.withUnsafeBufferPointer { input in
        unsafe out.withUnsafeMutableBufferPointer { out in
          unsafe body(input.baseAddress!, out.baseAddress!)
        }
      }
      #expect(out.last == .max)
      return Array(out.prefix(count))
    }
    for kernel in ValueIndexTests.kernels {
      let offsets = unsafe run { unsafe facet_value_index_by(kernel, $0, offset, blocks, $1) }
      #expect(offsets == expected, "kernel \(kernel.rawValue): \(bytes)")
    }
    let offsets = unsafe run { unsafe facet_value_index($0, offset, blocks, $1) }
    #expect(offsets == expected, "\(bytes)")
  }

  @Test func scalarAndBuildKernelsAreThere() {
    #expect(ValueIndexTests.kernels.starts(with: [facet_kernel_scalar, facet_kernel_build]))
  }

  @Test func everyByteAtEveryLaneInsideAndOutside() {
    for before in ["", "\"", "\\", "\"\\", "\"\u{e9}"] {
      for lane in Swift.stride(from: 0, to: 126, by: 3) {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 128)
          // What stands before it may be the last bytes of a block.
          let lead = Array(before.utf8).prefix(128 - lane - 1)
          bytes.replaceSubrange(lane..<lane + lead.count, with: lead)
          bytes[lane + lead.count] = byte
          check(bytes, offset: 0, blocks: 2)
        }
      }
    }
  }

  @Test func uniformBlocks() {
    // All of them notable, or a run of backslashes across blocks.
    for text in ["\"", "\\", ",", "}", "\"\\", "\\\"", "\",", "\"\u{e9}\"", "\u{1}", "a", "\"\u{1}"] {
      for offset in 0..<3 {
        let bytes = Array(String(repeating: text, count: 400).utf8)
        check(bytes, offset: offset, blocks: 5)
        check([UInt8(ascii: "\"")] + bytes, offset: 0, blocks: 5)
      }
    }
    check([], offset: 0, blocks: 0)
  }

  @Test func randomBlocks() {
    var random = SplitMix64(seed: 12)
    let common = Array("\"\"\\,,}:{0123 aebc\u{1}".utf8) + [0xc3, 0xa9]
    let rare = Array("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"\\,}".utf8) + [0xc3]
    for _ in 0..<1500 {
      let blocks = Int.random(in: 1...6, using: &random)
      let offset = Int.random(in: 0...70, using: &random)
      let letters = Bool.random(using: &random) ? common : rare
      check((0..<offset + blocks * 64).map { _ in random.pick(letters) }, offset: offset, blocks: blocks)
      check(
        (0..<offset + blocks * 64).map { _ in UInt8.random(in: 0...255, using: &random) }, offset: offset,
        blocks: blocks)
    }
  }
}
