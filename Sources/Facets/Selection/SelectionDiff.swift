/// What has to change in one selection to make it another: per attribute the values inserted and removed.
public struct SelectionDiff: Sendable {
  /// The values that only the new selection has, over its response.
  public let inserted: FacetSelection
  /// The values that only the old selection had, over its response.
  public let removed: FacetSelection

  /// Whether both selections are the same.
  public var isEmpty: Bool { inserted.isEmpty && removed.isEmpty }

  /// The difference between two selections.
  ///
  /// Values are known by their bytes; those that no response lists are compared as strings.
  ///
  /// Complexity: O(listed values / 64) where both selections are over the same response; otherwise
  /// O(attributes + listed values / 64 + selected values) on average, without making strings. Selected values that one
  /// response does not list cost as much as selecting them in the other one.
  public init(from old: FacetSelection, to new: FacetSelection) {
    var removed = old.rows
    var inserted = new.rows
    var removedStrings = subtracting(new.unlisted, from: old.unlisted)
    var insertedStrings = subtracting(old.unlisted, from: new.unlisted)
    if old.isOverSameFacets(as: new) {
      removed.subtract(new.rows)
      inserted.subtract(old.rows)
    } else {
      cancel(&removedStrings, with: &inserted, of: new.facets)
      cancel(&insertedStrings, with: &removed, of: old.facets)
      if let oldFacets = old.facets, let newFacets = new.facets {
        var matcher = SelectionMatcher()
        matcher.cancel(&removed, of: oldFacets, with: &inserted, of: newFacets)
      }
    }
    self.inserted = FacetSelection(facets: new.facets, rows: inserted, unlisted: insertedStrings)
    self.removed = FacetSelection(facets: old.facets, rows: removed, unlisted: removedStrings)
  }

  /// The difference between two selections in the form that widgets work with.
  public init(from old: [Attribute: Set<String>], to new: [Attribute: Set<String>]) {
    self.init(from: FacetSelection(old), to: FacetSelection(new))
  }
}

extension FacetSelection {
  /// Whether the bits of both stand for the same values.
  func isOverSameFacets(as other: FacetSelection) -> Bool {
    facets?.storage === other.facets?.storage && facets?.rows == other.facets?.rows
  }
}

private func subtracting(
  _ other: [Attribute: Set<String>], from values: [Attribute: Set<String>]
) -> [Attribute: Set<String>] {
  var result: [Attribute: Set<String>] = [:]
  for (attribute, values) in values {
    let rest = other[attribute].map { values.subtracting($0) } ?? values
    if !rest.isEmpty { result[attribute] = rest }
  }
  return result
}

/// Takes what is in both out of both: `strings` of one selection, and `rows` of `facets` of the other.
private func cancel(
  _ strings: inout [Attribute: Set<String>], with rows: inout RowSet, of facets: FacetResponse.Facets?
) {
  if strings.isEmpty || rows.isEmpty { return }
  var selection = FacetSelection(strings, in: facets)
  var matched = selection.rows
  matched.formIntersection(rows)
  rows.subtract(matched)
  selection.rows.subtract(matched)
  strings = selection.selections
}
