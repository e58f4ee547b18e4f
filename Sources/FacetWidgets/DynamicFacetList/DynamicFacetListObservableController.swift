public import Facets
public import Observation

/// A dynamic facet list as a data model for SwiftUI and whatever else observes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable
public final class DynamicFacetListObservableController: ObservableController, DynamicFacetListController {
  /// The facets in the order to show.
  public private(set) var orderedFacets: [AttributedFacets]
  /// The selected values by attribute.
  public private(set) var selections: [Attribute: Set<String>]
  /// The rows of all attributes, each with its selection.
  public private(set) var rows = DynamicFacetRows()
  /// Set by the connection.
  @ObservationIgnored public var didSelect: ((Attribute, Facet) -> Void)?
  /// The rows that are selected, byte for byte.
  private var selectedRows = SelectedValues()

  /// A model with this state until it is connected.
  public init(orderedFacets: [AttributedFacets] = [], selections: [Attribute: Set<String>] = [:]) {
    self.orderedFacets = orderedFacets
    self.selections = selections
    selectedRows = SelectedValues(selections)
  }

  /// Does what a tap on `facet` does.
  public func toggle(_ facet: Facet, for attribute: Attribute) {
    didSelect?(attribute, facet)
  }

  /// Whether `facet` is selected.
  public func isSelected(_ facet: Facet, for attribute: Attribute) -> Bool {
    selectedRows.contains(facet.value, for: attribute)
  }

  /// Called by the connection.
  public func setOrderedFacets(_ orderedFacets: [AttributedFacets]) {
    willChange()
    self.orderedFacets = orderedFacets
  }

  /// Called by the connection.
  public func setSelections(_ selections: [Attribute: Set<String>]) {
    willChange()
    self.selections = selections
    selectedRows = SelectedValues(selections)
  }

  /// Called by the connection.
  public func setRows(_ rows: DynamicFacetRows, diff: () -> RowDiff) {
    willChange()
    self.rows = rows
    selectedRows = SelectedValues(selections, shownBy: rows)
  }
}
