/// Groups of filters: within a group they are connected by one operator, the groups by "and".
public enum FilterGroup {
  /// Filters of any type that a record must all fulfil.
  public struct And: FilterGroupType {
    /// The group's name, a key that is not sent.
    public var name: String
    /// The filters, in the order of selection.
    public var filters: [Filter]

    /// A group of `filters`.
    public init(filters: [any FilterType], name: String) {
      self.name = name
      self.filters = filters.map { $0.filter }
    }

    /// Name and kind.
    public var id: ID { .and(name: name) }
  }

  /// Filters of one type of which a record must fulfil one; the engine does not mix types in a disjunction.
  public struct Or<Element: GroupableFilter>: FilterGroupType {
    /// The group's name, a key that is not sent.
    public var name: String
    /// The filters, in the order of selection.
    public var elements: [Element]

    /// A group of `filters`.
    public init(filters: [Element], name: String) {
      self.name = name
      self.elements = filters
    }

    /// Name and kind.
    public var id: ID { .or(name: name, filterType: Element.kind) }

    /// The filters as values of the common type.
    public var filters: [Filter] { elements.map { $0.filter } }
  }

  /// The filter for the selected path of a hierarchical menu: one facet filter, on the path's deepest level.
  public struct Hierarchical: FilterGroupType {
    /// The group's name, a key that is not sent.
    public var name: String
    /// The filters; a menu has at most one.
    public var elements: [Filter.Facet]

    /// A group of `filters`.
    public init(filters: [Filter.Facet], name: String) {
      self.name = name
      self.elements = filters
    }

    /// Name and kind.
    public var id: ID { .hierarchical(name: name) }

    /// The filters as values of the common type.
    public var filters: [Filter] { elements.map { $0.filter } }
  }
}

/// What every kind of group has.
public protocol FilterGroupType: Sendable {
  /// Name and kind.
  var id: FilterGroup.ID { get }
  /// The filters, in the order of selection.
  var filters: [Filter] { get }
}
