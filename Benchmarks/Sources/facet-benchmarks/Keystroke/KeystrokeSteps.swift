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
    let listRows: DynamicFacetRows
    let menuRows: [HierarchicalFacet]
  }

  private let answers: KeystrokeAnswers
  private var decoder = FacetDecoder()
  private var latest: MergedFacets?
  private var shown: [Shown] = []
  private var turn = 0

  /// The steps of these answers, with differences of the rows if `animates` says so.
  init(_ answers: KeystrokeAnswers, selected: KeystrokeAnswers.Selection, animates: Bool) throws {
    self.answers = answers
    let selected = Filter.Facet(attribute: selected.attribute, stringValue: selected.value)
    for body in answers.bodies {
      var decoder = FacetDecoder()
      guard let response = try decoder.decodeMultiQuery(body).first else { throw Mismatch("no response") }
      let facets = MergedFacets(response)
      let ordering = response.renderingContent?.facetOrdering
      let ordered = FacetsOrderer(ordering)(facets.facets)
      let menu = HierarchicalMenu(
        levels: KeystrokeScreen.levels.map { facets[$0] },
        path: HierarchicalPath(separator: KeystrokeScreen.separator)
      ).opened
      shown.append(
        Shown(
          facets: facets, ordering: ordering, ordered: ordered, menu: menu,
          listRows: DynamicFacetRows(ordered, selecting: [selected]), menuRows: Array(menu.rows())))
    }
    steps = [
      Yardstick("decode and merge") { self.decode() },
      Yardstick("order facets") {
        let next = self.next()
        return FacetsOrderer(next.ordering)(next.facets.facets).count
      },
      Yardstick("make rows") {
        let next = self.next()
        return DynamicFacetRows(next.ordered, selecting: [selected]).count + Array(next.menu.rows()).count
      },
    ]
    if !animates { return }
    steps.append(
      Yardstick("row differences") {
        let (old, new) = (self.shown[self.turn], self.next())
        return RowDiff(from: old.listRows, to: new.listRows).deletions.count
          + RowDiff(from: old.menuRows, to: new.menuRows).deletions.count
      })
  }

  /// Decode, order, make rows, and where there is animation compare rows.
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
}
