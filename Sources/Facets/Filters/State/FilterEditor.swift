/// The filters of a ``FilterState`` while they are changed; it knows what has changed since the last notification.
public struct FilterEditor: FiltersWritable {
  /// The filters as they are now.
  public private(set) var filters: Filters

  private struct Place: Hashable {
    let filter: Filter
    let id: FilterGroup.ID
  }

  /// The places whose filter came or went; one that did both is no change and is not here.
  private var changes: Set<Place> = []

  init(_ filters: Filters = Filters()) {
    self.filters = filters
  }

  var hasChanges: Bool { !changes.isEmpty }

  mutating func forgetChanges() {
    changes.removeAll(keepingCapacity: changes.capacity <= 64)
  }

  private mutating func flip(_ filter: Filter, in id: FilterGroup.ID) {
    let place = Place(filter: filter, id: id.accepting(filter.kind))
    if changes.remove(place) == nil { changes.insert(place) }
  }

  /// Adds a filter to a group; see ``FiltersWritable``.
  @discardableResult
  public mutating func insert(_ filter: Filter, into id: FilterGroup.ID) -> Bool {
    if !filters.insert(filter, into: id) { return false }
    flip(filter, in: id)
    return true
  }

  /// Removes a filter from a group; see ``FiltersWritable``.
  @discardableResult
  public mutating func delete(_ filter: Filter, from id: FilterGroup.ID) -> Bool {
    if !filters.delete(filter, from: id) { return false }
    flip(filter, in: id)
    return true
  }

  /// Removes the filters of a group that fulfil a condition; see ``FiltersWritable``.
  @discardableResult
  public mutating func delete(from id: FilterGroup.ID, where condition: (Filter) -> Bool) -> [Filter] {
    let removed = filters.delete(from: id, where: condition)
    for filter in removed { flip(filter, in: id) }
    return removed
  }

  /// Takes `newFilters`, their order included.
  mutating func replace(with newFilters: Filters) {
    for id in filters.groupIDs { for filter in filters[id] { flip(filter, in: id) } }
    for id in newFilters.groupIDs { for filter in newFilters[id] { flip(filter, in: id) } }
    filters = newFilters
  }
}
