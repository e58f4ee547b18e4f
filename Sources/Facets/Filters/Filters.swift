/// The filters that a user has selected: groups of them, by name and kind. A value; the reference type around it is
/// ``FilterState``.
///
/// Within a group the order of selection and the raw spelling are kept; sorting and escaping happen in the output only.
/// A filter is in a group at most once, and a group without filters does not exist. Two values are equal when they have
/// the same groups with the same filters, in whatever order these were selected: they ask the same of the engine.
public struct Filters: Sendable {
  /// Ascending by identifier, the order of the output.
  private(set) var groups: [StoredGroup] = []

  /// No filters.
  public init() {}

  /// The filters of `groups`; groups with one identifier are joined.
  public init(_ groups: [any FilterGroupType]) {
    for group in groups { addAll(group.filters, to: group.id) }
  }

  /// The filters of `groups`, which are not empty and ascend by identifier.
  init(ascending groups: [StoredGroup]) {
    assert(zip(groups, groups.dropFirst()).allSatisfy { $0.id < $1.id })
    self.groups = groups
  }

  /// The groups' identifiers, ascending. Complexity: O(number of groups).
  public var groupIDs: [FilterGroup.ID] { groups.map { $0.id } }

  /// Whether there is no filter.
  public var isEmpty: Bool { groups.isEmpty }

  /// The number of filters in all groups. Complexity: O(number of groups).
  public var count: Int { groups.reduce(0) { $0 + $1.filters.count } }

  /// The filters of the group `id` in the order of selection; none where there is no such group.
  ///
  /// Assigning replaces them. Complexity: O(bytes of the filters), which are made from the group's records.
  public subscript(id: FilterGroup.ID) -> [Filter] {
    get { stored(id)?.filters.elements ?? [] }
    set {
      removeAll(from: id)
      addAll(newValue, to: id)
    }
  }

  func stored(_ id: FilterGroup.ID) -> StoredGroup? {
    let index = index(of: id)
    return index < groups.count && groups[index].id == id ? groups[index] : nil
  }

  /// The index of the group `id`, or the one where it belongs. Complexity: O(log(number of groups)).
  private func index(of id: FilterGroup.ID) -> Int {
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the group `id`, which is made if there is none.
  private mutating func indexOfGroup(making id: FilterGroup.ID) -> Int {
    let index = index(of: id)
    if index == groups.count || groups[index].id != id { groups.insert(StoredGroup(id: id), at: index) }
    return index
  }
}

extension Filters: FiltersWritable {
  /// The filters themselves.
  public var filters: Filters { self }

  /// Adds a filter to a group, which is made if there is none; see ``FiltersWritable``.
  @discardableResult
  public mutating func insert(_ filter: Filter, into id: FilterGroup.ID) -> Bool {
    let index = indexOfGroup(making: id.accepting(filter.kind))
    return groups[index].insert(filter)
  }

  /// Removes a filter from a group, and with the last one the group; see ``FiltersWritable``.
  @discardableResult
  public mutating func delete(_ filter: Filter, from id: FilterGroup.ID) -> Bool {
    let id = id.accepting(filter.kind)
    let index = index(of: id)
    if index == groups.count || groups[index].id != id { return false }
    if !groups[index].remove(filter) { return false }
    if groups[index].filters.isEmpty { groups.remove(at: index) }
    return true
  }

  /// Removes the filters of a group that fulfil a condition; see ``FiltersWritable``.
  @discardableResult
  public mutating func delete(from id: FilterGroup.ID, where condition: (Filter) -> Bool) -> [Filter] {
    let removed = self[id].filter(condition)
    if removed.isEmpty { return [] }
    let gone = Set(removed)
    keep(in: id) { !gone.contains(Filter($0)) }
    return removed
  }

  /// Keeps the filters of a group for which `condition` holds.
  mutating func keep(in id: FilterGroup.ID, where condition: (FilterParts) -> Bool) {
    let index = index(of: id)
    if index == groups.count || groups[index].id != id { return }
    groups[index].keep(where: condition)
    if groups[index].filters.isEmpty { groups.remove(at: index) }
  }

  /// Adds `records`, which are of the kind that the group `id` takes: all at once where the group is new.
  mutating func insert(_ records: FilterRecords, into id: FilterGroup.ID) {
    if records.count == 0 { return }
    let index = index(of: id)
    if index == groups.count || groups[index].id != id {
      groups.insert(StoredGroup(id: id, filters: OrderedFilters(records)), at: index)
    } else {
      for filter in records.elements { _ = groups[index].insert(filter) }
    }
  }
}

extension Filters: Hashable {
  /// Whether both have the same groups with the same filters. Complexity: O(n) on average.
  public static func == (left: Filters, right: Filters) -> Bool {
    left.groups.count == right.groups.count
      && zip(left.groups, right.groups).allSatisfy {
        $0.id == $1.id && ($0.revision === $1.revision || $0.filters == $1.filters)
      }
  }

  /// Feeds the groups' identifiers and their filters in no particular order. Complexity: O(n).
  public func hash(into hasher: inout Hasher) {
    for group in groups {
      hasher.combine(group.id)
      let records = group.filters.records
      hasher.combine((0..<records.count).reduce(0) { $0 &+ records.parts(at: $1).hash })
    }
  }
}
