/// The rows of a dynamic facet list: the values of all attributes, one attribute's after the other's, each with whether
/// it is selected.
///
/// A view of the lists: a row is made when it is asked for, so that rows for many thousand values cost next to nothing
/// before they are shown.
public struct DynamicFacetRows: Sendable {
  /// The attributes with their values.
  public let orderedFacets: [AttributedFacets]
  /// The positions of the selected rows, ascending.
  public let selectedPositions: [Int]
  /// For each attribute the position behind its last row.
  private let ends: [Int]

  /// The rows of `orderedFacets`, in which the values that `filters` name are selected.
  ///
  /// Attributes and values are compared by their bytes; a number is its text with or without a fraction, `2` and `2.0`.
  /// Negated filters select nothing.
  ///
  /// - Complexity: O(filters + attributes), and O(n) for the values of attributes with a filter; no value becomes a
  ///   `String`.
  public init(
    _ orderedFacets: [AttributedFacets] = [], selecting filters: some Collection<Filter.Facet> = []
  ) {
    self.orderedFacets = orderedFacets
    var selected: [Attribute: TextPool] = [:]
    for filter in filters where !filter.isNegated {
      for spelling in filter.value.spellings {
        selected[filter.attribute, default: TextPool()].append(spelling)
      }
    }
    var positions: [Int] = []
    var ends: [Int] = []
    ends.reserveCapacity(orderedFacets.count)
    for entry in orderedFacets {
      let start = ends.last ?? 0
      ends.append(start + entry.facets.count)
      if let values = selected[entry.attribute] {
        positions += entry.facets.positions(of: values).map { start + $0 }
      }
    }
    self.ends = ends
    selectedPositions = positions
  }

  /// The positions of the values of an attribute, by its index in ``orderedFacets``.
  func positions(ofSection section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// The attribute whose values stand at `position`: its index in ``orderedFacets``. Complexity: O(log attributes).
  private func section(of position: Int) -> Int {
    // The first that ends behind the position, which skips attributes without values.
    ends.partitionPoint { $0 > position }
  }
}

extension DynamicFacetRows: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of rows.
  public var endIndex: Int { ends.last ?? 0 }

  /// The row at `position`. Complexity: O(log attributes + log selected rows).
  public subscript(position: Int) -> SelectableFacet {
    precondition(position >= 0 && position < endIndex, "index out of range")
    let section = section(of: position)
    let entry = orderedFacets[section]
    return SelectableFacet(
      attribute: entry.attribute, facet: entry.facets[position - positions(ofSection: section).lowerBound],
      isSelected: isSelected(at: position))
  }

  /// Whether the row at `position` is selected. Complexity: O(log selected rows).
  public func isSelected(at position: Int) -> Bool {
    let index = selectedPositions.partitionPoint { $0 >= position }
    return index < selectedPositions.count && selectedPositions[index] == position
  }
}

extension DynamicFacetRows: Hashable {
  /// Whether both have equal rows in the same order; attributes without values are no rows. Complexity: O(n).
  public static func == (left: DynamicFacetRows, right: DynamicFacetRows) -> Bool {
    left.selectedPositions == right.selectedPositions && left.filledSections == right.filledSections
  }

  /// Feeds every row. Complexity: O(n).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selectedPositions)
    hasher.combine(filledSections)
  }

  private var filledSections: [AttributedFacets] { orderedFacets.filter { !$0.facets.isEmpty } }
}

extension DynamicFacetRows: CustomStringConvertible {
  /// The rows as an array prints them.
  public var description: String { Array(self).description }
}

extension FacetList {
  /// The positions of the values that are among `wanted`, ascending. Complexity: O(n).
  fileprivate func positions(of wanted: TextPool) -> [Int] {
    var texts: [TextKey] = []
    appendTexts(to: &texts)
    // The list holds the texts until the end of the call.
    return withExtendedLifetime(self) {
      wanted.withKeys { keys in
        let matcher = TextMatcher(keys)
        return texts.indices.filter { matcher.index(of: texts[$0]) != nil }
      }
    }
  }
}

extension [Int] {
  /// The first index whose number, in an ascending list, fulfils `condition`, which holds for all numbers from some index
  /// on; the count where there is none. Complexity: O(log n).
  fileprivate func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if condition(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
