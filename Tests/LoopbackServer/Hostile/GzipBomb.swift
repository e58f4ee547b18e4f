/// Small gzip files (RFC 1952) that unpack to a large number of zero bytes, written by hand as deflate blocks (RFC 1951).
public enum GzipBomb {
  /// A file of about a thousandth of the `count` bytes that it unpacks to.
  public static func zeros(_ count: Int) -> [UInt8] {
    file(Deflate(zeros: count / 258))
  }

  /// A file in a file, for `Content-Encoding: gzip, gzip`: about a millionth of what it unpacks to.
  public static func nestedZeros(_ count: Int) -> [UInt8] {
    // The zeros of the inner file have to be a number that the outer file's block can say: one and a multiple of 258.
    let inner = Deflate(zeros: 4 * (2 + 258 * (count / 1032 / 258)))
    let packed = file(inner)
    let start = 10 + inner.head.count
    var outer = Deflate()
    outer.store(Array(packed[..<start]), isLast: false)
    outer.appendZeros((inner.zeros - 1) / 258, isLast: false)
    outer.store(Array(packed[(start + inner.zeros)...]), isLast: true)
    return file(outer)
  }

  private static func file(_ deflate: Deflate) -> [UInt8] {
    // The checksum at the end is not right; nobody should get there.
    [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255] + deflate.bytes + Array(repeating: 0, count: 8)
  }
}

/// Writes deflate blocks bit by bit.
private struct Deflate {
  private(set) var bytes: [UInt8] = []
  private var bitCount = 0
  /// What comes before the run of zero bytes in the middle, and how long that is; for one block of zeros.
  private(set) var head: [UInt8] = []
  private(set) var zeros = 0

  init() {}

  /// One block with a zero byte and `matches` repetitions of 258 of them.
  init(zeros matches: Int) {
    appendZeros(matches / 4 * 4, isLast: true)
  }

  /// Appends `count` bits, the lowest first.
  private mutating func put(_ bits: Int, _ count: Int) {
    for bit in 0..<count {
      if bitCount % 8 == 0 { bytes.append(0) }
      bytes[bytes.count - 1] |= UInt8(bits >> bit & 1) << UInt8(bitCount % 8)
      bitCount += 1
    }
  }

  /// A block of bytes as they are; at most 64 KiB.
  mutating func store(_ stored: [UInt8], isLast: Bool) {
    put(isLast ? 1 : 0, 1)
    put(0, 2)
    if bitCount % 8 != 0 { put(0, 8 - bitCount % 8) }
    put(stored.count, 16)
    put(~stored.count & 0xffff, 16)
    bytes += stored
    bitCount += stored.count * 8
  }

  /// A block whose codes are as short as can be: a repetition of 258 bytes takes one bit for its length and one for its
  /// distance, both zero, so that eight of them in a row are two zero bytes.
  mutating func appendZeros(_ matches: Int, isLast: Bool) {
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    put(286 - 257, 5)
    put(0, 5)
    // Lengths of the code for lengths, in the format's order: symbol 0 has one bit, 1 and 2 have two.
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    put(order.count - 4, 4)
    for symbol in order { put(symbol == 0 ? 1 : symbol <= 2 ? 2 : 0, 3) }
    // Literal 0 and the end have codes of two bits, the length 258 one of one bit; then the only distance.
    for symbol in 0..<286 {
      switch symbol {
      case 0, 256: put(0b11, 2)
      case 285: put(0b01, 2)
      default: put(0, 1)
      }
    }
    put(0b01, 2)
    // The zero byte to repeat. Codes come with their highest bit first: 10.
    put(0b01, 2)
    head = bytes
    // Whole bytes of zero bits leave the position within the byte as it is; the rest bit by bit.
    let run = matches / 4
    // The last of them goes on with what follows.
    zeros = run - 1
    bytes += Array(repeating: 0, count: run)
    bitCount += run * 8
    put(0, matches % 4 * 2)
    put(0b11, 2)
  }
}
