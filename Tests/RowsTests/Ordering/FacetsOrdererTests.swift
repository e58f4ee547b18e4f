import Facets
import Foundation
import ReferenceFacets
import Testing

@Suite("Dynamic facet ordering")
struct FacetsOrdererTests {
  /// The result of every path: the response's own rule, a rule by hand on a response's lists, and facets by hand.
  private func expectOrder(
    _ facets: PlainFacets, _ ordering: FacetOrdering?, limit: Int? = nil, gives expected: [String],
    _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation
  ) throws {
    let response = try response(facets, ordering: ordering)
    let orderer = FacetsOrderer(ordering, limit: limit)
    let lists = facets.map { entry in
      AttributedFacets(
        attribute: Attribute(entry.attribute),
        facets: entry.values.map { Facet(value: $0.value, count: $0.count) })
    }
    let results = [
      response.orderedFacets(limit: limit), orderer(try #require(response.facets)), orderer(lists),
    ]
    for (path, result) in results.enumerated() {
      let difference = firstDifference(describe(result), expected)
      #expect(difference == nil, "path \(path) \(comment ?? "")", sourceLocation: location)
    }
  }

  @Test("gives the facets of every vector", Corpus.condition)
  func vectors() throws {
    struct Case: Decodable {
      struct Entry: Decodable {
        let attribute: String
        let values: [Value]
      }
      struct Value: Decodable {
        let name: String
        let count: Int
        init(from decoder: any Decoder) throws {
          var container = try decoder.unkeyedContainer()
          name = try container.decode(String.self)
          count = try container.decode(Int.self)
        }
      }
      struct Ordering: Decodable {
        struct Facets: Decodable { let order: [Attribute]?, hide: [Attribute]? }
        struct Values: Decodable {
          let order: [String]?, hide: [String]?, sortRemainingBy: FacetOrdering.SortRule?
        }
        let facets: Facets?, values: [Attribute: Values]?
      }
      let facetOrdering: Ordering
      let facets: [Entry], output: [Entry]
    }
    let cases = try JSONDecoder().decode([Case].self, from: Corpus.read("vectors/facet-ordering.json"))
    #expect(cases.count >= 100)
    func plain(_ entries: [Case.Entry]) -> PlainFacets {
      entries.map { ($0.attribute, $0.values.map { ($0.name, $0.count) }) }
    }
    for (index, entry) in cases.enumerated() {
      let rule = entry.facetOrdering
      let ordering = FacetOrdering(
        facets: .init(order: rule.facets?.order ?? [], hide: rule.facets?.hide ?? []),
        values: (rule.values ?? [:]).mapValues {
          .init(order: $0.order ?? [], hide: $0.hide ?? [], sortRemainingBy: $0.sortRemainingBy)
        })
      try expectOrder(
        plain(entry.facets), ordering, gives: describe(plain(entry.output)), "case \(index)")
    }
  }

  @Test("agrees with the reference on random rules", arguments: 0..<30)
  func differential(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for round in 0..<20 {
      let isWords = Bool.random(using: &generator)
      func text() -> String {
        isWords ? RandomText.word(using: &generator) : RandomText.next(maximum: 2, using: &generator)
      }
      func texts(_ maximum: Int) -> [String] {
        (0..<Int.random(in: 0...maximum, using: &generator)).map { _ in text() }
      }
      let facets: PlainFacets = texts(5).map { name in
        let count = [1, 3, 20, 200].randomElement(using: &generator)!
        return (name, texts(count).map { ($0, Int.random(in: -2...20, using: &generator)) })
      }
      // Rules name what is there and what is not, some of it twice.
      let known = facets.flatMap { $0.values.map(\.value) }
      func names(_ pool: [String]) -> [String] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          pool.randomElement(using: &generator) ?? text()
        }
          + texts(1)
      }
      var ordering = FacetOrdering()
      ordering.facets.order = (facets.map(\.attribute).shuffled(using: &generator) + texts(2)).map {
        Attribute($0)
      }
      ordering.facets.hide = texts(1).map { Attribute($0) }
      // Rules are kept under their names' strings, so two names that are equivalent must not have two of them.
      for entry in facets where Bool.random(using: &generator) {
        ordering.values[Attribute(entry.attribute)] = .init(
          order: names(known), hide: names(known),
          sortRemainingBy: [nil, .count, .alpha, .hidden].randomElement(using: &generator)!)
      }
      let limit = [nil, nil, 0, 1, 3, 30].randomElement(using: &generator)!
      let ordered = hasEquivalentNames(facets) ? nil : ordering
      let expected = describe(ReferenceOrdering.order(facets, by: ordered, limit: limit))
      try expectOrder(facets, ordered, limit: limit, gives: expected, "seed \(seed), round \(round)")
    }
  }

  private func hasEquivalentNames(_ facets: PlainFacets) -> Bool {
    Set(facets.map(\.attribute)).count != Set(facets.map { Array($0.attribute.utf8) }).count
  }

  private func order(
    _ values: [(value: String, count: Int)], _ rule: FacetOrdering.FacetValuesOrder, limit: Int? = nil,
    gives expected: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let ordering = FacetOrdering(facets: .init(order: ["a"]), values: ["a": rule])
    try expectOrder([("a", values)], ordering, limit: limit, gives: ["a: " + expected], location: location)
  }

  @Test("skips pins that are missing, which leave no holes (case 67)")
  func missingPins() throws {
    try order(
      [("Acme", 2), ("Zed", 1), ("Yon", 5)],
      .init(order: ["Ghost", "Zed", "Phantom", "Acme"], sortRemainingBy: .hidden), limit: 2,
      gives: "Zed=1,Acme=2")
  }

  @Test("hides under every sort, also what is pinned (case 69)")
  func hidden() throws {
    let values = [(value: "a", count: 1), ("b", 2), ("c", 3)]
    try order(values, .init(hide: ["b"], sortRemainingBy: .alpha), gives: "a=1,c=3")
    try order(values, .init(order: ["b", "c"], hide: ["b"]), gives: "c=3,a=1")
    try order([("x", 1), ("y", 2), ("z", 3)], .init(hide: ["x", "y"]), gives: "z=3")
  }

  @Test("applies to a lone value and counts a repeated pin once (hazard L1)")
  func loneValue() throws {
    try order([("a", 1)], .init(hide: ["a"]), gives: "")
    try order([("a", 1)], .init(sortRemainingBy: .hidden), gives: "")
    try order([("a", 1), ("b", 2)], .init(order: ["a", "a"]), gives: "a=1,b=2")
    let twice = FacetOrdering(facets: .init(order: ["a", "b", "a"]))
    try expectOrder([("a", [("x", 1)]), ("b", [("y", 2)])], twice, gives: ["a: x=1", "b: y=2"])
  }

  @Test("sorts by count where the rule does not say, and keeps equal counts in order")
  func defaultSort() throws {
    try order([("c", 1), ("b", 2), ("a", 1)], .init(), gives: "b=2,c=1,a=1")
  }

  @Test("shows a repeated value once, at its first place with its last count")
  func repeated() throws {
    let values = [(value: "a", count: 1), ("b", 2), ("a", 9)]
    try order(values, .init(sortRemainingBy: .alpha), gives: "a=9,b=2")
    try order(values, .init(order: ["b", "a"]), gives: "b=2,a=9")
    try expectOrder([("x", values)], nil, gives: ["x: a=9,b=2"])
  }

  @Test("leaves attributes out that the rule does not list or hides")
  func attributes() throws {
    let facets: PlainFacets = [("a", [("x", 1)]), ("b", [("y", 1)]), ("c", [("z", 1)])]
    try expectOrder(facets, .init(facets: .init(order: ["c", "ghost", "a"])), gives: ["c: z=1", "a: x=1"])
    try expectOrder(facets, .init(facets: .init(order: ["c", "a"], hide: ["a"])), gives: ["c: z=1"])
    try expectOrder(facets, .init(facets: .init(), values: ["a": .init()]), gives: [])
  }

  @Test("an ordering that says nothing hides nothing (case 95)", arguments: ["{}", "{\"facetOrdering\":{}}"])
  func silentOrdering(rendering: String) throws {
    var decoder = FacetDecoder()
    let response = try decoder.decode(
      Array("{\"facets\":{\"b\":{\"y\":1,\"x\":2},\"a\":{}},\"renderingContent\":\(rendering)}".utf8))
    #expect(describe(response.orderedFacets()) == ["b: y=1,x=2", "a: "])
    let orderer = FacetsOrderer(response.renderingContent?.facetOrdering)
    #expect(describe(orderer(try #require(response.facets))) == ["b: y=1,x=2", "a: "])
  }

  @Test("takes dictionaries, sorted by name without an ordering")
  func dictionaries() {
    let facets: [Attribute: [Facet]] = [
      "b": [Facet(value: "y", count: 1)], "a": [Facet(value: "x", count: 2), Facet(value: "w", count: 3)],
    ]
    #expect(describe(FacetsOrderer(nil)(facets)) == ["a: x=2,w=3", "b: y=1"])
    let ordering = FacetOrdering(
      facets: .init(order: ["b", "a"]), values: ["a": .init(sortRemainingBy: .alpha)])
    #expect(describe(FacetsOrderer(ordering)(facets)) == ["b: y=1", "a: w=3,x=2"])
  }

  @Test("keeps highlighted forms of facet hits")
  func facetHits() throws {
    var decoder = FacetDecoder()
    let response = try decoder.decode(
      Array(
        #"{"facetHits":[{"value":"a","count":1,"highlighted":"<a>"},{"value":"b","count":2,"highlighted":"<b>"}]}"#
          .utf8))
    let entry = AttributedFacets(attribute: "x", facets: try #require(response.facetHits))
    let ordering = FacetOrdering(facets: .init(order: ["x"]), values: ["x": .init()])
    #expect(FacetsOrderer(ordering)([entry]).first?.facets.map(\.highlighted) == ["<b>", "<a>"])
  }
}
