#if canImport(SwiftUI)
public import Facets
public import SwiftUI

/// A hierarchical menu; a tap on a row selects it or goes up.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct HierarchicalList<Row: View>: View {
  private let controller: HierarchicalObservableController
  private let row: (Facet, Int, Bool) -> Row

  /// A menu of the rows of `controller`, each shown by `row` with its level and selection.
  public init(
    _ controller: HierarchicalObservableController, @ViewBuilder row: @escaping (Facet, Int, Bool) -> Row
  ) {
    self.controller = controller
    self.row = row
  }

  /// The rows.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(controller.hierarchicalFacets, id: \.facet.valueBytes) { item in
        row(item.facet, item.level, item.isSelected)
          .onTapGesture { controller.toggle(item.facet.value) }
          .accessibilityAddTraits(.isButton)
      }
    }
  }
}

extension Facet {
  /// The value's bytes: as identities, strings of different normal forms would be the same.
  fileprivate var valueBytes: [UInt8] { Array(value.utf8) }
}
#endif
