public import FacetSearch
public import Facets

/// Manages a list of filters that the app names, and which of them are selected.
@MainActor public final class FilterListInteractor<F: FilterType> {
  /// The filters in the order to show. One that is listed twice is one row.
  public var items: [F] {
    didSet { if items != oldValue { onItemsChanged.notify(items) } }
  }
  /// The selected filters.
  public var selections: Set<F> {
    didSet { if selections != oldValue { onSelectionsChanged.notify(selections) } }
  }
  /// How many filters can be selected.
  public let selectionMode: SelectionMode
  /// Tells of changed ``items``.
  public let onItemsChanged = Observers<[F]>()
  /// Tells of changed ``selections``, whoever changed them.
  public let onSelectionsChanged = Observers<Set<F>>()
  /// Tells of selections that a tap has made.
  let onSelectionsComputed = Observers<Set<F>>()

  /// An interactor of these filters.
  public init(items: [F] = [], selectionMode: SelectionMode = .multiple, selections: Set<F> = []) {
    self.items = items
    self.selectionMode = selectionMode
    self.selections = selections
  }

  /// Does what a tap on `filter` does: selects it, in place of the former one in single mode, or deselects it.
  public func toggle(_ filter: F) {
    var new = selections
    if new.remove(filter) == nil {
      if selectionMode == .single { new = [] }
      new.insert(filter)
    }
    selections = new
    onSelectionsComputed.notify(new)
  }

  /// The rows in order.
  var rows: [SelectableItem<F>] {
    var seen: Set<F> = []
    return items.filter { seen.insert($0).inserted }.map { ($0, selections.contains($0)) }
  }
}

/// A list of tag filters.
public typealias TagFilterListInteractor = FilterListInteractor<Filter.Tag>
/// A list of facet filters.
public typealias FacetFilterListInteractor = FilterListInteractor<Filter.Facet>
/// A list of numeric filters.
public typealias NumericFilterListInteractor = FilterListInteractor<Filter.Numeric>
