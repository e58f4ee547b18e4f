import FacetSearch
import Facets

extension DynamicFacetListInteractor {
  /// Shows the facets and selections in `controller` from now on, and takes its taps.
  ///
  /// The controller hears of what has changed only: a tap is a new selection and a difference of the rows it concerns.
  /// Neither keeps the other alive.
  @discardableResult
  public func connectController(_ controller: some DynamicFacetListController) -> Connection {
    controller.setOrderedFacets(orderedFacets)
    controller.setSelections(selections)
    var rows: [SelectableFacet] = []
    let showRows = { [weak self, weak controller] in
      guard let self else { return }
      let new = self.rows
      let diff = RowDiff(from: rows, to: new)
      rows = new
      if !diff.isEmpty { controller?.setRows(new, diff: diff) }
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
    }
    controller.didSelect = { [weak self] attribute, facet in
      if connection.isConnected { self?.toggleSelection(ofFacetValue: facet.value, for: attribute) }
    }
    return connection
  }
}
