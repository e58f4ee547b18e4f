#if canImport(SwiftUI)
public import Facets
public import SwiftUI

/// A facet value with its count, and a checkmark where it is selected.
public struct FacetRow: View {
  /// The facet.
  public let facet: Facet
  /// Whether it is selected.
  public let isSelected: Bool

  /// A row of this facet.
  public init(facet: Facet, isSelected: Bool) {
    self.facet = facet
    self.isSelected = isSelected
  }

  /// The row.
  public var body: some View {
    HStack(spacing: 0) {
      Text(facet.description)
      Spacer()
      if isSelected {
        Image(systemName: "checkmark").foregroundColor(.accentColor)
      }
    }
    .contentShape(Rectangle())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
#endif
