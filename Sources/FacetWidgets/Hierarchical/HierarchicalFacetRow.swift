#if canImport(SwiftUI)
public import Facets
import Foundation
public import SwiftUI

/// A row of a hierarchical menu: the last name of its path with the count, indented by level, opened where selected.
public struct HierarchicalFacetRow: View {
  /// The facet, whose value is a whole path.
  public let facet: Facet
  /// The level, from 0.
  public let nestingLevel: Int
  /// Whether the row is on the selected path.
  public let isSelected: Bool
  /// What stands between the names in a value, blanks included.
  public let separator: String

  /// A row of this facet.
  public init(facet: Facet, nestingLevel: Int, isSelected: Bool, separator: String = " > ") {
    self.facet = facet
    self.nestingLevel = nestingLevel
    self.isSelected = isSelected
    self.separator = separator
  }

  /// The row.
  public var body: some View {
    HStack(spacing: 10) {
      Image(systemName: isSelected ? "chevron.down" : "chevron.right").font(.callout)
      Text(title).fontWeight(isSelected ? .semibold : .regular)
      Spacer()
    }
    .padding(.leading, CGFloat(nestingLevel * 20))
    .contentShape(Rectangle())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var title: String {
    let name = HierarchicalPath(facet.value, separator: separator).components.last ?? ""
    return "\(name) (\(facet.count))"
  }
}
#endif
