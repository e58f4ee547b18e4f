import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// What an app can choose about a menu's rows.
extension HierarchicalMenuTests {
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
    let connector = connect(
      presenter: DefaultPresenter.Hierarchical.alphabetical([.insensitive, .numeric]))
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
