/// The answers to the queries of a ``FacetedSearch``, put together: what a list of facets shows.
///
/// A value, made of views of the answers: no value becomes a `String`, and a list that one answer has whole is not
/// copied. It does not know what is selected, so that rows can be made for the selection of the moment; see
/// ``keepingSelected(_:)`` and ``FiltersReadable/selections``.
public struct MergedFacets: Sendable {
  /// The answer to the main query: hits, numbers, rendering content.
  public let main: FacetResponse
  /// The attributes with their values: those of the main answer in its order, then those that only others have.
  ///
  /// A value's count is the largest that an answer has. Values are in the order of the answer to the query for their
  /// attribute, and behind them those that only the main answer has, such as a selected value beyond the limit of values.
  public private(set) var facets: [AttributedFacets] = []
  private let answers: [FacetResponse]
  private var places: [Attribute: Int] = [:]

  /// Puts the answers together.
  ///
  /// - Parameters:
  ///   - answers: The answers, in the order of the queries.
  ///   - requests: The queries, from ``FacetedSearch/requests``.
  /// - Throws: ``MultiQueryError/answerCount(expected:received:)`` where there are not as many answers as queries.
  /// - Complexity: O(bytes of the values that several answers list).
  public init(
    _ answers: some Collection<FacetResponse>, to requests: [FacetedSearch.Request]
  ) throws(MultiQueryError) {
    guard answers.count == requests.count, let main = answers.first else {
      throw .answerCount(expected: requests.count, received: answers.count)
    }
    self.init(main: main, others: answers.dropFirst())
  }

  /// An answer on its own, for a search without disjunctive or hierarchical facets.
  public init(_ response: FacetResponse) {
    self.init(main: response, others: EmptyCollection())
  }

  private init(main: FacetResponse, others: some Collection<FacetResponse>) {
    self.main = main
    answers = [main] + others
    var lists: [[FacetList]] = []
    func add(_ entry: AttributedFacets, _ list: [FacetList]) {
      if let place = place(of: entry.attribute) {
        lists[place] += list
      } else {
        set(entry.facets, for: entry.attribute)
        lists.append(list)
      }
    }
    // The main answer gives the order of attributes, the answer that is about an attribute that of its values.
    let mainFacets = main.facets.map(Array.init) ?? []
    for entry in mainFacets { add(entry, []) }
    for answer in others { for entry in answer.facets.map(Array.init) ?? [] { add(entry, [entry.facets]) } }
    for entry in mainFacets { add(entry, [entry.facets]) }
    var merger = FacetListMerger()
    for place in lists.indices {
      facets[place] = AttributedFacets(attribute: facets[place].attribute, facets: merger.union(lists[place]))
    }
  }

  private func place(of attribute: Attribute) -> Int? { places[attribute] }

  mutating func set(_ list: FacetList, for attribute: Attribute) {
    let entry = AttributedFacets(attribute: attribute, facets: list)
    if let place = place(of: attribute) {
      facets[place] = entry
    } else {
      places[attribute] = facets.count
      facets.append(entry)
    }
  }

  /// The values of `attribute`, of whatever kind of facet; empty where no answer has it.
  public subscript(attribute: Attribute) -> FacetList {
    place(of: attribute).map { facets[$0].facets } ?? []
  }

  /// The statistics of `attribute`: those of the latest answer that has them, which for a disjunctive attribute is the
  /// one without its own filters.
  public func facetStats(for attribute: Attribute) -> FacetStats? {
    for answer in answers.reversed() {
      if let stats = answer.facetStats(for: attribute) { return stats }
    }
    return nil
  }

  /// Which numbers are exact: each is true where no answer says otherwise, and nil where none says anything.
  public var exhaustive: FacetResponse.Exhaustive {
    var result = FacetResponse.Exhaustive()
    for answer in answers.lazy.map({ $0.exhaustive }) {
      for member in [
        \FacetResponse.Exhaustive.facetsCount, \.nbHits, \.typo, \.facetValues, \.rulesMatch,
      ] {
        if let says = answer[keyPath: member] {
          result[keyPath: member] = says && result[keyPath: member] ?? true
        }
      }
    }
    return result
  }
}
