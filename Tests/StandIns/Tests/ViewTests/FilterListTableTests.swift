import FacetWidgets
import Facets
import Testing
import UIKit

@MainActor @Suite struct FilterListTableTests {
  private let filters: [Filter.Tag] = ["coupon", "free shipping", "free return", "on sale", "no exchange"]

  @Test func tapsAndChanges() {
    let screen = Screen()
    let controller: FilterListTableController<Filter.Tag> = .init(tableView: screen.table)
    let filterState = FilterState()
    let connector = TagFilterListConnector(
      tagFilters: filters, selectionMode: .multiple, filterState: filterState, operator: .and,
      groupName: "Tag Filters", controller: controller)
    #expect(screen.rows == [["coupon", "free shipping", "free return", "on sale", "no exchange"]])
    let reloads = screen.table.record.reloads

    screen.tap(1)
    screen.tap(3)
    #expect(screen.rows == [["coupon", "free shipping ✓", "free return", "on sale ✓", "no exchange"]])
    #expect(filterState.filters.description == #"( "_tags":"free shipping" AND "_tags":"on sale" )"#)
    connector.interactor.items = ["on sale", "new", "coupon", "free shipping"]
    #expect(screen.rows == [["on sale ✓", "new", "coupon", "free shipping ✓"]])
    filterState.removeAll()
    filterState.notifyChange()
    #expect(screen.rows == [["on sale", "new", "coupon", "free shipping"]])
    connector.interactor.items = []
    #expect(screen.rows == [[]])

    let record = screen.table.record
    #expect(record.faults == [])
    #expect(record.reloads == reloads)
    #expect(record.batches == 3)
    #expect(record.reconfigured == 4)
  }

  @Test func presenter() {
    let screen = Screen()
    let controller: FilterListTableController<Filter.Numeric> = .init(
      tableView: screen.table, cellID: "price")
    controller.filterPresenter = { "is \($0)" }
    let cheap = Filter.Numeric(attribute: "price", operator: .lessThan, value: 5)
    controller.setSelectableItems(selectableItems: [(cheap, true)])
    controller.reload()
    #expect(screen.rows == [["is \(cheap) ✓"]])
    var clicked: [Filter.Numeric] = []
    controller.onClick = { clicked.append($0) }
    screen.tap(0)
    #expect(clicked == [cheap])
  }

  /// Without a window nobody sees animations, and a table that never was on screen may not know its rows.
  @Test func offScreen() {
    let table = UITableView()
    let controller: FilterListTableController<Filter.Tag> = .init(tableView: table)
    let interactor = TagFilterListInteractor(items: filters)
    interactor.connectController(controller)
    interactor.toggle("coupon")
    #expect(table.record.batches == 0)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType == .checkmark)
  }

  /// An app may put a data source of its own before the controller.
  @Test func otherDataSource() {
    final class Other: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "FilterListFacet", for: indexPath)
      }
    }
    let screen = Screen()
    let controller: FilterListTableController<Filter.Tag> = .init(tableView: screen.table)
    let other = Other()
    screen.table.dataSource = other
    let interactor = TagFilterListInteractor(items: filters)
    interactor.connectController(controller)
    #expect(screen.table.numberOfRows(inSection: 0) == 7)
    #expect(screen.table.record.faults == [])
    #expect(screen.table.record.batches == 0)
  }

  @Test func randomLists() {
    var random = SplitMix64(seed: 1)
    let screen = Screen()
    let controller: FilterListTableController<Filter.Tag> = .init(tableView: screen.table)
    let interactor = TagFilterListInteractor()
    interactor.connectController(controller)
    let reloads = screen.table.record.reloads
    for _ in 0..<2000 {
      interactor.items = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Filter.Tag(value: "tag \(Int.random(in: 0..<15, using: &random))")
      }
      for _ in 0..<2 {
        if let item = interactor.items.randomElement(using: &random) { interactor.toggle(item) }
      }
      var seen: Set<Filter.Tag> = []
      let expected = interactor.items.filter { seen.insert($0).inserted }.map {
        $0.value + (interactor.selections.contains($0) ? " ✓" : "")
      }
      #expect(screen.rows == [expected])
    }
    let record = screen.table.record
    #expect(record.faults == [])
    #expect(record.reloads == reloads)
    #expect(record.batches > 1900)
  }
}
