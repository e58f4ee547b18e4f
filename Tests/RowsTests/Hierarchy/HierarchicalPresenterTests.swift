import Facets
import Foundation
import ReferenceFacets
import Testing

@Suite("Hierarchical presenter")
struct HierarchicalPresenterTests {
  private func describe(_ rows: [HierarchicalFacet]) -> [String] {
    rows.map { "\($0.level) \($0.isSelected ? "*" : "-") \(Array($0.facet.value.utf8)) \($0.facet.count)" }
  }

  @Test("gives the rows of every vector", Corpus.condition)
  func vectors() throws {
    let json = try JSONSerialization.jsonObject(with: Corpus.read("vectors/hierarchical.json"))
    let cases = try #require(json as? [[String: [[Any]]]])
    #expect(cases.count >= 100)
    func rows(_ json: [[Any]]?) throws -> [HierarchicalFacet] {
      try #require(json).map { row in
        let facet = Facet(value: try #require(row[0] as? String), count: try #require(row[3] as? Int))
        return (facet, try #require(row[1] as? Int), try #require(row[2] as? Bool))
      }
    }
    for entry in cases {
      let output = try rows(entry["output"])
      #expect(describe(DefaultPresenter.Hierarchical.present(try rows(entry["input"]))) == describe(output))
    }
  }

  @Test("agrees with the seed on random rows", arguments: 0..<40)
  func differential(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var sorter = HierarchicalSorter()
    var buffer: [HierarchicalFacet] = []
    for round in 0..<25 {
      let input = randomRows(seed: seed &* 100 &+ UInt64(round), using: &generator)
      let expected = describe(ReferenceHierarchy.present(input))
      let presented = describe(DefaultPresenter.Hierarchical.present(input))
      sorter.present(input, into: &buffer)
      let difference = firstDifference(presented, expected) ?? firstDifference(describe(buffer), expected)
      #expect(difference == nil, "seed \(seed), round \(round)")
    }
  }

  /// Without options names have Swift's order, so that only names without an order of their own may differ in place:
  /// none of these.
  @Test("sorts by name under the options, levels as the default presenter")
  func alphabetical() {
    var generator = SplitMix64(seed: 65)
    for round in 0..<50 {
      var seen: Set<String> = []
      let input = randomRows(seed: UInt64(round), using: &generator).filter {
        $0.facet.value.utf8.allSatisfy { $0 < 0x80 } && seen.insert($0.facet.value).inserted
      }
      let expected = describe(ReferenceHierarchy.present(input))
      let presented = describe(DefaultPresenter.Hierarchical.alphabetical([])(input))
      #expect(firstDifference(presented, expected) == nil, "round \(round)")
    }
    let input = ["zoo", "Éclair", "hp", "apple", "HP", "Banana"].map {
      (Facet(value: $0, count: 1), 0, false)
    }
    let rows = DefaultPresenter.Hierarchical.alphabetical()(input)
    #expect(rows.map { $0.facet.value } == ["apple", "Banana", "Éclair", "HP", "hp", "zoo"])
    #expect(DefaultPresenter.Hierarchical.alphabetical()([]).isEmpty)
  }

  /// Rows with repeated values, gaps and negative levels, any selection, in any order.
  private func randomRows(
    seed: UInt64, using generator: inout SplitMix64
  ) -> [HierarchicalFacet] {
    let levels = [0, 1, 2, 3, 7, 8, 40, -2, Int.max, Int.min].prefix(
      Int.random(in: 1...10, using: &generator))
    let count = [0, 1, 2, 7, 30, 60, 400].randomElement(using: &generator)!
    let isWords = Bool.random(using: &generator)
    let prefix = Bool.random(using: &generator) ? "" : "Category with a long name > "
    let selected = Int.random(in: 1...12, using: &generator)
    return (0..<count).map { index in
      let text = isWords ? RandomText.word(using: &generator) : RandomText.next(using: &generator)
      let facet = Facet(value: prefix + text, count: index)
      let isSelected = Int.random(in: 0..<selected, using: &generator) == 0
      return (facet, levels.randomElement(using: &generator)!, isSelected)
    }
  }

  @Test("agrees with the seed on long lists", arguments: 0..<3)
  func long(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let prefixes = (0..<20).map { _ in RandomText.word(using: &generator) + " > " }
    let values = (0..<5000).map { index in
      (value: prefixes.randomElement(using: &generator)! + RandomText.word(using: &generator), count: index)
    }
    let list = try #require(try response([("a", values)]).facets?["a"])
    let rows: [HierarchicalFacet] = list.map { facet in
      let level = seed == 0 ? 0 : Int.random(in: 0...2, using: &generator)
      return (facet, level, Int.random(in: 0..<500, using: &generator) == 0)
    }
    let difference = firstDifference(
      describe(DefaultPresenter.Hierarchical.present(rows)), describe(ReferenceHierarchy.present(rows)))
    #expect(difference == nil, "seed \(seed)")
  }

  @Test("reads long texts that share much about once")
  func adversarial() throws {
    // Each text leaves the common prefix a little later than the one before.
    let long = String(repeating: "a", count: 4000)
    let values = (0..<500).map {
      (value: String(long.prefix(4000 - $0 * 7)) + (0..<$0).map { _ in "b" }.joined(), count: $0)
    }
    let list = try #require(try response([("a", values)]).facets?["a"])
    let rows: [HierarchicalFacet] = list.map { ($0, 0, false) }
    let start = ContinuousClock.now
    let presented = DefaultPresenter.Hierarchical.present(rows)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(describe(presented) == describe(ReferenceHierarchy.present(rows)))
  }

  @Test("puts several selected rows of one level where the seed does")
  func severalSelected() {
    let input: [HierarchicalFacet] = [
      (Facet(value: "b", count: 1), 0, true), (Facet(value: "a", count: 1), 0, true),
      (Facet(value: "c", count: 1), 0, false), (Facet(value: "a > x", count: 1), 1, false),
      (Facet(value: "a > w", count: 1), 1, true), (Facet(value: "a > w > 1", count: 1), 5, false),
    ]
    let values = DefaultPresenter.Hierarchical.present(input).map(\.facet.value)
    #expect(values == ["a", "b", "a > w", "a > w > 1", "a > x", "c"])
  }

  @Test("leaves no rows where there are none")
  func empty() {
    #expect(DefaultPresenter.Hierarchical.present([]).isEmpty)
  }
}
