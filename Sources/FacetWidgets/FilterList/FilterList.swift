#if canImport(SwiftUI)
public import Facets
public import SwiftUI

/// A list of filters; a tap on a row toggles its filter.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FilterList<F: FilterType, Row: View>: View {
  private let controller: FilterListObservableController<F>
  private let row: (F, Bool) -> Row

  /// A list of the filters of `controller`, each shown by `row` with its selection.
  public init(
    _ controller: FilterListObservableController<F>, @ViewBuilder row: @escaping (F, Bool) -> Row
  ) {
    self.controller = controller
    self.row = row
  }

  /// The rows.
  public var body: some View {
    VStack(spacing: 0) {
      ForEach(controller.filters, id: \.self) { filter in
        row(filter, controller.isSelected(filter))
          .onTapGesture { controller.toggle(filter) }
          .accessibilityAddTraits(.isButton)
      }
    }
  }
}
#endif
