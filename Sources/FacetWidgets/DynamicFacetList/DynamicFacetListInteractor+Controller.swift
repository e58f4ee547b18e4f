import FacetSearch
import Facets

extension DynamicFacetListInteractor {
  /// Shows the facets and selections in `controller` from now on, and takes its taps.
  ///
  /// The controller hears of what has changed only: a tap is a new selection at once, and a moment later new rows. Rows
  /// are made off the main actor, once for any number of changes that come meanwhile, and never show an older selection
  /// than the controller has been told. So are their differences, for a controller that asks for them each time. Neither
  /// keeps the other alive.
  @discardableResult
  public func connectController(_ controller: some DynamicFacetListController) -> Connection {
    controller.setOrderedFacets(orderedFacets)
    controller.setSelections(selections)
    let presenter = RowPresenter<DynamicFacetRows, SelectedValues>(
      DynamicFacetRows(), .init(areSame: ==, difference: { RowDiff(from: $0, to: $1) }),
      isCurrent: { [weak self] in self?.selected == $0 },
      show: { [weak controller] in controller?.setRows($0, diff: $1) })
    let showRows = { [weak self] in
      guard let self else { return }
      presenter.present { [orderedFacets, selected] in (selected.rows(of: orderedFacets), selected) }
    }
    showRows()
    let facetChanges = onOrderedFacetsChanged.subscribe(with: controller) { controller, orderedFacets in
      controller.setOrderedFacets(orderedFacets)
      showRows()
    }
    let selectionChanges = onSelectionsChanged.subscribe(with: controller) { controller, selections in
      controller.setSelections(selections)
      showRows()
    }
    let connection = Connection {
      facetChanges.cancel()
      selectionChanges.cancel()
      presenter.cancel()
    }
    controller.didSelect = { [weak self] attribute, facet in
      if connection.isConnected { self?.toggleSelection(ofFacetValue: facet.value, for: attribute) }
    }
    return connection
  }
}
