import Facets
import Testing

@Suite("Selections and their differences")
struct FacetSelectionTests {
  typealias Values = [Attribute: Set<String>]

  private let facets: PlainFacets = [
    ("brand", [("Zed", 3), ("Yon", 2), ("Zed", 1), ("", 1)]), ("colour", []), ("size", [("S", 1), ("M", 2)]),
  ]

  @Test("describes itself in order")
  func description() throws {
    let selection = FacetSelection(
      ["size": ["M"], "brand": ["Zed", "Gone"]], in: try response(facets).facets)
    #expect("\(selection)" == "brand: [\"Gone\", \"Zed\"], size: [\"M\"]")
  }

  @Test("gives back the values that it was made from, listed or not")
  func roundTrip() throws {
    let values: Values = ["brand": ["Zed", "", "Gone"], "size": ["M"], "colour": ["red"], "ghost": ["x"]]
    let selection = FacetSelection(values, in: try response(facets).facets)
    #expect(selection.selections == values)
    #expect(selection.count == 6 && !selection.isEmpty)
    #expect(selection.values(for: "brand") == ["Zed", "", "Gone"])
    #expect(selection.values(for: "nothing").isEmpty)
    #expect(FacetSelection(values).selections == values)
    #expect(FacetSelection(["brand": []], in: try response(facets).facets).selections == [:])
  }

  @Test("selects, deselects and toggles")
  func changes() throws {
    var selection = FacetSelection(in: try response(facets).facets)
    selection.toggle("S", for: "size")
    selection.insert("other", for: "size")
    selection.toggle("-20C", for: "temp")
    #expect(selection.contains("S", for: "size") && selection.contains("other", for: "size"))
    #expect(!selection.contains("M", for: "size") && !selection.contains("S", for: "brand"))
    selection.toggle("S", for: "size")
    selection.remove("other", for: "size")
    selection.remove("never there", for: "size")
    selection.toggle("-20C", for: "temp")
    #expect(selection == FacetSelection() && selection.isEmpty, "the initial state (case 19)")
  }

  @Test("tells normal forms apart (case 89)")
  func normalForms() throws {
    let facets: PlainFacets = [("n", [("Zo\u{eb}", 3), ("Zoe\u{308}", 2)])]
    let response = try response(facets)
    let list = try #require(response.facets?["n"])
    let selection = FacetSelection(["n": ["Zoe\u{308}"]], in: response.facets)
    #expect(list.indices.map { selection.contains(at: $0, of: list, for: "n") } == [false, true])
  }

  @Test("has no answer for a position behind the list, where another attribute's rows are")
  func positions() async {
    await #expect(processExitsWith: .failure) {
      // Whatever else fails here ends the process well, and the test with it.
      guard let facets = try? response([("a", [("x", 1)]), ("b", [("y", 1)])]).facets, let list = facets["a"]
      else { return }
      let selection = FacetSelection(["b": ["y"]], in: facets)
      if !selection.contains(at: 0, of: list, for: "a") { _ = selection.contains(at: 1, of: list, for: "a") }
    }
  }

  @Test("knows the state of rows in any order and of any origin")
  func rows() throws {
    let response = try response(
      facets, ordering: .init(facets: .init(order: ["brand"]), values: ["brand": .init()]))
    let selection = FacetSelection(["brand": ["Zed", "Gone", "Also"]], in: response.facets)
    let ordered = try #require(response.orderedFacets().first?.facets)
    func describe(_ items: [SelectableItem<Facet>]) -> [String] {
      items.map { "\($0.item.value) \($0.item.count) \($0.isSelected)" }
    }
    let expected = ["Yon 2 false", "Zed 1 true", " 1 false"]
    #expect(describe(selection.selectableFacets(of: ordered, for: "brand")) == expected)
    #expect(describe(selection.selectableFacets(of: FacetList(Array(ordered)), for: "brand")) == expected)
    #expect(
      describe(selection.selectableFacets(of: ordered, for: "brand", keepSelectedEmptyFacets: true))
        == expected + ["Also 0 true", "Gone 0 true"])
  }

  @Test("keeps answers of one multi-query apart, which share their memory")
  func multiQuery() throws {
    var decoder = FacetDecoder()
    let answers = try decoder.decodeMultiQuery(
      Array(#"{"results":[{"facets":{"a":{"x":1}}},{"facets":{"a":{"y":1,"x":2},"b":{"x":1}}}]}"#.utf8))
    let selection = FacetSelection(["a": ["x"]], in: answers[0].facets)
    let list = try #require(answers[1].facets?["a"])
    #expect(list.indices.map { selection.contains(at: $0, of: list, for: "a") } == [false, true])
    #expect(selection == FacetSelection(["a": ["x"]], in: answers[1].facets))
    #expect(
      SelectionDiff(from: selection, to: FacetSelection(["b": ["x"]], in: answers[1].facets)).removed
        .selections == ["a": ["x"]])
  }

  @Test("carries over to the next response (cases 49 and 50)")
  func nextResponse() throws {
    let selection = FacetSelection(["brand": ["Zed"]])
    let indexed = selection.indexed(by: try response(facets).facets)
    #expect(indexed == selection)
    #expect(indexed.rows == ["brand/2"])
  }

  @Test("finds what was inserted and removed", arguments: 0..<40)
  func differential(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    // Equivalent strings are one in a `Set`, but two to the engine; here each value has one spelling.
    let pool = (0..<200).map { "\($0 % 3) value \($0)" } + ["", "🙂", "é", "日本", "a\u{0}", "a"]
    let attributes = ["brand", "colour", "é", ""]
    func facets() -> PlainFacets {
      attributes.shuffled(using: &generator).prefix(3).map { attribute in
        (
          attribute,
          (0..<Int.random(in: 0...150, using: &generator)).map { _ in
            (pool.randomElement(using: &generator)!, 1)
          }
        )
      }
    }
    func values() -> Values {
      var values: Values = [:]
      for attribute in attributes where Bool.random(using: &generator) {
        let count = [0, 1, 2, 60].randomElement(using: &generator)!
        values[Attribute(attribute)] = Set(pool.shuffled(using: &generator).prefix(count))
      }
      return values
    }
    func subtracting(_ left: Values, _ right: Values) -> Values {
      left.map { ($0, $1.subtracting(right[$0] ?? [])) }.reduce(into: [:]) {
        $0[$1.0] = $1.1.isEmpty ? nil : $1.1
      }
    }
    for _ in 0..<10 {
      let first = try response(facets()).facets
      let second = try response(facets()).facets
      let (old, new) = (values(), values())
      for (oldFacets, newFacets) in [
        (first, first), (first, second), (nil, second), (first, nil), (nil, nil),
      ] {
        let from = FacetSelection(old, in: oldFacets)
        let to = FacetSelection(new, in: newFacets)
        let diff = SelectionDiff(from: from, to: to)
        #expect(diff.inserted.selections == subtracting(new, old), "seed \(seed)")
        #expect(diff.removed.selections == subtracting(old, new), "seed \(seed)")
        #expect(diff.isEmpty == (subtracting(old, new).isEmpty && subtracting(new, old).isEmpty))
        #expect(from == from.indexed(by: newFacets))
      }
      #expect(SelectionDiff(from: old, to: new).inserted.selections == subtracting(new, old))
    }
  }
}

extension FacetSelection {
  /// The places of the selected values in the response.
  fileprivate var rows: [String] {
    (facets ?? nil).map { facets in
      facets.flatMap { entry in
        entry.facets.indices.filter { contains(at: $0, of: entry.facets, for: entry.attribute) }
          .map { "\(entry.attribute)/\($0)" }
      }
    } ?? []
  }
}
