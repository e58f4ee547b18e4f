/// The selected values of some attributes, as a bit for each value of a response.
///
/// Strings are looked up once, when the selection is made; from then on a row's state is a bit, and two selections of
/// one response are compared 64 values at a time. What the response does not list stays in the selection as strings.
///
/// A value is known by its attribute and its bytes. Where a response repeats a value, the last one is selected.
public struct FacetSelection: Sendable {
  /// The response's facets that the bits stand for; nil where all values are kept as strings.
  public let facets: FacetResponse.Facets?
  /// The selected values that the response lists.
  var rows: RowSet
  /// The selected values that it does not list. No set in it is empty.
  private(set) var unlisted: [Attribute: Set<String>]

  /// An empty selection over `facets`.
  public init(in facets: FacetResponse.Facets? = nil) {
    self.facets = facets
    rows = RowSet(facets?.valueRows ?? 0..<0)
    unlisted = [:]
  }

  /// The selection of `values` over `facets`.
  ///
  /// Complexity: O(number of values, selected and listed ones of those attributes).
  public init(_ values: [Attribute: Set<String>], in facets: FacetResponse.Facets? = nil) {
    self.init(in: facets)
    for (attribute, values) in values { insert(values, for: attribute) }
  }

  init(facets: FacetResponse.Facets?, rows: RowSet, unlisted: [Attribute: Set<String>]) {
    self.facets = facets
    self.rows = rows
    self.unlisted = unlisted
  }

  /// Whether nothing is selected. Complexity: O(listed values / 64).
  public var isEmpty: Bool { rows.isEmpty && unlisted.isEmpty }

  /// The number of selected values. Complexity: O(listed values / 64).
  public var count: Int { rows.count + unlisted.values.reduce(0) { $0 + $1.count } }

  /// The same values over the facets of another response, such as the answer to the next query.
  ///
  /// Complexity: that of ``selections`` plus O(number of selected values and of the listed ones of their attributes).
  public func indexed(by facets: FacetResponse.Facets?) -> FacetSelection {
    FacetSelection(selections, in: facets)
  }
}

extension FacetSelection {
  /// Whether `value` of `attribute` is selected. Complexity: O(number of the attribute's values).
  public func contains(_ value: String, for attribute: Attribute) -> Bool {
    if let row = row(of: value, for: attribute) { return rows.contains(row) }
    return unlisted[attribute]?.contains(value) ?? false
  }

  /// Whether the facet at `position` of `list`, the values of `attribute` in any order, is selected.
  ///
  /// Complexity: O(1) for a list of this response's values, otherwise that of ``contains(_:for:)``.
  public func contains(at position: Int, of list: FacetList, for attribute: Attribute) -> Bool {
    // Beyond a view of a response's values there are rows, of another attribute.
    precondition(list.indices.contains(position), "index out of range")
    let row: Int? =
      switch list.contents {
      case .rows(let storage, let listed) where storage === facets?.storage: listed.lowerBound + position
      case .reorderedRows(let storage, let listed) where storage === facets?.storage: Int(listed[position])
      default: nil
      }
    // The answers to a multi-query share a storage: only the rows of this one have bits.
    if let row, rows.range.contains(row) { return rows.contains(row) }
    return contains(list[position].value, for: attribute)
  }

  /// Selects `value` of `attribute`. Complexity: O(number of the attribute's values).
  public mutating func insert(_ value: String, for attribute: Attribute) {
    if let row = row(of: value, for: attribute) {
      rows.insert(row)
    } else {
      unlisted[attribute, default: []].insert(value)
    }
  }

  /// Deselects `value` of `attribute`. Complexity: O(number of the attribute's values).
  public mutating func remove(_ value: String, for attribute: Attribute) {
    if let row = row(of: value, for: attribute) {
      rows.remove(row)
    } else if unlisted[attribute]?.remove(value) != nil, unlisted[attribute]?.isEmpty == true {
      unlisted[attribute] = nil
    }
  }

  /// Selects `value` of `attribute`, or deselects it if it is selected. Complexity: O(number of the attribute's values).
  public mutating func toggle(_ value: String, for attribute: Attribute) {
    if contains(value, for: attribute) {
      remove(value, for: attribute)
    } else {
      insert(value, for: attribute)
    }
  }

  /// Selects `values` of `attribute`.
  private mutating func insert(_ values: Set<String>, for attribute: Attribute) {
    if values.isEmpty { return }
    guard let listed = facets?.valueRows(of: attribute), let facets else {
      return unlisted[attribute, default: []].formUnion(values)
    }
    let values = Array(values)
    for (value, row) in zip(values, facets.lastRows(of: values, in: listed)) {
      if let row {
        rows.insert(row)
      } else {
        unlisted[attribute, default: []].insert(value)
      }
    }
  }

  private func row(of value: String, for attribute: Attribute) -> Int? {
    guard let facets, let listed = facets.valueRows(of: attribute) else { return nil }
    return facets.lastRows(of: [value], in: listed)[0]
  }
}
