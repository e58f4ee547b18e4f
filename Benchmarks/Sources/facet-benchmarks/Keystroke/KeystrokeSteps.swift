import BenchmarkHarness
import FacetSearch
import Facets
import Foundation

/// The steps from an answer to the rows, by the functions that the widgets call, each on both answers in turn.
final class KeystrokeSteps {
  private struct Shown {
    let facets: MergedFacets
    let ordering: FacetOrdering?
    let ordered: [AttributedFacets]
    let menu: HierarchicalMenu
    let listRows: [FacetRow]
    let menuRows: [HierarchicalFacet]
  }

  private let answers: KeystrokeAnswers
  private var decoder = FacetDecoder()
  private var latest: MergedFacets?
  private var shown: [Shown] = []
  private var turn = 0

  /// The steps of these answers.
  init(_ answers: KeystrokeAnswers, selected: KeystrokeAnswers.Selection) throws {
    self.answers = answers
    for body in answers.bodies {
      var decoder = FacetDecoder()
      guard let response = try decoder.decodeMultiQuery(body).first else { throw Mismatch("no response") }
      let facets = MergedFacets(response)
      let ordering = response.renderingContent?.facetOrdering
      let ordered = FacetsOrderer(ordering)(facets.facets)
      let menu = HierarchicalMenu(
        levels: KeystrokeScreen.levels.map { facets[$0] },
        path: HierarchicalPath(separator: KeystrokeScreen.separator))
      shown.append(
        Shown(
          facets: facets, ordering: ordering, ordered: ordered, menu: menu,
          listRows: KeystrokeSteps.rows(of: ordered, selected), menuRows: Array(menu.rows())))
    }
    steps = [
      Yardstick("decode and merge") { self.decode() },
      Yardstick("order facets") {
        let next = self.next()
        return FacetsOrderer(next.ordering)(next.facets.facets).count
      },
      Yardstick("make rows") {
        let next = self.next()
        return KeystrokeSteps.rows(of: next.ordered, selected).count + Array(next.menu.rows()).count
      },
      Yardstick("row differences") {
        let (old, new) = (self.shown[self.turn], self.next())
        return RowDiff(from: old.listRows, to: new.listRows).deletions.count
          + RowDiff(from: old.menuRows, to: new.menuRows).deletions.count
      },
    ]
  }

  /// Decode, order, make rows, compare rows.
  private(set) var steps: [Yardstick] = []

  private func next() -> Shown {
    turn = 1 - turn
    return shown[turn]
  }

  private func decode() -> Int {
    turn = 1 - turn
    latest = (try? decoder.decodeMultiQuery(answers.bodies[turn]).first).map { MergedFacets($0) }
    return latest?.facets.count ?? -1
  }

  private static func rows(
    of ordered: [AttributedFacets], _ selected: KeystrokeAnswers.Selection
  ) -> [FacetRow] {
    var rows: [FacetRow] = []
    rows.reserveCapacity(ordered.reduce(0) { $0 + $1.facets.count })
    for entry in ordered {
      let hasSelection = entry.attribute == selected.attribute
      for facet in entry.facets {
        let isSelected = hasSelection && facet.value == selected.value
        rows.append(FacetRow(attribute: entry.attribute, facet: facet, isSelected: isSelected))
      }
    }
    return rows
  }
}
