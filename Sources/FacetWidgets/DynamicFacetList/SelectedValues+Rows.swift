import Facets

extension SelectedValues {
  /// The selected values that `rows` show, and those of `selections`, of which the rows may show another normal form: a
  /// `Set` of strings has one of them.
  init(_ selections: [Attribute: Set<String>], shownBy rows: DynamicFacetRows) {
    self.init(selections)
    for position in rows.selectedPositions {
      insert(rows[position].facet.value, for: rows[position].attribute)
    }
  }
}
