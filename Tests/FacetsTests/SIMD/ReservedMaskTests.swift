import CFacetSIMD
import Testing

/// The mask of the bytes that a URL escapes.
struct ReservedMaskTests {
  /// The vector build of the mask against the scalar one, byte by byte and on random blocks.
  @Test func masksAgree() {
    var random = SplitMix64(seed: 5)
    var blocks = (0...255).map { Array(repeating: UInt8($0), count: 32) }
    for _ in 0..<5_000 { blocks.append((0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }) }
    for block in blocks {
      let (vector, scalar) = unsafe block.withUnsafeBufferPointer { buffer in
        // Both read 32 bytes, which the block has.
        unsafe buffer.baseAddress.map {
          unsafe (facet_reserved_mask32($0), facet_scalar_reserved_mask32($0))
        } ?? (0, 0)
      }
      #expect(vector == scalar)
      for (bit, byte) in block.enumerated() {
        let isUnreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8.contains(
          byte)
        #expect((scalar >> UInt32(bit) & 1 == 0) == isUnreserved)
      }
    }
  }
}
