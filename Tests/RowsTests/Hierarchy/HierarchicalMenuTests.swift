import Facets
import ReferenceFacets
import Testing

@Suite("Hierarchical menus")
struct HierarchicalMenuTests {
  private let attributes: [Attribute] = ["cat.lvl0", "cat.lvl1", "cat.lvl2", "cat.lvl3"]

  private func menu(_ facets: PlainFacets, path: String?) throws -> HierarchicalMenu {
    HierarchicalMenu(try response(facets).facets, attributes: attributes, path: HierarchicalPath(path))
  }

  private func describe(_ rows: some Sequence<HierarchicalFacet>) -> [String] {
    rows.map { "\($0.level)\($0.isSelected ? "*" : " ")\(hex($0.facet.value)) \($0.facet.count)" }
  }

  @Test("takes levels as declared, not as they arrive (case 55)")
  func declaredOrder() throws {
    let menu = try menu(
      [("cat.lvl1", [("b > c", 2), ("b > a", 1)]), ("cat.lvl0", [("b", 3), ("a", 4)])], path: "b")
    #expect(describe(menu.rows()) == ["0 a 4", "0*b 3", "1 b > a 1", "1 b > c 2"])
  }

  @Test("has no rows for levels without data, and none without facets (cases 58, 59, 61)")
  func missingLevels() throws {
    #expect(try describe(menu([("cat.lvl0", [("a", 1)])], path: "a > b > c").rows()) == ["0*a 1"])
    #expect(try menu([], path: "Garden > Tools").rows().isEmpty)
    #expect(HierarchicalMenu(nil, attributes: attributes, path: HierarchicalPath("a")).rows().isEmpty)
    #expect(HierarchicalMenu([:], attributes: [], path: HierarchicalPath()).rows().isEmpty)
  }

  @Test("selects the rows of the path only (case 51)")
  func selection() throws {
    let menu = try menu(
      [("cat.lvl0", [("Pets", 2)]), ("cat.lvl1", [("Pets > Cat", 1), ("Pets > Cattle", 1)])],
      path: "Pets > Cattle")
    #expect(describe(menu.rows()) == ["0*Pets 2", "1 Pets > Cat 1", "1*Pets > Cattle 1"])
  }

  @Test("keeps the baseline's values with the later counts (case 62)")
  func baseline() throws {
    let baseline = try menu([("cat.lvl0", [("Garden", 9), ("Home", 5)])], path: nil)
    let later = try menu(
      [("cat.lvl0", [("New", 1), ("Garden", 2)]), ("cat.lvl1", [("Garden > Tools", 2)])], path: "Garden")
    let merged = baseline.merging(later)
    #expect(
      describe(merged.facets) == ["0*Garden 2", "0 Home 0", "0 New 1", "1 Garden > Tools 2"])
  }

  @Test("merges repeated values into one")
  func repeatedBaseline() {
    let baseline = HierarchicalMenu(
      levels: [["a", "c", "a", "c"].map { Facet(value: $0, count: 1) }].map { FacetList($0) },
      path: HierarchicalPath())
    let later = HierarchicalMenu(
      levels: [[Facet(value: "a", count: 3), Facet(value: "b", count: 4), Facet(value: "a", count: 5)]],
      path: HierarchicalPath())
    #expect(describe(baseline.merging(later).facets) == ["0 a 5", "0 c 0", "0 b 4"])
  }

  @Test("opens the path and nothing else")
  func opened() throws {
    let facets: PlainFacets = [
      ("cat.lvl0", [("a", 5), ("a b", 2), ("c", 1)]),
      ("cat.lvl1", [("a > x", 3), ("a b > y", 2), ("a > z", 1), ("a >", 1), ("c > x", 1)]),
      ("cat.lvl2", [("a > x > 1", 3), ("a > xx > 2", 1), ("c > x > 1", 1)]),
    ]
    #expect(describe(try menu(facets, path: nil).opened.facets) == ["0 a 5", "0 a b 2", "0 c 1"])
    #expect(describe(try menu(facets, path: "a").opened.facets).dropFirst(3) == ["1 a > x 3", "1 a > z 1"])
    let deep = try menu(facets, path: "a > x").opened
    #expect(describe(deep.facets).dropFirst(3) == ["1*a > x 3", "1 a > z 1", "2 a > x > 1 3"])
    #expect(describe(deep.rows()) == describe(DefaultPresenter.Hierarchical.present(deep.facets)))
    #expect(describe(deep.opened.facets) == describe(deep.facets))
    #expect(describe(try menu(facets, path: "nowhere > x").opened.facets).count == 3)
  }

  @Test("can show more where any level has more (case 63)")
  func showMore() throws {
    let children = (0..<5).map { (value: "a > \($0)", count: 1) }
    let menu = try menu([("cat.lvl0", [("a", 5), ("b", 1)]), ("cat.lvl1", children)], path: "a > 4")
    #expect(menu.canShowMore(limit: 2) && !menu.canShowMore(limit: 5))
    #expect(menu.canShowMore(limit: 3) && !menu.canShowMore(limit: 4), "the fifth child is selected")
    #expect(describe(menu.rows(limit: 2)) == ["0*a 5", "1 a > 0 1", "1 a > 1 1", "1*a > 4 1", "0 b 1"])
  }

  @Test("gives the presenter's rows without making the others", arguments: 0..<20)
  func rowsAgainstPresenter(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var sorter = HierarchicalSorter()
    for _ in 0..<10 {
      let facets: PlainFacets = attributes.shuffled(using: &generator).prefix(3).map { attribute in
        (attribute.rawValue, (0..<30).map { (RandomText.next(using: &generator), $0) })
      }
      let path = facets.first?.values.randomElement(using: &generator)?.value
      let menu = try menu(facets, path: path)
      let expected = describe(ReferenceHierarchy.present(menu.facets))
      #expect(firstDifference(describe(menu.rows()), expected) == nil)
      #expect(firstDifference(describe(sorter.rows(of: menu)), expected) == nil)
      #expect(firstDifference(describe(DefaultPresenter.Hierarchical.present(menu.facets)), expected) == nil)
    }
  }
}
