@testable import Facets
import ReferenceFacets
import Testing

/// The loop over facet values takes the common spelling by blocks and kilobytes: every other spelling and every fault
/// must be found at every place.
struct ValueLoopTests {
  private func compare(_ json: String) throws {
    let bytes = Array(json.utf8)
    let reference = try OrderedResponse.responses(in: bytes)
    #expect(differences(between: try decode(bytes), and: reference[0]) == [], "\(json.prefix(300))")
  }

  /// Names of every length with counts of every length, alone and among others.
  @Test func everyNameLengthWithEveryDigitCount() throws {
    for length in 0...100 {
      let rows = (1...9).map { digits in
        "\"\(String(repeating: "n", count: length))\":\("987654321".prefix(digits))"
      }
      for row in rows { try compare("{\"facets\":{\"a\":{\(row)}}}") }
      try compare("{\"facets\":{\"a\":{\(rows.joined(separator: ","))},\"b\":{\(rows[0])}}}")
    }
  }

  /// What ends a value, or looks like it, inside a name.
  @Test(arguments: [
    ",", "}", ":", "{", "[", "]", "\\\"", "\\\\", "\\\\\\\"", ",\\\"", "}}", ":1,", "\\\":1,\\\"", "0", "é",
  ])
  func namesWithPunctuation(mark: String) throws {
    for before in 0...70 {
      let plain = String(repeating: "n", count: before)
      try compare(#"{"facets":{"a":{"\#(plain)\#(mark)":12,"\#(mark)\#(plain)":3,"\#(plain)":4}}}"#)
    }
  }

  /// Values that the common spelling does not cover, and all of its edges.
  private static let oddRows = [
    #""":0"#, #""x":12345678"#, #""x":-1"#, #""x":3.0"#, #""x":3e2"#, #""x" :1"#, #""x": 1"#, #""x":1 "#,
    #" "x":1"#,
    "\n\t\"x\"\r\n:\n1\n", #""\u00e9":1"#, #""é":1"#, #""\\":1"#, #""\"":1"#, #""a,b}c":1"#,
    #""x":9223372036854775807"#,
    #""a name that is longer than forty-eight bytes, as titles of talks are":1"#, #""x":0"#, #""x":-0"#,
    "\"\(String(repeating: "long ", count: 30))\":7",
  ]

  private func plainRow(_ random: inout SplitMix64) -> String {
    let name = (0..<Int.random(in: 0...24, using: &random)).map { _ in
      random.pick(["a", "e", " ", "Z", "-", "."])
    }
    return "\"\(name.joined())\":\(Int.random(in: 0..<100_000, using: &random))"
  }

  @Test func oddRowsAmongManyPlainOnes() throws {
    var random = SplitMix64(seed: 9)
    for round in 0..<40 {
      var attributes: [String] = []
      for attribute in 0..<Int.random(in: 1...3, using: &random) {
        var rows = (0..<Int.random(in: 0...900, using: &random)).map { _ in plainRow(&random) }
        for _ in 0..<Int.random(in: 0...(round % 4 == 0 ? 200 : 4), using: &random) {
          rows.insert(
            random.pick(ValueLoopTests.oddRows), at: Int.random(in: 0...rows.count, using: &random))
        }
        attributes.append("\"attribute \(attribute)\":{\(rows.joined(separator: ","))}")
      }
      // Behind the values stands what would confuse a look that goes too far.
      let tail = #""hits":[{"x":"\\\",\"y\":1}"},"a,b}",{}],"query":"\u0022:1,""#
      try compare("{\"facets\":{\(attributes.joined(separator: ","))},\(tail)}")
      try compare("{\(tail),\"facets\":{\(attributes.joined(separator: ","))}}")
    }
  }

  /// One odd row at every distance from the start, so that it lies across every border there may be.
  @Test func oddRowAtEveryOffset() throws {
    let filling = (0..<520).map { "\"value \($0)\":\($0)" }.joined(separator: ",")
    for (index, row) in ValueLoopTests.oddRows.enumerated() {
      for shift in 0..<8 {
        let pad = String(repeating: "p", count: index * 8 + shift)
        try compare("{\"facets\":{\"a\":{\"\(pad)\":1,\(filling),\(row),\"last\":2}}}")
      }
    }
  }

  /// A fault in a row, what it is, and where, counted from the start of the row.
  private static let faults: [(row: String, kind: FacetDecodingError.Kind, at: Int)] = [
    (#""x":1.5"#, .notAnInteger, 4), (#""x":01"#, .invalidNumber, 5), (#""x":00"#, .invalidNumber, 5),
    (#""x":"1""#, .typeMismatch, 4), (#""x":1x"#, .unexpectedByte, 5), (#""x":1:"#, .unexpectedByte, 5),
    (#""x":"#, .unexpectedByte, 4), (#""x""#, .unexpectedByte, 3), (#""x"1"#, .unexpectedByte, 3),
    (#""x";1"#, .unexpectedByte, 3), (#"x":1"#, .unexpectedByte, 0), (#"'x':1"#, .unexpectedByte, 0),
    (#""x":1 2"#, .unexpectedByte, 6), (#""x":1]"#, .unexpectedByte, 5), (#""x":/"#, .unexpectedByte, 4),
    (#""x":1/"#, .unexpectedByte, 5), (#""x":12;"#, .unexpectedByte, 6), (#""x"::1"#, .unexpectedByte, 4),
    (#""x":?"#, .unexpectedByte, 4), (#""x":1?1"#, .unexpectedByte, 5), (#""":,"#, .unexpectedByte, 3),
    (#""x":99999999999999999999"#, .numberOutOfRange, 4), (#""x":-"#, .invalidNumber, 5),
    (#""\x":1"#, .invalidEscape, 2),
    (#""\ud800":1"#, .loneSurrogate, 1), ("\"\n\":1", .controlCharacter, 1),
    ("\"\u{0}\":1", .controlCharacter, 1),
    (#""x":1,"#, .unexpectedByte, 6), ("", .unexpectedByte, 0), (#""x":1},"#, .unexpectedByte, 7),
    (#""x":null"#, .typeMismatch, 4), (#""x":{}"#, .typeMismatch, 4), (#""x":[]"#, .typeMismatch, 4),
  ]

  @Test func faultsAtEveryPlace() throws {
    var random = SplitMix64(seed: 10)
    for (row, kind, offset) in ValueLoopTests.faults {
      for count in [0, 1, 2, 3, 50, 51, 52, 53, 300, 301, 302, 303] {
        let rows = (0..<count).map { _ in plainRow(&random) + "," }.joined()
        let before = "{\"facets\":{\"a\":{\(rows)"
        // The row is the last but one, so that a comma follows it.
        let error = decodingError(before + row + ",\"last\":1}}}")
        #expect(error?.kind == kind, "\(row) behind \(count)")
        #expect(error?.offset == before.utf8.count + offset, "\(row) behind \(count)")
      }
    }
  }

  @Test func invalidUTF8AtEveryPlace() {
    for count in [0, 1, 50, 300] {
      for length in 0...70 {
        let rows = (0..<count).map { "\"row \($0)\":\($0)," }.joined()
        let before = Array("{\"facets\":{\"a\":{\(rows)\"\(String(repeating: "u", count: length))".utf8)
        let error = decodingError(before + [0xc3] + Array("\":1}}}".utf8))
        #expect(error?.kind == .invalidUTF8)
        #expect(error?.offset == before.count)
      }
    }
  }

  @Test func truncationOfManyValues() {
    let rows = (0..<400).map { "\"value \($0)\":\($0)" }.joined(separator: ",")
    let bytes = Array("{\"facets\":{\"a\":{\(rows)}}}".utf8)
    #expect(decodingError(bytes) == nil)
    for count in bytes.indices {
      let error = decodingError(Array(bytes[..<count]))
      #expect(error?.kind == .unexpectedEnd)
      #expect(error?.offset == count)
    }
  }

  @Test func randomCorruptionsOfManyValues() {
    var random = SplitMix64(seed: 11)
    let rows = (0..<300).map { _ in plainRow(&random) }.joined(separator: ",")
    let bytes = Array("{\"facets\":{\"a\":{\(rows)},\"b\":{\"x\":1}},\"hits\":[{\"a,b}\":\"\\\"\"}]}".utf8)
    for round in 0..<1500 {
      var corrupted = bytes
      for _ in 0...(round % 2) {
        corrupted[Int.random(in: bytes.indices, using: &random)] = random.pick(
          Array("{}:,\"\\ 0a.\u{0}\u{7f}".utf8) + [0x80, 0xc3])
      }
      let response = try? decode(corrupted)
      let reference = try? OrderedResponse.responses(in: corrupted)
      #expect((response == nil) == (reference == nil), "round \(round)")
      if let response, let reference { #expect(differences(between: response, and: reference[0]) == []) }
    }
  }
}
