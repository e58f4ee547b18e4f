/// A row that ``RowDiff`` can follow from one list to the next.
///
/// Two rows are the same row when attribute and value have the same bytes. All else is content: a row whose content
/// changes stays where it is and is updated.
public protocol DiffableRow {
  /// The attribute, for lists that hold values of several.
  var attribute: Attribute { get }
  /// The facet, whose value identifies the row.
  var facet: Facet { get }
  /// Whether the row would look as `other` does, another state of the same row.
  func hasSameContent(as other: Self) -> Bool
}

extension DiffableRow {
  /// The empty name, for a list of one attribute's values.
  public var attribute: Attribute { "" }

  /// Whether count and highlighted form are the same.
  public func hasSameContent(as other: Self) -> Bool { facet.hasSameContent(as: other.facet) }
}

extension Facet: DiffableRow {
  /// The facet itself.
  public var facet: Facet { self }

  /// Whether count and highlighted form are the same.
  public func hasSameContent(as other: Facet) -> Bool {
    count == other.count && hasSameHighlight(as: other)
  }
}

/// A row of a facet list of any kind: what the widgets' lists have in common.
public struct SelectableFacet: DiffableRow, Hashable, Sendable {
  /// The attribute; the empty name in a list of one attribute's values.
  public var attribute: Attribute
  /// The facet.
  public var facet: Facet
  /// Whether the value is selected.
  public var isSelected: Bool
  /// The level in a hierarchical list, otherwise 0.
  public var level: Int

  /// A row with these parts.
  public init(attribute: Attribute = "", facet: Facet, isSelected: Bool = false, level: Int = 0) {
    self.attribute = attribute
    self.facet = facet
    self.isSelected = isSelected
    self.level = level
  }

  /// Whether all but attribute and value is the same.
  public func hasSameContent(as other: SelectableFacet) -> Bool {
    isSelected == other.isSelected && level == other.level && facet.hasSameContent(as: other.facet)
  }
}
