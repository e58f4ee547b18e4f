import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

@MainActor @Suite(.timeLimit(.minutes(3)))
struct RelevantSortTests {
  /// The seed's example.
  @Test func seed() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher(indexName: "shop_virtual_price_asc")
    let relevantSortController: HeadlessRelevantSort = .init()
    let relevantSortConnector: RelevantSortConnector = .init(
      searcher: searcher, controller: relevantSortController)
    searcher.request.query.relevancyStrictness = 70
    searcher.search()
    #expect(await waitUntil { relevantSortController.item?.toggleTitle == "Show all results" })
    #expect(
      relevantSortController.item?.hintText
        == "We removed some search results to show you the most relevants ones.")
    relevantSortController.didToggle?()
    #expect(relevantSortController.item?.hintText == "Currently showing all results.")
    #expect(relevantSortController.item?.toggleTitle == "Show more relevant results")
    #expect(await waitUntil { searcher.results?.nbSortedHits == ShopRecords.all.count })
    #expect(searcher.request.query.relevancyStrictness == 0)
    relevantSortController.didToggle?()
    #expect(searcher.request.query.relevancyStrictness == 70)
    #expect(await waitUntil { !searcher.isSearching })
    #expect(relevantSortController.item?.toggleTitle == "Show all results")
    // No number of sorted hits: nothing to show, and nothing to toggle.
    searcher.request.indexName = "shop"
    try await searcher.performSearch()
    #expect(relevantSortController.item == nil)
    relevantSortController.didToggle?()
    #expect(!searcher.isSearching)
    withExtendedLifetime(relevantSortConnector) {}
  }

  @Test func seedLowLevel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher(indexName: "shop_virtual_price_asc")

    let relevantSortInteractor = RelevantSortInteractor()
    let relevantSortController: HeadlessRelevantSort = .init()

    relevantSortInteractor.connectSearcher(searcher)

    let relevantSortpresenter: RelevantSortTextualPresenter = { priority in
      switch priority {
      case .some(.hitsCount):
        return ("Currently showing all results.", "Show more relevant results")
      case .some(.relevancy):
        return ("We removed some search results to show you the most relevants ones.", "Show all results")
      default:
        return nil
      }
    }

    relevantSortInteractor.connectController(relevantSortController, presenter: relevantSortpresenter)
    #expect(relevantSortController.item == nil)
    try await searcher.performSearch()
    #expect(relevantSortController.item?.toggleTitle == "Show all results")
    let updates = relevantSortController.updates
    try await searcher.performSearch()
    #expect(relevantSortController.updates == updates)
    relevantSortController.didToggle?()
    #expect(await waitUntil { searcher.results?.nbSortedHits == ShopRecords.all.count })
    #expect(relevantSortController.item?.hintText == "Currently showing all results.")
  }

  /// What the seed's SwiftUI view asks of its model.
  @Test func observableModel() async throws {
    let server = try LoopbackServer()
    let searcher = server.searcher(indexName: "shop_virtual_price_asc")
    let model = RelevantSortObservableController()
    let connector = RelevantSortConnector(searcher: searcher, controller: model)
    #expect(model.state == nil)
    searcher.search()
    #expect(await waitUntil { model.state?.toggleTitle == "Show all results" })
    model.toggle()
    #expect(await waitUntil { searcher.results?.nbSortedHits == ShopRecords.all.count })
    #expect(model.state?.hintText == "Currently showing all results.")
    withExtendedLifetime(connector) {}
  }

  @Test func observableState() {
    let model = RelevantSortObservableController()
    let interactor = RelevantSortInteractor(priority: .hitsCount)
    let connection = interactor.connectController(model)
    #expect(model.state?.hintText == "Currently showing all results.")
    model.toggle()
    #expect(model.state?.toggleTitle == "Show all results")
    connection.disconnect()
    model.toggle()
    #expect(interactor.item == .relevancy)
  }
}
