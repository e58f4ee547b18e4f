/// Packs bytes into the gzip format (RFC 1952) in stored blocks (RFC 1951): not smaller, but compressed as far as a
/// client can tell.
func gzip(_ bytes: [UInt8]) -> [UInt8] {
  var output: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
  var rest = bytes[...]
  repeat {
    let block = rest.prefix(0xffff)
    rest = rest.dropFirst(block.count)
    let length = UInt16(block.count)
    output.append(rest.isEmpty ? 1 : 0)
    output += littleEndian(length)
    output += littleEndian(~length)
    output += block
  } while !rest.isEmpty
  return output + littleEndian(crc32(bytes)) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
}

private func littleEndian(_ value: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
  (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}

private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xffff_ffff
  for byte in bytes { crc = crc >> 8 ^ crcTable[Int((crc ^ UInt32(byte)) & 0xff)] }
  return ~crc
}

private let crcTable: [UInt32] = (0..<256).map { index in
  (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
}
