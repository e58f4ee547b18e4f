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
