import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// A menu connected to a searcher whose answers the test writes, or the loopback engine's.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct HierarchicalMenuTests {
  let server: LoopbackServer
  let searcher: HitsSearcher
  let filterState = FilterState()
  let menu = HeadlessHierarchy()

  init() throws {
    server = try LoopbackServer()
    searcher = server.searcher()
    searcher.connectFilterState(filterState)
  }

  func connect(
    _ attributes: [Attribute] = ["cat.lvl0", "cat.lvl1"], presenter: HierarchicalPresenter? = nil
  ) -> HierarchicalConnector {
    HierarchicalConnector(
      searcher: searcher, filterState: filterState, hierarchicalAttributes: attributes, separator: " > ",
      controller: menu, presenter: presenter)
  }

  /// Levels follow the declared attributes, not the order of the answer.
  @Test func case55() async throws {
    server.answerEachQuery { _ in
      #"{"facets":{"cat.lvl1":{"Garden > Tools":2},"cat.lvl0":{"Pets":1,"Garden":9}}}"#
    }
    let connector = connect()
    try await searcher.performSearch()
    #expect(await waitUntil { menu.levels == ["0 Garden", "0 Pets"] })
    menu.onClick?("Garden")
    #expect(await waitUntil { menu.levels == ["0 Garden", "1 Garden > Tools", "0 Pets"] })
    withExtendedLifetime(connector) {}
  }

  /// Only what the path opens is shown, before its answer has come too, and whatever other branches records are in.
  @Test func rowsOfThePath() async throws {
    server.answerEachQuery { _ in
      #"""
      {"facets":{"cat.lvl0":{"Garden":9,"Pets":1},"cat.lvl1":{"Garden > Tools":2,"Garden Sheds > A":2,"Pets > Cat":1},
      "cat.lvl2":{"Garden > Tools > Rakes":2,"Pets > Cat > Food":1}}}
      """#
    }
    let connector = connect(["cat.lvl0", "cat.lvl1", "cat.lvl2"])
    try await searcher.performSearch()
    #expect(await waitUntil { menu.values == ["Garden", "Pets"] })
    for (tapped, rows) in [
      ("Pets", ["Garden", "Pets", "Pets > Cat"]), ("Garden", ["Garden", "Garden > Tools", "Pets"]),
      ("Garden > Tools", ["Garden", "Garden > Tools", "Garden > Tools > Rakes", "Pets"]),
      ("Pets", ["Garden", "Pets", "Pets > Cat"]), ("Pets", ["Garden", "Pets"]),
    ] {
      menu.onClick?(tapped)
      #expect(await waitUntil { menu.values == rows }, "\(tapped): \(menu.values)")
    }
    withExtendedLifetime(connector) {}
  }

  /// A path that the main answer knows nothing of.
  @Test func case59() async throws {
    server.answerEachQuery { facets in
      facets == ["cat.lvl0"] ? #"{"facets":{"cat.lvl0":{"Garden":9}}}"# : #"{"facets":{},"nbHits":0}"#
    }
    let connector = connect()
    menu.onClick?("Garden > Tools")
    #expect(await waitUntil { menu.levels == ["0 Garden"] })
    #expect(menu.selected == ["Garden"] && connector.interactor.path.value == "Garden > Tools")
    // And one that no answer knows anything of.
    server.answerEachQuery { _ in "{}" }
    try await searcher.performSearch()
    #expect(await waitUntil { menu.items.isEmpty })
  }

  /// More levels declared than there are: the missing ones have no rows, and the deepest real value can be selected.
  @Test func case61() async throws {
    let errors = ErrorCount(searcher)
    let connector = connect([
      "categories.lvl0", "categories.lvl1", "categories.lvl2", "categories.lvl3",
    ])
    try await searcher.performSearch()
    #expect(await waitUntil { menu.values.contains("Garden") })
    for value in ["Garden", "Garden > Seeds"] { menu.onClick?(value) }
    #expect(await waitUntil { searcher.results?.nbHits == count("categories.lvl1", "Garden > Seeds") })
    #expect(await waitUntil { menu.selected == ["Garden", "Garden > Seeds"] })
    #expect(menu.items.allSatisfy { $0.level < 2 } && menu.values.contains("Garden > Tools"))
    for value in ["Garden > Tools", "Garden > Tools > Rakes"] { menu.onClick?(value) }
    #expect(await waitUntil { menu.selected == ["Garden", "Garden > Tools", "Garden > Tools > Rakes"] })
    #expect(errors.count == 0)
    withExtendedLifetime(connector) {}
  }
}
