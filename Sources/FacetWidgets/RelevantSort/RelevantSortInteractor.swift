public import FacetSearch
import Facets

/// Manages what a search of a virtual replica puts first.
@MainActor public final class RelevantSortInteractor {
  /// The priority; nil where the searched index is not a virtual replica, which has no relevant sort.
  public var item: RelevantSortPriority? {
    didSet { if item != oldValue { onItemChanged.notify(item) } }
  }
  /// Tells of another ``item``.
  public let onItemChanged = Observers<RelevantSortPriority?>()
  /// Tells of taps.
  let onToggle = Observers<RelevantSortPriority>()

  /// An interactor with this priority until results say otherwise.
  public init(priority: RelevantSortPriority? = nil) {
    item = priority
  }

  /// Takes the other priority; does nothing where there is no relevant sort.
  public func toggle() {
    guard let toggled = item?.toggled else { return }
    item = toggled
    onToggle.notify(toggled)
  }
}

extension RelevantSortInteractor {
  /// Takes the priority of the searcher's results from now on, and searches anew when it is toggled.
  ///
  /// Results without a number of sorted hits have none. All hits means `relevancyStrictness` 0; relevant ones what the
  /// request had before, or the index's default. While a search is under way the request counts, not an answer to an
  /// older one.
  @discardableResult
  public func connectSearcher(_ searcher: HitsSearcher) -> Connection {
    let show = { [weak self, weak searcher] (results: SearchResults) in
      guard let self, let searcher else { return }
      let query = searcher.isSearching ? searcher.request.query : results.request.query
      let priority: RelevantSortPriority = query.relevancyStrictness == 0 ? .hitsCount : .relevancy
      item = results.nbSortedHits == nil ? nil : priority
    }
    let answers = searcher.onResults.subscribe(with: self) { _, results in show(results) }
    var defaultStrictness: Int?
    let toggles = onToggle.subscribe(with: searcher) { searcher, priority in
      let strictness = searcher.request.query.relevancyStrictness
      if strictness != 0 { defaultStrictness = strictness }
      searcher.request.query.relevancyStrictness = priority == .hitsCount ? 0 : defaultStrictness
      searcher.request.query.page = nil
      searcher.search()
    }
    if let results = searcher.results { show(results) }
    return Connection {
      answers.cancel()
      toggles.cancel()
    }
  }

  /// Shows the priority in `controller` from now on, and takes its taps. Neither keeps the other alive.
  @discardableResult
  public func connectController<Controller: RelevantSortController, Output>(
    _ controller: Controller, presenter: @escaping RelevantSortPresenter<Output>
  ) -> Connection where Controller.Item == Output {
    controller.setItem(presenter(item))
    let changes = onItemChanged.subscribe(with: controller) { $0.setItem(presenter($1)) }
    let connection = Connection { changes.cancel() }
    controller.didToggle = { [weak self] in
      if connection.isConnected { self?.toggle() }
    }
    return connection
  }

  /// Shows the priority in `controller` as texts; see the other function.
  @discardableResult
  public func connectController<Controller: RelevantSortController>(
    _ controller: Controller
  ) -> Connection where Controller.Item == RelevantSortTextualRepresentation? {
    connectController(controller, presenter: DefaultPresenter.RelevantSort.present)
  }
}
