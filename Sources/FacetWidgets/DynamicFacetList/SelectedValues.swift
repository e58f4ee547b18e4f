import Facets

/// Selected facet values, told apart by their bytes, as the engine does.
struct SelectedValues: Hashable {
  /// A filter is what compares attribute and value byte for byte.
  private var filters: Set<Filter.Facet> = []

  init(_ selections: [Attribute: Set<String>] = [:]) {
    for (attribute, values) in selections { for value in values { insert(value, for: attribute) } }
  }

  private func filter(_ value: String, _ attribute: Attribute) -> Filter.Facet {
    Filter.Facet(attribute: attribute, stringValue: value)
  }

  /// The values by attribute, as the seeds have them.
  var byAttribute: [Attribute: Set<String>] {
    var result: [Attribute: Set<String>] = [:]
    for filter in filters { result[filter.attribute, default: []].insert(filter.value.description) }
    return result
  }

  /// The attributes with a selected value, sorted.
  var attributes: [Attribute] { Set(filters.map { $0.attribute }).sorted() }

  func hasValues(of attribute: Attribute) -> Bool { filters.contains { $0.attribute == attribute } }

  func values(of attribute: Attribute) -> [String] {
    filters.filter { $0.attribute == attribute }.map { $0.value.description }.sorted()
  }

  /// The rows of all attributes in order, each with its selection.
  func rows(of orderedFacets: [AttributedFacets]) -> DynamicFacetRows {
    DynamicFacetRows(orderedFacets, selecting: filters)
  }

  func contains(_ value: String, for attribute: Attribute) -> Bool {
    filters.contains(filter(value, attribute))
  }

  mutating func insert(_ value: String, for attribute: Attribute) {
    filters.insert(filter(value, attribute))
  }

  mutating func toggle(_ value: String, for attribute: Attribute, mode: SelectionMode) {
    let tapped = filter(value, attribute)
    let wasSelected = filters.remove(tapped) != nil
    if mode == .single { filters = filters.filter { $0.attribute != attribute } }
    if !wasSelected { filters.insert(tapped) }
  }
}
