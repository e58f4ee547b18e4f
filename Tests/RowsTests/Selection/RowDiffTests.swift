import Facets
import Foundation
import FacetSearch
import ReferenceFacets
import Testing

@Suite("Row differences")
struct RowDiffTests {
  /// A row of an app's own that says nothing about its content.
  private struct PlainRow: DiffableRow {
    var facet: Facet
  }

  @Test("compares count and highlight where a row says nothing else")
  func defaultContent() {
    let old = [PlainRow(facet: Facet(value: "a", count: 1)), PlainRow(facet: Facet(value: "b", count: 1))]
    let new = [PlainRow(facet: Facet(value: "a", count: 1)), PlainRow(facet: Facet(value: "b", count: 2))]
    #expect(RowDiff(from: old, to: old).updates.isEmpty)
    #expect(RowDiff(from: old, to: new).updates.count == 1)
  }

  /// A row by name; lists share facets, so that thousands of them cost little.
  private struct Row: DiffableRow, Equatable, CustomStringConvertible {
    static let facets = (0..<1000).map { Facet(value: $0 == 0 ? "" : "\($0)", count: 0) }
    var number: Int
    var content = 0
    var attributeNumber = 0
    var attribute: Attribute { Attribute("attribute \(attributeNumber)") }
    var facet: Facet { Row.facets[number] }
    var identity: [Int] { [number, attributeNumber] }
    func hasSameContent(as other: Row) -> Bool { content == other.content }
    var description: String { "\(attributeNumber).\(number)/\(content)" }
  }

  private func rows(_ numbers: [Int]) -> [Row] { numbers.map { Row(number: $0) } }

  /// What is wrong with the difference between two lists.
  private func fault(from old: [Row], to new: [Row]) -> String? {
    ReferenceRowDiff.fault(in: RowDiff(from: old, to: new), from: old, to: new, identity: \.identity)
  }

  /// Random lists: unrelated, edited, reversed, shuffled, rotated, replaced, empty; with and without repetitions.
  private func pair(using generator: inout SplitMix64) -> (old: [Row], new: [Row]) {
    let size = [0, 1, 2, 3, 5, 8, 13, 40].randomElement(using: &generator)!
    let alphabet = Bool.random(using: &generator) ? 4 : 900
    func row() -> Row {
      Row(
        number: Int.random(in: 0..<alphabet, using: &generator),
        content: Int.random(in: 0...1, using: &generator),
        attributeNumber: Int.random(in: 0...5, using: &generator) / 5)
    }
    let old = (0..<size).map { _ in row() }
    var new = old
    switch Int.random(in: 0...6, using: &generator) {
    case 0: new = (0..<Int.random(in: 0...size + 1, using: &generator)).map { _ in row() }
    case 1: new.reverse()
    case 2: new.shuffle(using: &generator)
    case 3: new = []
    case 4: new = Array(new.suffix(size / 2)) + new.prefix(size - size / 2)
    default: break
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      switch Int.random(in: 0...3, using: &generator) {
      case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &generator))
      case 1 where !new.isEmpty: new[Int.random(in: 0..<new.count, using: &generator)].content += 1
      case 2 where !new.isEmpty:
        let row = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
        new.insert(row, at: Int.random(in: 0...new.count, using: &generator))
      default: new.insert(row(), at: Int.random(in: 0...new.count, using: &generator))
      }
    }
    return Bool.random(using: &generator) ? (old, new) : (new, old)
  }

  @Test("applied to the old list, gives the new one, for 12,000 pairs", arguments: 0..<40)
  func replays(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for round in 0..<300 {
      let (old, new) = pair(using: &generator)
      let comment = Comment(rawValue: "seed \(seed), round \(round): \(old) -> \(new)")
      #expect(fault(from: old, to: new) == nil, comment)
      let rows = DiffableRows(from: old, to: new)
      #expect(ReferenceRowDiff.fault(in: rows, from: old, to: new, identity: \.identity) == nil, comment)
    }
  }

  @Test("moves as few rows as possible", arguments: 0..<20)
  func minimal(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let old = Array(0..<Int.random(in: 0...12, using: &generator)).shuffled(using: &generator)
      let new = Array(0..<Int.random(in: 0...12, using: &generator)).shuffled(using: &generator)
      let diff = RowDiff(from: rows(old), to: rows(new))
      let common = Set(old).intersection(new).count
      #expect(
        diff.moves.count == common - ReferenceRowDiff.longestCommonSubsequence(old, new), "\(old) -> \(new)")
      #expect(diff.deletions.count == old.count - common && diff.insertions.count == new.count - common)
    }
  }

  @Test("puts a move and a deletion into one batch (case 79)")
  func moveAndDeletion() {
    let diff = RowDiff(from: rows([1, 2, 3]), to: rows([3, 2]))
    #expect(diff.deletions == [0] && diff.insertions.isEmpty && diff.moves.count == 1)
    #expect(fault(from: rows([1, 2, 3]), to: rows([3, 2])) == nil)
  }

  @Test("resolves repeated identities by its rule (case 78)")
  func repeated() {
    let diff = RowDiff(from: rows([1, 2]), to: rows([1, 2, 2]))
    #expect(diff.insertions == [2] && diff.deletions.isEmpty && diff.moves.isEmpty)
    let front = RowDiff(from: rows([3, 2]), to: rows([2, 3, 2]))
    #expect(front.insertions == [0] && front.moves.isEmpty, "ends that agree are matched first")
  }

  @Test("keeps identity and content apart")
  func content() {
    func items(_ rows: [(String, Int, Bool)]) -> [SelectableItem<Facet>] {
      rows.map { (Facet(value: $0.0, count: $0.1), $0.2) }
    }
    let old = items([("a", 1, false), ("b", 2, false), ("c", 3, true)])
    let new = items([("c", 3, true), ("a", 9, false), ("b", 2, true)])
    let diff = RowDiff(from: old, to: new)
    #expect(diff.moves == [.init(from: 2, to: 0)] && diff.deletions.isEmpty && diff.insertions.isEmpty)
    #expect(diff.updates == [.init(old: 0, new: 1), .init(old: 1, new: 2)])
    let highlighted = RowDiff(
      from: [Facet(value: "a", count: 1)], to: [Facet(value: "a", count: 1, highlighted: "<em>a</em>")])
    #expect(highlighted.updates.count == 1 && !highlighted.changesStructure)
    #expect(RowDiff(from: old, to: old).isEmpty)
  }

  @Test("tells attributes and normal forms apart")
  func identity() {
    func row(_ attribute: Attribute, _ value: String) -> SelectableFacet {
      SelectableFacet(attribute: attribute, facet: Facet(value: value, count: 1))
    }
    #expect(RowDiff(from: [row("a", "x")], to: [row("b", "x")]).changesStructure)
    #expect(RowDiff(from: [row("\u{e9}", "x")], to: [row("e\u{301}", "x")]).changesStructure)
    #expect(RowDiff(from: [row("a", "\u{e9}")], to: [row("a", "e\u{301}")]).changesStructure)
    #expect(RowDiff(from: [row("a", "3\" x 5\"")], to: [row("a", "3\" x 5\"")]).isEmpty, "case 77")
  }

  @Test("compares lists of a response, and menus")
  func lists() throws {
    let old = try response([("a", [("x", 1), ("y", 2), ("z", 3)])])
    let new = try response([("a", [("z", 3), ("x", 5)])])
    let diff = RowDiff(from: try #require(old.facets?["a"]), to: try #require(new.facets?["a"]))
    #expect(diff.deletions == [1] && diff.moves.count == 1 && diff.updates.map(\.new) == [1])
    let menu: [HierarchicalFacet] = [
      (Facet(value: "a", count: 1), 0, false), (Facet(value: "b", count: 1), 0, false),
    ]
    var opened = menu
    opened[0].isSelected = true
    opened.insert((Facet(value: "a > c", count: 1), 1, false), at: 1)
    let opening = RowDiff(from: menu, to: opened)
    #expect(opening.insertions == [1] && opening.updates.map(\.new) == [0])
    #expect(opening.moves.isEmpty && opening.deletions.isEmpty)
  }

  @Test("converts to index paths")
  func indexPaths() {
    let batch = RowDiff(from: rows([1, 2, 3, 4]), to: rows([5, 4, 2, 3])).batchUpdate(inSection: 7)
    #expect(batch.deletions == [RowIndexPath(section: 7, item: 0)])
    #expect(batch.insertions == [RowIndexPath(section: 7, item: 0)])
    #expect(batch.moves.map(\.from.item) == [3] && batch.moves.map(\.to.item) == [1])
    #expect(IndexPath(batch.insertions[0]) == IndexPath(indexes: [7, 0]))
  }

  @Test("gives a diffable data source unique identifiers and what to reconfigure")
  func diffable() {
    let old = [Row(number: 1), Row(number: 2), Row(number: 2)]
    let new = [Row(number: 2), Row(number: 3), Row(number: 2, content: 1), Row(number: 1, content: 1)]
    let rows = DiffableRows(from: old, to: new)
    #expect(Set(rows.identifiers).count == 4)
    #expect(rows.identifiers.map(\.facet.value) == ["2", "3", "2", "1"])
    #expect(rows.identifiers.map(\.occurrence) == [0, 0, 1, 0])
    #expect(rows.reconfigured == [rows.identifiers[2], rows.identifiers[3]])
    #expect(DiffableRows(to: old).identifiers[0] == rows.identifiers[3])
  }

  @Test("agrees with its meaning on long lists", arguments: 0..<4)
  func long(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = (0..<1000).shuffled(using: &generator).map { Row(number: $0) }
    var new = old.filter { _ in Int.random(in: 0..<10, using: &generator) > 0 }
    for _ in 0..<100 {
      new.swapAt(
        Int.random(in: 0..<new.count, using: &generator), Int.random(in: 0..<new.count, using: &generator))
    }
    #expect(fault(from: old, to: new) == nil)
    let order = ReferenceRowDiff.longestCommonSubsequence(old.map(\.number), new.map(\.number))
    #expect(RowDiff(from: old, to: new).moves.count == new.count - order)
  }
}
