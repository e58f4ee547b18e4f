import Facets
import ReferenceFacets
import Testing

@Suite("Differences of lists with sections")
struct SectionedRowDiffTests {
  private typealias Section = RowSection<SelectableFacet>

  private func section(_ attribute: Attribute, _ numbers: [Int], count: Int = 1) -> Section {
    (
      attribute,
      numbers.map { SelectableFacet(attribute: attribute, facet: Facet(value: "\($0)", count: count)) }
    )
  }

  private func describe(_ sections: [Section]) -> [String] {
    sections.map { section in "\(section.attribute): \(section.rows.map { "\($0.facet)" })" }
  }

  @Test("applied to the old list, give the new one", arguments: 0..<20)
  func replays(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func list() -> [Section] {
      (0..<Int.random(in: 0...6, using: &generator)).shuffled(using: &generator).map { number in
        let rows = (0..<Int.random(in: 0...8, using: &generator)).shuffled(using: &generator)
        return section(
          Attribute("a\(number)"), Bool.random(using: &generator) ? rows : rows.sorted(),
          count: Int.random(in: 0...1, using: &generator))
      }
    }
    for round in 0..<50 {
      let (old, new) = (list(), list())
      let diff = SectionedRowDiff(from: old, to: new)
      let replayed = try #require(ReferenceRowDiff.replay(diff, on: old, inserting: new))
      #expect(describe(replayed) == describe(new), "seed \(seed), round \(round)")
      #expect(SectionedRowDiff(from: new, to: new).isEmpty)
    }
  }

  @Test("keep rows of one attribute out of another's section")
  func attributes() {
    let diff = SectionedRowDiff(
      from: [section("a", [1, 2]), section("b", [1])],
      to: [section("c", [9]), section("a", [2]), section("b", [1])])
    #expect(diff.insertedSections == [0] && diff.deletedSections.isEmpty)
    #expect(
      diff.sections.map(\.new) == [1] && diff.batchUpdate.deletions == [RowIndexPath(section: 0, item: 0)])
  }

  @Test("compare ordered facets of responses")
  func orderedFacets() throws {
    let old = try response([("a", [("x", 1), ("y", 2)]), ("b", [("z", 1)])]).orderedFacets()
    let new = try response([("a", [("x", 5), ("y", 2)])]).orderedFacets()
    let diff = SectionedRowDiff(from: old, to: new)
    #expect(diff.deletedSections == [1])
    #expect(diff.batchUpdate.updates == [RowIndexPath(section: 0, item: 0)])
  }
}
