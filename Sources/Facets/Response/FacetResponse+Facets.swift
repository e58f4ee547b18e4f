extension FacetResponse {
  /// The attributes of a response with their values, in source order.
  ///
  /// An attribute that the response repeats appears once, at its first place with the values of the last. A value that
  /// is repeated within an attribute stays as two elements; look-ups take the last.
  public struct Facets: RandomAccessCollection, Sendable {
    let storage: ResponseStorage
    let rows: Range<Int>

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of attributes.
    public var endIndex: Int { rows.count }

    /// The attribute at `position` and its values. Complexity: O(length of the name).
    public subscript(position: Int) -> AttributedFacets {
      AttributedFacets(
        attribute: Attribute(name(at: position)), facets: FacetList(.rows(storage, valueRows(at: position))))
    }

    /// The values of `attribute`, whose name is compared by its bytes; nil where the response lacks it.
    ///
    /// - Complexity: O(number of attributes).
    public subscript(attribute: Attribute) -> FacetList? {
      valueRows(of: attribute).map { FacetList(.rows(storage, $0)) }
    }

    /// The number of values of all attributes. Complexity: O(number of attributes).
    public var valueCount: Int { indices.reduce(0) { $0 + valueRows(at: $1).count } }

    func record(at position: Int) -> AttributeRecord {
      precondition(position >= 0 && position < endIndex, "index out of range")
      return storage.columns.attributes[rows.lowerBound + position]
    }

    func name(at position: Int) -> String { storage.string(record(at: position).name) }

    /// The rows of the values of the attribute at `position`.
    func valueRows(at position: Int) -> Range<Int> { record(at: position).values.range }

    /// The rows of the values of `attribute`; nil where the response lacks it. Complexity: O(number of attributes).
    func valueRows(of attribute: Attribute) -> Range<Int>? {
      let columns = storage.columns
      return attribute.rawValue.withBytes { name in
        let wanted = TextKey(name)
        for row in rows where columns.text(columns.attributes[row].name) == wanted {
          return columns.attributes[row].values.range
        }
        return nil
      }
    }
  }

  /// The facets as dictionaries of arrays, the form that InstantSearch's `SearchResponse` has.
  ///
  /// For code that migrates: it makes every value, which costs far more than decoding did. The order of attributes is
  /// lost, that of values kept; a repeated value appears once, at its first place with its last count. Nil where
  /// ``facets`` is.
  ///
  /// - Complexity: O(n) in the number of values.
  public func facetsByAttribute() -> [Attribute: [Facet]]? {
    guard let facets else { return nil }
    var result: [Attribute: [Facet]] = [:]
    result.reserveCapacity(facets.count)
    for entry in facets { result[entry.attribute] = entry.facets.withoutRepeatedValues() }
    return result
  }
}
