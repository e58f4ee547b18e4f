/// How a selection of filters is changed.
///
/// A group that does not exist has no filters, so that removing from it is no error. An `or` group holds filters of one
/// kind: where the identifier of one names another kind than the filter has, the group of the same name and the
/// filter's kind is meant.
public protocol FiltersWritable: FiltersReadable {
  /// Adds `filter` at the end of the group `id`; says whether it was not there yet. Complexity: O(1) on average.
  @discardableResult
  mutating func insert(_ filter: Filter, into id: FilterGroup.ID) -> Bool

  /// Removes `filter` from the group `id`; says whether it was there. Complexity: O(size of the group).
  @discardableResult
  mutating func delete(_ filter: Filter, from id: FilterGroup.ID) -> Bool

  /// Removes the filters that fulfil `condition` from the group `id` and returns them.
  @discardableResult
  mutating func delete(from id: FilterGroup.ID, where condition: (Filter) -> Bool) -> [Filter]
}

extension FiltersWritable {
  /// Adds `filter` to the group `id` unless it is there.
  public mutating func add(_ filter: some FilterType, to id: FilterGroup.ID) {
    insert(filter.filter, into: id)
  }

  /// Adds those of `newFilters` to the group `id` that are not there.
  public mutating func addAll(_ newFilters: some Sequence<some FilterType>, to id: FilterGroup.ID) {
    for filter in newFilters { insert(filter.filter, into: id) }
  }

  /// Removes `filter` from the group `id`.
  public mutating func remove(_ filter: some FilterType, from id: FilterGroup.ID) {
    delete(filter.filter, from: id)
  }

  /// Removes `filter` from all groups.
  public mutating func remove(_ filter: some FilterType) {
    let filter = filter.filter
    for id in filters.groupIDs where id == id.accepting(filter.kind) { delete(filter, from: id) }
  }

  /// Removes `filter` from the group `id` where it is there, and adds it where it is not.
  public mutating func toggle(_ filter: some FilterType, in id: FilterGroup.ID) {
    let filter = filter.filter
    if !delete(filter, from: id) { insert(filter, into: id) }
  }

  /// Removes all filters of all groups.
  public mutating func removeAll() {
    for id in filters.groupIDs { removeAll(from: id) }
  }

  /// Removes all filters of the group `id`.
  public mutating func removeAll(from id: FilterGroup.ID) {
    delete(from: id) { _ in true }
  }

  /// Removes the filters on `attribute` from the group `id`, or from all groups.
  public mutating func removeAll(for attribute: Attribute, from id: FilterGroup.ID? = nil) {
    for id in id.map({ [$0] }) ?? filters.groupIDs {
      delete(from: id) { $0.attribute == attribute }
    }
  }

  /// Removes the filters of all groups but those of `ids`.
  public mutating func removeAll(except ids: [FilterGroup.ID]) {
    for id in filters.groupIDs where !ids.contains(id) { removeAll(from: id) }
  }
}
