import CFacetSIMD
import Testing

/// Plain values several at a time, against a reader of one value at a time.
struct PlainValuesTests {
  private struct Rows: Equatable {
    var names: [UInt64] = []
    var counts: [Int64] = []
  }

  /// The leading plain values of `bytes` from `position` on, byte by byte, as PlainValues.h defines them.
  private func naive(_ bytes: [UInt8], from position: Int, end: Int, room: Int) -> Rows {
    var rows = Rows()
    var position = position
    while rows.names.count < room, bytes[position] == UInt8(ascii: "\"") {
      let start = position + 1
      let name = bytes[start..<end].prefix {
        $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20
      }
      if String(validating: name, as: UTF8.self) == nil { break }
      let rest = bytes[name.endIndex..<end]
      guard rest.starts(with: "\":".utf8) else { break }
      let digits = rest.dropFirst(2).prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard (1...5).contains(digits.count), digits.endIndex < end,
        bytes[digits.endIndex] == UInt8(ascii: ","),
        digits.count == 1 || digits.first != UInt8(ascii: "0")
      else { break }
      rows.names.append(UInt64(start) | UInt64(name.count) << 32)
      rows.counts.append(digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) })
      position = digits.endIndex + 1
    }
    return rows
  }

  /// Both readers on the chunk that starts at `position`; returns how many values it has.
  private func check(_ text: [UInt8], from position: Int = 0, room: Int = 200) -> Int {
    let blocks = (text.count - position + 63) / 64
    let bytes = text + [UInt8](repeating: 0, count: 80)
    var offsets = [UInt32](repeating: 0, count: 64 * blocks + 16)
    let count = unsafe facet_value_index(bytes, position, blocks, &offsets)
    var rows = Rows(
      names: [UInt64](repeating: 7, count: room + 1), counts: [Int64](repeating: 7, count: room + 1))
    let read = unsafe facet_plain_values(bytes, position, offsets, count, &rows.names, &rows.counts, room)
    #expect(rows.names[room] == 7 && rows.counts[room] == 7, "wrote behind the room")
    rows = Rows(names: Array(rows.names.prefix(read)), counts: Array(rows.counts.prefix(read)))
    let expected = naive(bytes, from: position, end: position + blocks * 64, room: room)
    if facet_plain_values_exist() != 0 {
      #expect(rows == expected, "\(String(decoding: text, as: UTF8.self))")
    } else {
      #expect(read == 0)
    }
    return expected.names.count
  }

  @Test func everyNumberOfValuesAndEveryRoom() {
    for count in 0...40 {
      let text = Array((0..<count).map { "\"value \($0)\":\($0 * 2531)," }.joined().utf8) + Array("}".utf8)
      for room in [0, 1, 7, 8, 9, 15, 16, 17, 200] {
        #expect(check(text, room: room) == min(count, room))
      }
    }
  }

  @Test func everyCountOfDigits() {
    for number in [0, 1, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999] {
      #expect(check(Array("\"a\":\(number),\"b\":7,".utf8)) == 2)
    }
    for spelling in ["100000", "00", "01", "", "-1", "1.5", "1e3", "12 ", " 12", "1:2", "/", ":", "null"] {
      #expect(check(Array("\"a\":1,\"b\":\(spelling),\"c\":3,".utf8)) == 1)
    }
  }

  /// A byte in every place of the fourth of nine values, instead of and in front of what is there.
  @Test func everyByteEverywhere() {
    let value = Array("\"né\":42,".utf8)
    let plain = Array(repeating: value, count: 9).flatMap { $0 }
    var checked = 0
    for place in 3 * value.count..<4 * value.count {
      for byte in UInt8.min...UInt8.max {
        var bytes = plain
        bytes[place] = byte
        _ = check(bytes)
        bytes = plain
        bytes.insert(byte, at: place)
        _ = check(bytes)
        checked += 2
      }
    }
    #expect(checked == 2 * 256 * value.count)
  }

  @Test func randomText() {
    var random = SplitMix64(seed: 23)
    let pieces = ["\"", "\":", ",", "\"a\":1,", "\"é\":12345,", "\\", "}", " ", "7", "\"\":0,", "\u{1}", "ß"]
    var values = 0
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...40, using: &random)
      let text = (0..<count).map { _ in
        Int.random(in: 0..<4, using: &random) == 0 ? pieces.randomElement(using: &random)! : pieces[4]
      }
      values += check(Array(text.joined().utf8))
    }
    #expect(values > 5_000)
  }
}
