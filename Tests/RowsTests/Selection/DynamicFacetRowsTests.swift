import Facets
import ReferenceFacets
import Testing

@Suite("Rows of a dynamic facet list")
struct DynamicFacetRowsTests {
  private func filter(_ attribute: Attribute, _ value: String) -> Filter.Facet {
    Filter.Facet(attribute: attribute, stringValue: value)
  }

  @Test("stand attribute after attribute, each with its selection")
  func rows() throws {
    let facets = try response([("a", [("x", 3), ("y", 2)]), ("b", []), ("c", [("x", 1)])]).orderedFacets()
    let rows = DynamicFacetRows(facets, selecting: [filter("a", "y"), filter("b", "x"), filter("c", "z")])
    #expect(rows.map(\.attribute) == ["a", "a", "c"])
    #expect(rows.map(\.facet.description) == ["x (3)", "y (2)", "x (1)"])
    #expect(rows.map(\.isSelected) == [false, true, false])
    #expect(rows.selectedPositions == [1] && rows.isSelected(at: 1) && !rows.isSelected(at: 2))
    #expect(DynamicFacetRows(Array(facets.suffix(1))).description == "\(Array(rows.suffix(1)))")
    #expect(rows.count == 3 && DynamicFacetRows().isEmpty && DynamicFacetRows([]).selectedPositions == [])
  }

  @Test("are selected by bytes, numbers in either spelling, and never by a negated filter")
  func selection() {
    let values = ["\u{e9}", "e\u{301}", "2.0", "true", ""]
    let facets = [
      AttributedFacets(attribute: "\u{e9}", facets: values.map { Facet(value: $0, count: 1) }),
      AttributedFacets(attribute: "e\u{301}", facets: [Facet(value: "\u{e9}", count: 1)]),
    ]
    func selected(_ filters: Filter.Facet...) -> [Int] {
      DynamicFacetRows(facets, selecting: filters).selectedPositions
    }
    #expect(selected(filter("\u{e9}", "e\u{301}")) == [1])
    #expect(selected(filter("e\u{301}", "\u{e9}")) == [5])
    #expect(selected(Filter.Facet(attribute: "\u{e9}", boolValue: true), filter("\u{e9}", "")) == [3, 4])
    #expect(selected(Filter.Facet(attribute: "\u{e9}", floatValue: 2)) == [2])
    var negated = filter("\u{e9}", "\u{e9}")
    negated.isNegated = true
    #expect(selected(negated) == [])
  }

  /// Texts of more than 32 bytes are hashed in a loop; these differ in one byte of each part of it.
  @Test("tell long values apart", arguments: [33, 40, 47, 48, 49, 64, 65, 100])
  func longValues(length: Int) {
    let values = (0...length).map { place in
      String(repeating: "a", count: place) + "b" + String(repeating: "a", count: length - place)
    }
    let facets = [AttributedFacets(attribute: "a", facets: values.map { Facet(value: $0, count: 1) })]
    let selected = stride(from: 0, through: length, by: 3).map { filter("a", values[$0]) }
    let rows = DynamicFacetRows(facets, selecting: selected)
    #expect(rows.selectedPositions == Array(stride(from: 0, through: length, by: 3)))
    let reversed = facets.map {
      AttributedFacets(attribute: $0.attribute, facets: Array($0.facets.reversed()))
    }
    let diff = RowDiff(from: rows, to: DynamicFacetRows(reversed))
    #expect(diff.insertions.isEmpty && diff.deletions.isEmpty && diff.moves.count == length)
  }

  @Test("are equal where they show the same")
  func equality() throws {
    let one = DynamicFacetRows(try response([("a", [("x", 3)])]).orderedFacets())
    let other = DynamicFacetRows(try response([("b", []), ("a", [("x", 3)])]).orderedFacets())
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one != DynamicFacetRows(one.orderedFacets, selecting: [filter("a", "x")]))
    #expect(one != DynamicFacetRows(try response([("a", [("x", 4)])]).orderedFacets()))
  }

  /// Lists of attributes with values, now and then with attributes that are repeated or have changed places.
  private func list(using generator: inout SplitMix64) -> DynamicFacetRows {
    var attributes = Array(0..<Int.random(in: 0...5, using: &generator))
    if Int.random(in: 0...2, using: &generator) == 0 { attributes.shuffle(using: &generator) }
    if Int.random(in: 0...9, using: &generator) == 0 { attributes += attributes.prefix(1) }
    attributes.removeAll { _ in Int.random(in: 0...4, using: &generator) == 0 }
    let repeats = Int.random(in: 0...4, using: &generator) == 0
    let facets = attributes.map { attribute in
      var values = Array(0..<Int.random(in: 0...12, using: &generator))
      if repeats { values += values.prefix(3) }
      if Bool.random(using: &generator) { values.shuffle(using: &generator) }
      let facets = values.map { value in
        let count = Int.random(in: 0...1, using: &generator)
        return Facet(value: "\(value)", count: count, highlighted: count == 1 && value == 3 ? "<em>" : nil)
      }
      return AttributedFacets(attribute: Attribute("a\(attribute)"), facets: facets)
    }
    return DynamicFacetRows(facets, selecting: (0..<4).map { filter("a\($0)", "\($0 + 1)") })
  }

  @Test("have the differences that lists of the same rows have", arguments: 0..<20)
  func differences(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var kinds: [Bool: Int] = [:]
    for round in 0..<200 {
      let (old, new) = (list(using: &generator), list(using: &generator))
      let diff = RowDiff(from: old, to: new)
      let fault = ReferenceRowDiff.fault(in: diff, from: Array(old), to: Array(new)) { row in
        [row.attribute.rawValue, row.facet.value]
      }
      #expect(fault == nil, "seed \(seed), round \(round): \(old) -> \(new)")
      #expect(diff.isEmpty == (old == new) && RowDiff(from: new, to: new).isEmpty)
      // The general algorithm moves as few rows as possible; of repeated rows it depends on which is taken for which.
      if Set(old.map { $0.attribute.rawValue + "/" + $0.facet.value }).count == old.count,
        Set(new.map { $0.attribute.rawValue + "/" + $0.facet.value }).count == new.count
      {
        let general = RowDiff(from: Array(old), to: Array(new))
        #expect(diff.moves.count == general.moves.count && diff.updates == general.updates)
      }
      kinds[diff.moves.isEmpty, default: 0] += 1
    }
    #expect(kinds[true, default: 0] > 20 && kinds[false, default: 0] > 20)
  }
}
