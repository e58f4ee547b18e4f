public import FacetSearch
public import Facets

/// Manages the state of a dynamic facet list: the ordered facets and what is selected in them.
@MainActor public final class DynamicFacetListInteractor {
  /// The facets in the order to show. Complexity of setting: O(n), since equal facets are no change.
  public var orderedFacets: [AttributedFacets] {
    get { facets }
    set { if newValue != facets { showFacets(newValue) } }
  }
  private var facets: [AttributedFacets]
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
    facets = orderedFacets
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

  /// Takes facets that are known to be others than those shown.
  func showFacets(_ newFacets: [AttributedFacets]) {
    facets = newFacets
    onOrderedFacetsChanged.notify(newFacets)
  }

  func setSelected(_ newSelected: SelectedValues) {
    selected = newSelected
  }
}
