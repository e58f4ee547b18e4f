import FacetSearch
import FacetWidgets
import Facets
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  @Test func filterSwitch() {
    let control = UISwitch()
    let filterState: FilterState = .init()
    let controller: FilterSwitchController<Filter.Tag> = .init(switch: control)
    let connector = FilterToggleConnector(
      filterState: filterState, filter: "on sale" as Filter.Tag, controller: controller)
    #expect(!control.isOn)
    control.isOn = true
    control.sendActions(for: .valueChanged)
    #expect(filterState.filters.description == #"( "_tags":"on sale" )"#)
    filterState.removeAll()
    filterState.notifyChange()
    #expect(!control.isOn)
    connector.disconnect()
    control.isOn = true
    control.sendActions(for: .valueChanged)
    #expect(filterState.filters.isEmpty)
  }

  /// The action that the switch keeps must not keep the controller.
  @Test func filterSwitchDoesNotKeepItsController() {
    let control = UISwitch()
    weak var controller: FilterSwitchController<Filter.Tag>?
    do {
      let strong: FilterSwitchController<Filter.Tag> = .init(switch: control)
      controller = strong
      #expect(controller != nil)
    }
    #expect(controller == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func relevantSort() {
    let controller: ButtonRelevantSortController = .init()
    let interactor = RelevantSortInteractor()
    interactor.connectController(controller)
    #expect(controller.hintLabel.isHidden && controller.toggleButton.isHidden)
    #expect(!controller.isViewLoaded)
    interactor.item = .relevancy
    #expect(!controller.hintLabel.isHidden && !controller.toggleButton.isHidden)
    #expect(controller.toggleButton.title(for: .normal) == "Show all results")
    #expect(controller.hintLabel.text?.hasPrefix("We removed some search results") == true)
    controller.toggleButton.sendActions(for: .primaryActionTriggered)
    #expect(interactor.item == .hitsCount)
    #expect(controller.toggleButton.title(for: .normal) == "Show more relevant results")
    #expect((controller.view as? UIStackView)?.arrangedSubviews.count == 2)
    interactor.item = nil
    #expect(controller.hintLabel.isHidden && controller.toggleButton.isHidden)
  }

  @Test func controllersAreNotKept() {
    let table = UITableView()
    weak var list: FilterListTableController<Filter.Tag>?
    weak var menu: HierarchicalTableViewController?
    weak var facets: DynamicFacetListTableViewController?
    weak var sort: ButtonRelevantSortController?
    do {
      let controllers = (
        FilterListTableController<Filter.Tag>(tableView: table),
        HierarchicalTableViewController(tableView: UITableView()), DynamicFacetListTableViewController(),
        ButtonRelevantSortController()
      )
      (list, menu, facets, sort) = controllers
      controllers.2.loadViewIfNeeded()
      controllers.3.loadViewIfNeeded()
      #expect(list != nil && menu != nil && facets != nil && sort != nil)
    }
    #expect(list == nil && menu == nil && facets == nil && sort == nil)
  }
}
