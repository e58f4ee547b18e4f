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
      AttributedFacets(attribute: Attribute(name(at: position)), facets: list(at: position))
    }

    /// The values of `attribute`, whose name is compared by its bytes; nil where the response lacks it.
    ///
    /// - Complexity: O(number of attributes).
    public subscript(attribute: Attribute) -> FacetList? {
      var name = attribute.rawValue
      return name.withUTF8 { bytes in
        // The span is used within the call that lends the bytes.
        let wanted = unsafe Span(_unsafeElements: bytes)
        for position in indices where spansAreEqual(storage.bytes(of: record(at: position).name), wanted) {
          return list(at: position)
        }
        return nil
      }
    }

    /// The number of values of all attributes. Complexity: O(number of attributes).
    public var valueCount: Int { indices.reduce(0) { $0 + record(at: $1).values.range.count } }

    func record(at position: Int) -> AttributeRecord {
      precondition(position >= 0 && position < endIndex, "index out of range")
      return storage.columns.attributes[rows.lowerBound + position]
    }

    func name(at position: Int) -> String { storage.string(record(at: position).name) }

    private func list(at position: Int) -> FacetList {
      FacetList(.rows(storage, record(at: position).values.range))
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

  /// The statistics of numeric attributes as a dictionary; nil where the response has none.
  public func facetStatsByAttribute() -> [Attribute: FacetStats]? {
    guard let rows = row.stats else { return nil }
    var result: [Attribute: FacetStats] = [:]
    result.reserveCapacity(rows.range.count)
    for row in rows.range {
      let record = storage.columns.stats[row]
      result[Attribute(storage.string(record.name))] = record.stats
    }
    return result
  }

  /// The statistics of `attribute`, or nil. Complexity: O(number of attributes with statistics).
  public func facetStats(for attribute: Attribute) -> FacetStats? {
    guard let rows = row.stats else { return nil }
    var name = attribute.rawValue
    return name.withUTF8 { bytes in
      // The span is used within the call that lends the bytes.
      let wanted = unsafe Span(_unsafeElements: bytes)
      for row in rows.range {
        let record = storage.columns.stats[row]
        if spansAreEqual(storage.bytes(of: record.name), wanted) { return record.stats }
      }
      return nil
    }
  }
}

extension FacetList {
  /// The facets with each value once: at its first place, with its last count.
  func withoutRepeatedValues() -> [Facet] {
    var places: [FacetKey: Int] = [:]
    places.reserveCapacity(count)
    var result: [Facet] = []
    result.reserveCapacity(count)
    for facet in self {
      let place = places[FacetKey(facet: facet), default: result.count]
      if place == result.count {
        places[FacetKey(facet: facet)] = place
        result.append(facet)
      } else {
        result[place] = facet
      }
    }
    return result
  }
}

/// A facet as a key that compares only the value's bytes.
private struct FacetKey: Hashable {
  let facet: Facet

  static func == (left: FacetKey, right: FacetKey) -> Bool {
    spansAreEqual(left.facet.utf8, right.facet.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Read within the call that lends the buffer.
    unsafe facet.utf8.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
