import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// A menu connected to a searcher whose answers the test writes, or the loopback engine's.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct HierarchicalMenuTests {
  private let server: LoopbackServer
  private let searcher: HitsSearcher
  private let filterState = FilterState()
  private let menu = HeadlessHierarchy()

  init() throws {
    server = try LoopbackServer()
    searcher = server.searcher()
    searcher.connectFilterState(filterState)
  }

  private func connect(
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
    let connector = connect(["categories.lvl0", "categories.lvl1", "categories.lvl2", "categories.lvl3"])
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

  /// Zero-count mode: the values of the baseline stay, with the children that only later answers have.
  @Test func case62() async throws {
    server.answerEachQuery { _ in #"{"facets":{"cat.lvl0":{"Garden":9,"Pets":4}}}"# }
    let connector = connect()
    searcher.baselineFacets = try await searcher.performSearch().merged
    server.answerEachQuery { _ in
      #"{"facets":{"cat.lvl1":{"Garden > Tools":2},"cat.lvl0":{"Garden":2}}}"#
    }
    menu.onClick?("Garden")
    #expect(await waitUntil { menu.counted == ["Garden (2)", "Garden > Tools (2)", "Pets (0)"] })
    searcher.baselineFacets = nil
    try await searcher.performSearch()
    #expect(await waitUntil { menu.counted == ["Garden (2)", "Garden > Tools (2)"] })
    withExtendedLifetime(connector) {}
  }

  /// Whether there is more to show is asked of every level; a limit takes effect at once.
  @Test(arguments: [false, true])
  func case63(hasPresenter: Bool) async throws {
    server.answerEachQuery { _ in
      #"""
      {"facets":{"cat.lvl0":{"Garden":9,"Pets":4},
      "cat.lvl1":{"Garden > A":1,"Garden > B":1,"Garden > C":1,"Garden > D":1,"Garden > E":1}}}
      """#
    }
    let connector = connect(presenter: hasPresenter ? DefaultPresenter.Hierarchical.present : nil)
    let interactor = connector.interactor
    #expect(!interactor.canShowMore)
    interactor.limit = 2
    menu.onClick?("Garden")
    #expect(await waitUntil { menu.values == ["Garden", "Garden > A", "Garden > B", "Pets"] })
    #expect(interactor.canShowMore)
    menu.onClick?("Garden > E")
    let withSelected = ["Garden", "Garden > A", "Garden > B", "Garden > E", "Pets"]
    #expect(await waitUntil { menu.values == withSelected })
    #expect(interactor.canShowMore)
    interactor.limit = 4
    #expect(await waitUntil { menu.values.count == 7 })
    #expect(!interactor.canShowMore, "the fifth is selected and stays")
    interactor.limit = nil
    #expect(!interactor.canShowMore)
  }

  /// Names in an order for reading: capitals and accents in between, and bytes where nothing else tells them apart.
  @Test func case65() async throws {
    server.answerEachQuery { _ in
      #"{"facets":{"cat.lvl0":{"zoo":1,"hp":1,"Éclair":1,"HP":1,"apple":1,"Hp":1,"Banana":1,"10":1,"9":1}}}"#
    }
    let connector = connect(presenter: DefaultPresenter.Hierarchical.alphabetical([.insensitive, .numeric]))
    try await searcher.performSearch()
    let expected = ["9", "10", "apple", "Banana", "Éclair", "HP", "Hp", "hp", "zoo"]
    #expect(await waitUntil { menu.values == expected })
    withExtendedLifetime(connector) {}
  }

  /// Case 97: a presenter of the app's own runs off the main actor, and its rows arrive there.
  @Test func case97() async throws {
    let log = ActorLog()
    let connector = connect(["categories.lvl0"]) { facets in
      log.note()
      return facets.sorted { $0.facet.value > $1.facet.value }
    }
    try await searcher.performSearch()
    #expect(await waitUntil { menu.values.first == "Tea & Cocoa" })
    #expect(log.sawOthers && !log.sawMainActor)
    withExtendedLifetime(connector) {}
  }
}
