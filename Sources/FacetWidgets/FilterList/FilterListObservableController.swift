public import Facets
public import Observation

/// A list of filters as a data model for SwiftUI and whatever else observes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
public final class FilterListObservableController<F: FilterType>: ObservableController, FilterListController {
  /// The filters in the order to show.
  public private(set) var filters: [F]
  /// The selected ones.
  public private(set) var selections: Set<F>
  /// Set by the connection.
  @ObservationIgnored public var onClick: ((F) -> Void)?

  /// A model with this state until it is connected.
  public init(filters: [F] = [], selections: Set<F> = []) {
    self.filters = filters
    self.selections = selections
  }

  /// Does what a tap on `filter` does.
  public func toggle(_ filter: F) {
    onClick?(filter)
  }

  /// Whether `filter` is selected.
  public func isSelected(_ filter: F) -> Bool { selections.contains(filter) }

  /// Called by the connection.
  public func setSelectableItems(selectableItems: [SelectableItem<F>]) {
    willChange()
    filters = selectableItems.map { $0.item }
    selections = Set(selectableItems.lazy.filter { $0.isSelected }.map { $0.item })
  }

  /// Does nothing: observers hear of the new state by themselves.
  public func reload() {}
}
