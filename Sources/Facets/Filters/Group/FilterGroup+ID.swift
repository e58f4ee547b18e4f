extension FilterGroup {
  /// The key of a group: its name and its kind. Groups of one name but different kinds are different groups.
  public enum ID: Sendable {
    /// An ``FilterGroup/Or`` group of filters of one kind.
    case or(name: String, filterType: Filter.Kind)
    /// An ``FilterGroup/And`` group.
    case and(name: String)
    /// A ``FilterGroup/Hierarchical`` group.
    case hierarchical(name: String)

    /// The group that `descriptor` names, for filters of the kind `filterType`.
    public init(_ descriptor: FilterGroupDescriptor, filterType: Filter.Kind) {
      switch descriptor.operator {
      case .and: self = .and(name: descriptor.name)
      case .or: self = .or(name: descriptor.name, filterType: filterType)
      }
    }

    /// The group's name.
    public var name: String {
      switch self {
      case .or(let name, _), .and(let name), .hierarchical(let name): name
      }
    }

    /// How the group connects its filters.
    public var `operator`: RefinementOperator {
      switch self {
      case .or: .or
      case .and, .hierarchical: .and
      }
    }

    /// The place of the kind among groups of one name: `or` before `and` (the vectors' rule), hierarchical last.
    var rank: Int {
      switch self {
      case .or(_, let filterType): filterType.rawValue
      case .and: Filter.Kind.allCases.count
      case .hierarchical: Filter.Kind.allCases.count + 1
      }
    }

    /// The group of that name and operator that takes filters of `kind`.
    func accepting(_ kind: Filter.Kind) -> ID {
      if case .or(let name, let filterType) = self, filterType != kind {
        return .or(name: name, filterType: kind)
      }
      return self
    }
  }
}

extension FilterGroup.ID: Hashable {
  /// Whether kind and name are the same, the name byte for byte.
  public static func == (left: FilterGroup.ID, right: FilterGroup.ID) -> Bool {
    left.rank == right.rank && left.name.hasSameBytes(as: right.name)
  }

  /// Feeds name and kind.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytesOf: name)
    hasher.combine(rank)
  }
}

extension FilterGroup.ID: Comparable {
  /// The order of groups in the output: by name, byte for byte, and an `or` group before an `and` group of the same name.
  public static func < (left: FilterGroup.ID, right: FilterGroup.ID) -> Bool {
    let leftName = left.name
    let rightName = right.name
    if leftName.hasSameBytes(as: rightName) { return left.rank < right.rank }
    return leftName.precedesByBytes(rightName)
  }
}

extension FilterGroup.ID: CustomStringConvertible {
  /// For example `or(brand)`.
  public var description: String {
    switch self {
    case .or(let name, .facet): "or(\(name))"
    case .or(let name, let filterType): "or(\(name), \(filterType))"
    case .and(let name): "and(\(name))"
    case .hierarchical(let name): "hierarchical(\(name))"
    }
  }
}
