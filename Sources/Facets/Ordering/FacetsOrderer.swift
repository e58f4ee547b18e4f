/// Puts facets in the order that a response's `renderingContent.facetOrdering` asks for: dynamic facets.
///
/// - Attributes: those in `facets.order`, in that order, without those in `facets.hide`. One that is missing is
///   skipped, one that is listed twice appears once, and one that is not listed is not shown.
/// - Values of an attribute that has a rule: first those in `order`, then the others by `sortRemainingBy`, which is
///   `count` where the rule does not say; equal counts keep the response's order. Those in `hide` are never shown, even
///   when they are in `order` too or are the only value. Without a rule, values stay as they come.
/// - An attribute whose values are all hidden stays, with no values.
/// - A value that the response repeats is one row, at its first place with its last count.
/// - No ordering, or one that says nothing at all (`{}`), changes nothing and hides nothing.
public struct FacetsOrderer: Sendable {
  /// The rule; nil leaves everything as it is.
  public var ordering: FacetOrdering?
  /// How many values of each attribute are wanted at most; nil for all. Pinned values count.
  public var limit: Int?

  /// An orderer for this rule.
  public init(_ ordering: FacetOrdering?, limit: Int? = nil) {
    self.ordering = ordering
    self.limit = limit
  }

  /// The facets in the order to show.
  ///
  /// Of an attribute that `facets` repeats, the last entry counts, at the first one's place.
  ///
  /// - Complexity: O(bytes) plus the sort of the values that no rule names; with a ``limit``, only those shown are
  ///   sorted. Lists of a response's values stay views of it.
  public func callAsFunction(_ facets: some Collection<AttributedFacets>) -> [AttributedFacets] {
    var orderer = ValueOrderer()
    let facets = Array(facets)
    return attributes(of: facets, using: &orderer).map { index in
      let entry = facets[Int(index)]
      return AttributedFacets(attribute: entry.attribute, facets: values(of: entry, using: &orderer))
    }
  }

  /// The facets in the order to show, from a dictionary as `FacetResponse.facetsByAttribute()` gives.
  ///
  /// A dictionary has no order of its own, so without an ordering the attributes are sorted by name.
  public func callAsFunction(_ facets: [Attribute: [Facet]]) -> [AttributedFacets] {
    self(
      facets.sorted { $0.key < $1.key }.map {
        AttributedFacets(attribute: $0.key, facets: FacetList($0.value))
      })
  }

  private func attributes(of facets: [AttributedFacets], using orderer: inout ValueOrderer) -> [UInt32] {
    let everything = Array(0..<UInt32(facets.count))
    var names = TextPool()
    for entry in facets { names.append(entry.attribute.rawValue) }
    var rule = TextPool()
    for attribute in ordering?.facets.order ?? [] { rule.append(attribute.rawValue) }
    let pinnedCount = rule.count
    for attribute in ordering?.facets.hide ?? [] { rule.append(attribute.rawValue) }
    let isSilent = ordering?.isSilent ?? true
    return names.withKeys { names in
      rule.withKeys { rule in
        orderer.removeAll()
        orderer.sorter.texts = names
        let rows = orderer.rows(
          pinned: rule.span.extracting(0..<pinnedCount), hidden: rule.span.extracting(pinnedCount...),
          remainder: isSilent ? .unsorted : .sorted(.hidden), limit: .max)
        orderer.removeAll()
        return rows ?? everything
      }
    }
  }

  private func values(of entry: AttributedFacets, using orderer: inout ValueOrderer) -> FacetList {
    let rule = ordering?.values[entry.attribute]
    var names = TextPool()
    for value in rule?.order ?? [] { names.append(value) }
    let pinnedCount = names.count
    for value in rule?.hide ?? [] { names.append(value) }
    return names.withKeys { names in
      orderer.order(
        entry.facets, pinned: names.span.extracting(0..<pinnedCount),
        hidden: names.span.extracting(pinnedCount...),
        remainder: rule.map { .sorted($0.sortRemainingBy ?? .count) } ?? .unsorted, limit: limit ?? .max)
    }
  }
}

extension FacetOrdering {
  /// Whether the rule names nothing at all, as `{}` does.
  var isSilent: Bool { facets.order.isEmpty && facets.hide.isEmpty && values.isEmpty }
}
