@testable import Facets
import Testing

/// Two columns with one count.
struct PairedColumnsTests {
  @Test func rowsStayWhileTheColumnsGrow() throws {
    var arena = Arena()
    var pairs = try PairedColumns<TextRange, Int>(capacity: 0, in: &arena)
    var others = try PairedColumns<UInt8, Double>(capacity: 5, in: &arena)
    #expect(pairs.room == 0 && others.room == 5)
    for index in 0..<5000 {
      // Two that grow in turns must not write into each other.
      let text = TextRange(offset: UInt32(index), count: UInt32(index + 1))
      try pairs.append(text, -index, expecting: 0, in: &arena)
      try others.append(UInt8(truncatingIfNeeded: index), Double(index) / 2, expecting: 0, in: &arena)
      #expect(pairs.room == pairs.capacity - index - 1)
    }
    while pairs.room > 0 { pairs.appendWithinRoom(.empty, pairs.count) }
    #expect(pairs.count == pairs.capacity && pairs.capacity < 5000 * 2)
    for index in 0..<5000 {
      #expect(pairs.first(at: index) == TextRange(offset: UInt32(index), count: UInt32(index + 1)))
      #expect(pairs.second(at: index) == -index)
      #expect(others.first(at: index) == UInt8(truncatingIfNeeded: index))
      #expect(others.second(at: index) == Double(index) / 2)
    }
    #expect(pairs.second(at: pairs.count - 1) == pairs.count - 1)
    extendLifetime(arena)
  }
}
