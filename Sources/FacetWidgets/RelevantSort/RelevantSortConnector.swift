public import FacetSearch
import Facets

/// A switch between all hits and the relevant ones, for a search of a virtual replica.
///
/// The connector keeps its interactor and the searcher alive, though not the controller.
@MainActor public final class RelevantSortConnector {
  /// The searcher.
  public let searcher: HitsSearcher
  /// The state of the switch.
  public let interactor: RelevantSortInteractor
  private var connections: [Connection] = []

  /// Connects a switch that no controller shows yet.
  public init(searcher: HitsSearcher, interactor: RelevantSortInteractor = RelevantSortInteractor()) {
    self.searcher = searcher
    self.interactor = interactor
    connections = [interactor.connectSearcher(searcher)]
  }

  /// Connects a switch.
  ///
  /// - Parameters:
  ///   - searcher: The searcher, whose index is a virtual replica.
  ///   - interactor: The state of the switch.
  ///   - controller: The view.
  ///   - presenter: What the view shows of a priority.
  public convenience init<Controller: RelevantSortController, Output>(
    searcher: HitsSearcher, interactor: RelevantSortInteractor = RelevantSortInteractor(),
    controller: Controller, presenter: @escaping RelevantSortPresenter<Output>
  ) where Controller.Item == Output {
    self.init(searcher: searcher, interactor: interactor)
    connections.append(interactor.connectController(controller, presenter: presenter))
  }

  /// Connects a switch that shows `DefaultPresenter.RelevantSort.present`; see the other initializer.
  public convenience init<Controller: RelevantSortController>(
    searcher: HitsSearcher, interactor: RelevantSortInteractor = RelevantSortInteractor(),
    controller: Controller
  ) where Controller.Item == RelevantSortTextualRepresentation? {
    self.init(
      searcher: searcher, interactor: interactor, controller: controller,
      presenter: DefaultPresenter.RelevantSort.present)
  }

  /// Ends all connections of the switch.
  public func disconnect() {
    for connection in connections { connection.disconnect() }
    connections = []
  }
}
