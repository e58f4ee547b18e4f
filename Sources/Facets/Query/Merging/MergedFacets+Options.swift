extension MergedFacets {
  /// The same with every selected value: those that no answer lists stand at the end of their attribute, with count 0.
  ///
  /// A number matches its text with and without a fraction, `2` and `2.0`. Excluded (negated) values are not selected.
  ///
  /// - Complexity: O(bytes of the lists that have selected values).
  public func keepingSelected(_ filters: Filters) -> MergedFacets {
    var wanted: [(attribute: Attribute, spellings: [String], owners: [Int])] = []
    var indexes: [Attribute: Int] = [:]
    for group in filters.groups {
      for case .facet(let facet) in group.filters.elements where !facet.isNegated {
        let index = indexes[facet.attribute, default: wanted.count]
        if index == wanted.count {
          indexes[facet.attribute] = index
          wanted.append((facet.attribute, [], []))
        }
        let owner = (wanted[index].owners.last ?? -1) + 1
        for spelling in facet.value.spellings {
          wanted[index].spellings.append(spelling)
          wanted[index].owners.append(owner)
        }
      }
    }
    var result = self
    var merger = FacetListMerger()
    for (attribute, spellings, owners) in wanted {
      let candidates = FacetList(uncounted: spellings)
      result.set(merger.adding(candidates, owners: owners, to: self[attribute]), for: attribute)
    }
    return result
  }

  /// The same with every value of `baseline`, such as the answer to the search without filters: what these facets lack
  /// has count 0.
  ///
  /// - Complexity: O(bytes of both).
  public func keepingValues(of baseline: MergedFacets) -> MergedFacets {
    var result = self
    var merger = FacetListMerger()
    for entry in baseline.facets {
      result.set(merger.adding(entry.facets, to: self[entry.attribute]), for: entry.attribute)
    }
    return result
  }
}
