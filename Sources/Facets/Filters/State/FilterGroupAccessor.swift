/// One group of a ``FilterState``, as `filterState[or: "brand"]` gives it.
///
/// An accessor is a name for the group, not a copy: it reads and changes the state, whether or not the group exists.
public protocol FilterGroupAccessor<Element> {
  /// The type of the group's filters.
  associatedtype Element: FilterType
  /// The state.
  var state: FilterState { get }
  /// The groups that the accessor stands for, by kind of filter.
  var ids: [FilterGroup.ID] { get }
  /// A filter of this type, from one of the common type.
  func element(_ filter: Filter) -> Element?
}

extension FilterGroupAccessor {
  /// The group for `filter`: the first, or the one of the same name that takes filters of its kind.
  private func id(for filter: Filter) -> FilterGroup.ID { ids[0].accepting(filter.kind) }

  /// The filters, in the order of selection. Complexity: O(bytes of the filters).
  public var filters: [Element] { ids.flatMap { state.filters[$0] }.compactMap { element($0) } }

  /// Whether there is no filter.
  public var isEmpty: Bool { ids.allSatisfy { state.filters.stored($0) == nil } }

  /// Whether `filter` is selected. Complexity: O(1) on average.
  public func contains(_ filter: Element) -> Bool { state.contains(filter, in: id(for: filter.filter)) }

  /// Adds `filters` that are not there yet.
  public func add(_ filters: Element...) { addAll(filters) }

  /// Adds those of `filters` that are not there yet.
  public func addAll(_ filters: some Sequence<Element>) {
    for filter in filters { state.add(filter, to: id(for: filter.filter)) }
  }

  /// Removes `filter`; says whether it was there.
  @discardableResult
  public func remove(_ filter: Element) -> Bool {
    state.edit { $0.delete(filter.filter, from: id(for: filter.filter)) }
  }

  /// Removes `filters`.
  public func removeAll(_ filters: some Sequence<Element>) {
    for filter in filters { remove(filter) }
  }

  /// Removes all filters of the group.
  public func removeAll() {
    for id in ids { state.removeAll(from: id) }
  }

  /// Removes the filters on `attribute`.
  public func removeAll(for attribute: Attribute) {
    for id in ids { state.removeAll(for: attribute, from: id) }
  }

  /// Removes `filter` where it is there, and adds it where it is not.
  public func toggle(_ filter: Element) { state.toggle(filter, in: id(for: filter.filter)) }
}

/// A group of filters of any type: an `and` group, or the `or` groups of one name.
public struct MixedGroupAccessor: FilterGroupAccessor {
  /// The state.
  public let state: FilterState
  /// The groups, by kind of filter.
  public let ids: [FilterGroup.ID]

  /// The filter itself.
  public func element(_ filter: Filter) -> Filter? { filter }
}

extension MixedGroupAccessor {
  /// Whether `filter` is selected. Complexity: O(1) on average.
  public func contains(_ filter: some GroupableFilter) -> Bool { contains(filter.filter) }

  /// Adds `filters` that are not there yet.
  public func add<Other: GroupableFilter>(_ filters: Other...) { addAll(filters) }

  /// Adds those of `filters` that are not there yet.
  public func addAll(_ filters: some Sequence<some GroupableFilter>) { addAll(filters.map { $0.filter }) }

  /// Removes `filter`; says whether it was there.
  @discardableResult
  public func remove(_ filter: some GroupableFilter) -> Bool { remove(filter.filter) }

  /// Removes `filter` where it is there, and adds it where it is not.
  public func toggle(_ filter: some GroupableFilter) { toggle(filter.filter) }
}

/// An `or` group, or the group of a hierarchical menu, of filters of one type.
public struct TypedGroupAccessor<Element: GroupableFilter>: FilterGroupAccessor {
  /// The state.
  public let state: FilterState
  let id: FilterGroup.ID

  /// The one group.
  public var ids: [FilterGroup.ID] { [id] }

  /// The filter, if it is of this type.
  public func element(_ filter: Filter) -> Element? { Element(filter) }
}

extension FilterState {
  /// The group `name` whose filters a record must all fulfil.
  public subscript(and name: String) -> MixedGroupAccessor {
    MixedGroupAccessor(state: self, ids: [.and(name: name)])
  }

  /// The groups `name` of which a record must fulfil one filter each; each type of filter has its own.
  public subscript(or name: String) -> MixedGroupAccessor {
    MixedGroupAccessor(state: self, ids: Filter.Kind.allCases.map { .or(name: name, filterType: $0) })
  }

  /// The group `name` of filters of the type `Element` of which a record must fulfil one.
  public subscript<Element: GroupableFilter>(or name: String, _: Element.Type) -> TypedGroupAccessor<Element>
  {
    TypedGroupAccessor(state: self, id: .or(name: name, filterType: Element.kind))
  }

  /// The group that `descriptor` names.
  public subscript(descriptor: FilterGroupDescriptor) -> MixedGroupAccessor {
    switch descriptor.operator {
    case .and: self[and: descriptor.name]
    case .or: self[or: descriptor.name]
    }
  }

  /// The group `name` of a hierarchical menu.
  public subscript(hierarchical name: String) -> TypedGroupAccessor<Filter.Facet> {
    TypedGroupAccessor(state: self, id: .hierarchical(name: name))
  }
}
