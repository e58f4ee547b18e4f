import FacetSearch
import Facets

extension DynamicFacetListInteractor {
  /// Shows the facets and selections in `controller` from now on, and takes its taps.
  ///
  /// The controller hears of what has changed only: a tap is a new selection at once, and a moment later a difference of
  /// the rows that it concerns. Rows and differences are made off the main actor, one for any number of changes that
  /// come meanwhile, and never show an older selection than the controller has been told. Neither keeps the other alive.
  @discardableResult
  public func connectController(_ controller: some DynamicFacetListController) -> Connection {
    controller.setOrderedFacets(orderedFacets)
    controller.setSelections(selections)
    var shown: [SelectableFacet] = []
    let presenter = BackgroundPresenter<[SelectableFacet], RowChange<SelectableFacet, SelectedValues>> {
      shown
    } show: { [weak self, weak controller] change in
      // Rows with an older selection are about to be replaced: the change of the selection has asked for others.
      guard let self, change.selection == selected else { return }
      shown = change.rows
      controller?.setRows(change.rows, diff: change.diff)
    }
    let showRows = { [weak self] in
      guard let self else { return }
      presenter.present { [orderedFacets, selected] shown in
        let rows = selected.rows(of: orderedFacets)
        return RowChange(to: rows, RowDiff(from: shown, to: rows), selection: selected)
      }
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
