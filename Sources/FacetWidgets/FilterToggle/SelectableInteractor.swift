public import FacetSearch
public import Facets

/// Manages one filter that is on or off, or several that go on and off together.
@MainActor public final class SelectableInteractor<Item: FilterType> {
  /// The filter, which may be negated.
  public var item: Item {
    didSet { if item != oldValue { onItemChanged.notify(item) } }
  }
  /// The filters that go on and off with ``item``.
  public let otherItems: [Item]
  /// The filters that are on while ``item`` is off.
  public let offItems: [Item]
  /// Whether it is on.
  public internal(set) var isSelected: Bool {
    didSet { if isSelected != oldValue { onSelectedChanged.notify(isSelected) } }
  }
  /// Tells of another ``item``.
  public let onItemChanged = Observers<Item>()
  /// Tells of changed ``isSelected``, whoever changed it.
  public let onSelectedChanged = Observers<Bool>()
  /// Tells of taps.
  let onSelectedComputed = Observers<Bool>()

  /// An interactor of this filter.
  ///
  /// - Parameters:
  ///   - item: The filter.
  ///   - otherItems: Filters that go on and off with it.
  ///   - offItems: Filters that are on while it is off, such as one for the value `false`.
  ///   - isSelected: Whether it is on.
  public init(item: Item, otherItems: [Item] = [], offItems: [Item] = [], isSelected: Bool = false) {
    self.item = item
    self.otherItems = otherItems
    self.offItems = offItems
    self.isSelected = isSelected
  }

  /// Turns the filter on or off, as a tap does.
  public func computeIsSelected(selecting: Bool) {
    isSelected = selecting
    onSelectedComputed.notify(selecting)
  }

  /// The number of hits that have what turning the filter on asks for, as the facet counts of `results` tell: the sum
  /// over ``item`` and ``otherItems``. See `MergedFacets.count(of:)`.
  public func count(in results: SearchResults) -> Int {
    onItems.reduce(0) { $0.addingClamped(results.count(of: $1)) }
  }

  /// All filters that are on while the item is selected.
  var onItems: [Item] { [item] + otherItems }
}

extension SelectableInteractor {
  /// Shows the filter in `controller` from now on, and takes its taps. Neither keeps the other alive.
  @discardableResult
  public func connectController<Controller: SelectableController>(
    _ controller: Controller
  ) -> Connection where Controller.Item == Item {
    controller.setItem(item)
    controller.setSelected(isSelected)
    let items = onItemChanged.subscribe(with: controller) { $0.setItem($1) }
    let selections = onSelectedChanged.subscribe(with: controller) { $0.setSelected($1) }
    let connection = Connection {
      items.cancel()
      selections.cancel()
    }
    controller.onClick = { [weak self] isSelected in
      if connection.isConnected { self?.computeIsSelected(selecting: isSelected) }
    }
    return connection
  }
}
