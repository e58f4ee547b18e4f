public import FacetSearch
public import Facets

/// Manages the state of a dynamic facet list: the ordered facets and what is selected in them.
@MainActor public final class DynamicFacetListInteractor {
  /// The facets in the order to show.
  public var orderedFacets: [AttributedFacets] {
    didSet { if orderedFacets != oldValue { onOrderedFacetsChanged.notify(orderedFacets) } }
  }
  /// How many values of an attribute can be selected, where it is not ``defaultSelectionMode``.
  public let selectionModeForAttribute: [Attribute: SelectionMode]
  /// The mode of all other attributes.
  public let defaultSelectionMode: SelectionMode

  /// Tells of changed ``orderedFacets``.
  public let onOrderedFacetsChanged = Observers<[AttributedFacets]>()
  /// Tells of changed ``selections``, whoever changed them.
  public let onSelectionsChanged = Observers<[Attribute: Set<String>]>()
  /// Tells of the attribute whose selection a tap has changed.
  let onSelectionComputed = Observers<Attribute>()

  private(set) var selected: SelectedValues {
    didSet { if selected != oldValue { onSelectionsChanged.notify(selections) } }
  }

  /// An interactor with this initial state.
  public init(
    orderedFacets: [AttributedFacets] = [], selections: [Attribute: Set<String>] = [:],
    selectionModeForAttribute: [Attribute: SelectionMode] = [:], defaultSelectionMode: SelectionMode = .single
  ) {
    self.orderedFacets = orderedFacets
    self.selectionModeForAttribute = selectionModeForAttribute
    self.defaultSelectionMode = defaultSelectionMode
    selected = SelectedValues(selections)
  }

  /// The selected values by attribute.
  ///
  /// A `Set` holds one of two values that differ in their normal form only; the interactor itself, its rows and its
  /// filters tell them apart.
  public var selections: [Attribute: Set<String>] {
    get { selected.byAttribute }
    set { selected = SelectedValues(newValue) }
  }

  /// How many values of `attribute` can be selected.
  public func selectionMode(for attribute: Attribute) -> SelectionMode {
    selectionModeForAttribute[attribute] ?? defaultSelectionMode
  }

  /// Whether `value` of `attribute` is selected.
  public func isSelected(_ value: String, for attribute: Attribute) -> Bool {
    selected.contains(value, for: attribute)
  }

  /// Does what a tap on a value does: selects it, in place of the former one in single mode, or deselects it.
  public func toggleSelection(ofFacetValue value: String, for attribute: Attribute) {
    selected.toggle(value, for: attribute, mode: selectionMode(for: attribute))
    onSelectionComputed.notify(attribute)
  }

  func setSelected(_ newSelected: SelectedValues) {
    selected = newSelected
  }

  /// The rows of all attributes in order.
  var rows: [SelectableFacet] {
    var rows: [SelectableFacet] = []
    rows.reserveCapacity(orderedFacets.reduce(0) { $0 + $1.facets.count })
    for entry in orderedFacets {
      let hasSelection = selected.hasValues(of: entry.attribute)
      for facet in entry.facets {
        let isSelected = hasSelection && selected.contains(facet.value, for: entry.attribute)
        rows.append(SelectableFacet(attribute: entry.attribute, facet: facet, isSelected: isSelected))
      }
    }
    return rows
  }
}
