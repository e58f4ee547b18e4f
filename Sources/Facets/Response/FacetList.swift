/// The values of one attribute, in the response's order or in one that a rule made.
///
/// A list of a response's values is a view, 16 bytes and a reference for any number of them; elements are made when
/// asked for. `Array(list)` makes them all.
public struct FacetList: Sendable {
  enum Contents {
    /// Rows of a response, one behind the other.
    case rows(ResponseStorage, Range<Int>)
    /// Rows of `facetHits`: values with highlights.
    case highlightedRows(ResponseStorage, Range<Int>, firstHighlight: Int)
    /// Rows of a response in another order.
    case reorderedRows(ResponseStorage, [UInt32])
    /// Facets of any origin.
    case facets([Facet])
  }

  let contents: Contents

  init(_ contents: Contents) {
    self.contents = contents
  }

  /// A list of these facets.
  public init(_ facets: some Sequence<Facet>) {
    contents = .facets(Array(facets))
  }

  /// A list of `values` with count 0, which share their memory.
  init(uncounted values: [String]) {
    contents = .rows(ResponseStorage(values: values), 0..<values.count)
  }

  /// The last facet whose value has the same bytes as `value`, or nil.
  ///
  /// The last, since that is the one that counts where a response repeats a value.
  ///
  /// - Complexity: O(n), without making a `String`.
  public subscript(value: String) -> Facet? {
    value.withBytes { wanted in
      indices.reversed().first { spansAreEqual(self[$0].utf8, wanted) }.map { self[$0] }
    }
  }
}

extension FacetList: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of facets.
  public var endIndex: Int {
    switch contents {
    case .rows(_, let rows): rows.count
    case .highlightedRows(_, let rows, _): rows.count
    case .reorderedRows(_, let rows): rows.count
    case .facets(let facets): facets.count
    }
  }

  /// The facet at `position`.
  public subscript(position: Int) -> Facet {
    precondition(position >= 0 && position < endIndex, "index out of range")
    return switch contents {
    case .rows(let storage, let rows):
      Facet(storage: storage, row: rows.lowerBound + position)
    case .highlightedRows(let storage, let rows, let firstHighlight):
      Facet(
        storage: storage, row: rows.lowerBound + position,
        highlight: storage.columns.highlights[firstHighlight + position])
    case .reorderedRows(let storage, let rows):
      Facet(storage: storage, row: Int(rows[position]))
    case .facets(let facets):
      facets[position]
    }
  }
}

extension FacetList: ExpressibleByArrayLiteral {
  /// A list of these facets.
  public init(arrayLiteral elements: Facet...) {
    self.init(elements)
  }
}

extension FacetList: Hashable {
  /// Whether both hold equal facets in the same order. Complexity: O(n).
  public static func == (left: FacetList, right: FacetList) -> Bool { left.elementsEqual(right) }

  /// Feeds every facet. Complexity: O(n).
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for facet in self { hasher.combine(facet) }
  }
}

extension FacetList: CustomStringConvertible {
  /// The facets as an array prints them.
  public var description: String { Array(self).description }
}
