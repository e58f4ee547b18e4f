@testable import Facets
import Testing

/// `readDouble` against the standard library's `Double(String)`, bit for bit.
struct DoubleTests {
  private func read(_ text: String) throws(ScanFailure) -> Double {
    try scan(Array(text.utf8)) { (scanner) throws(ScanFailure) in
      let value = try scanner.readDouble()
      try scanner.expectEnd()
      return value
    }
  }

  private func check(_ text: String) {
    let expected = Double(text)
    if let expected, expected.isFinite {
      #expect((try? read(text))?.bitPattern == expected.bitPattern, "\(text)")
    } else {
      #expect(throws: ScanFailure.self, "\(text)") { try read(text) }
    }
  }

  @Test(arguments: [
    "0", "-0", "0.0", "-0.0", "0e400", "-0e-400", "1", "-1", "0.1", "0.2", "0.3", "1e22", "1e23", "-1e23",
    "9e22",
    "123456789012345678", "1234567890123456789", "9999999999999999999", "9.999999999999999999",
    "0.9999999999999999999",
    "9007199254740992", "9007199254740993", "9007199254740995", "9007199254740993.0",
    "9007199254740993.00000000001",
    "9007199254740992999", "9007199254740993e1", "1.00000000000000011102230246251565404",
    "1.00000000000000011102230246251565403", "1.00000000000000011102230246251565405", "0.5000000000000000001",
    "0.000000000000000000001", "1e-19", "1e-20", "9999999999999999999e-19", "1.7976931348623157e308",
    "1.7976931348623158e308", "4.9e-324", "2.5e-324", "2.2250738585072014e-308", "2.2250738585072011e-308",
    "2.225073858507201136057409796709131975934819546351645648023426109724822222021076945516529523908135087914149158913039621106870086438694594645527657207407820621743379988141063267329253552286881372149012981122451451889849057222307285255133155755015914397476397983411801999323962548289017107081850690630666655994938275772572015763062690663332647565300009245888316433037779791869612049497390377829704905051080609940730262937128958950003583799967207254304360284078895771796150945516748243471030702609144621572289880258182545180325707018860872113128079512233426288368622321503775666622503982534335974568884423900265498198385487948292206894721689831099698365846814022854243330660339850886445804001034933970427567186443383770486037861622771738545623065874679014086723327636718749999999999999999999999999999999999999e-308",
    "1e308", "100000000000000000000000000000000000000000",
    "0.00000000000000000000000000000000000000000000001e46",
  ])
  func hardCases(text: String) {
    check(text)
  }

  @Test(arguments: [
    "1e309", "-1e309", "1.7976931348623159e308", "1e999999999999999999999", "17976931348623157e300",
  ])
  func overflowIsAnError(text: String) {
    #expect(decodingError("{\"facets_stats\":{\"p\":{\"max\":\(text)}}}")?.kind == .numberOutOfRange)
  }

  @Test(arguments: ["1e-400", "-1e-400", "1e-999999999999999999999", "0.1e-330"])
  func underflowIsZeroWithItsSign(text: String) throws {
    let value = try read(text)
    #expect(value == 0)
    #expect(value.sign == (text.hasPrefix("-") ? .minus : .plus))
  }

  /// The shortest text and the longest of random doubles, and their neighbours half-way.
  @Test func randomDoubles() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      if value.isFinite { check("\(value)") }
    }
    for _ in 0..<10_000 {
      // An odd number of 54 bits lies half-way between two doubles.
      let halfway = (1 << 53) + UInt64.random(in: 0..<1 << 52, using: &random) * 2 + 1
      check("\(halfway)")
      check("\(halfway).0")
      check("\(halfway)e\(Int.random(in: -30...20, using: &random))")
      check("\(halfway).00000000000000000001")
    }
  }

  @Test func randomTexts() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<60_000 { check(random.jsonNumber()) }
    for _ in 0..<20_000 {
      // Up to 19 digits with a point anywhere: what 64-bit arithmetic must round.
      let digits = random.digits(Int.random(in: 1...19, using: &random))
      let split = digits.index(digits.startIndex, offsetBy: Int.random(in: 0..<digits.count, using: &random))
      let integer = digits[..<split].drop { $0 == "0" }
      check("\(integer.isEmpty ? "0" : integer).\(digits[split...])")
    }
  }
}
