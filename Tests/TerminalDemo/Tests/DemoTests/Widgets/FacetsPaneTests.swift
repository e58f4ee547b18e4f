import Facets
import Testing

@testable import facets_demo

/// The pane by itself, with values that the shop's server never sends.
@MainActor struct FacetsPaneTests {
  @Test func valuesGoByTheirNames() {
    let facets = [Facet(value: "Zed", count: 0), Facet(value: "", count: 3), Facet(value: "Acme", count: 2)]
    let rows = DynamicFacetRows(
      [AttributedFacets(attribute: "brand", facets: facets)],
      selecting: [Filter.Facet(attribute: "brand", stringValue: "Zed")])
    let pane = FacetsPane(redraw: Redraw())
    pane.setRows(rows) { RowDiff(from: DynamicFacetRows(), to: rows) }
    let lines = pane.lines(columns: 40)
    // A value without a record keeps its name; only the value that has no name gets one.
    #expect(lines.map(\.text) == ["brand", "Zed", "(empty)", "Acme"])
    #expect(lines.map(\.detail) == ["", "0", "3", "2"])
    #expect(lines.map(\.mark) == [.none, .selected, .unselected, .unselected])
  }
}
