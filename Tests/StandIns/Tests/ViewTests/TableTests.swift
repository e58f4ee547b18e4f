import Testing
import UIKit

/// The table of these tests finds what the real one would throw for.
@MainActor @Suite struct TableTests {
  private final class Source: NSObject, UITableViewDataSource {
    var rows = [["a", "b", "c"], ["d"]]

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
  }

  private let source = Source()
  private let screen = Screen()
  private var table: UITableView { screen.table }

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    #expect(screen.rows == [["a", "b", "c"], ["d"]])
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func goodBatch() {
    table.performBatchUpdates {
      source.rows = [["new"], ["c", "x", "a"]]
      table.deleteSections([1], with: .automatic)
      table.insertSections([0], with: .automatic)
      table.deleteRows(at: [path(0, 1)], with: .automatic)
      table.insertRows(at: [path(1, 1)], with: .automatic)
      table.moveRow(at: path(0, 2), to: path(1, 0))
    }
    #expect(table.record.faults == [])
    #expect(screen.rows == source.rows)
  }

  /// Cells that no update names keep what they show.
  @Test func forgottenUpdate() {
    source.rows[0][1] = "changed"
    table.performBatchUpdates({})
    #expect(table.record.faults == [])
    #expect(screen.rows == [["a", "b", "c"], ["d"]])
    table.reconfigureRows(at: [path(0, 1)])
    #expect(screen.rows == [["a", "changed", "c"], ["d"]])
  }

  @Test func faults() {
    let batches: [(fault: String, change: () -> Void)] = [
      ("invalid number of rows in section 0: 2, where the updates give 3", { source.rows[0] = ["a", "b"] }),
      ("invalid number of sections: 1, where the updates give 2", { source.rows = [["a", "b", "c"]] }),
      (
        "a row is deleted or moved twice",
        {
          source.rows[0] = ["a"]
          table.deleteRows(at: [path(0, 1), path(0, 1)], with: .automatic)
        }
      ),
      (
        "two rows arrive at one place",
        {
          source.rows[0] = ["b", "x", "c"]
          table.moveRow(at: path(0, 0), to: path(0, 1))
          table.insertRows(at: [path(0, 1)], with: .automatic)
        }
      ),
      (
        "deletes or moves 1.1, which is not there",
        { table.deleteRows(at: [path(1, 1)], with: .automatic) }
      ),
      (
        "deletes or moves a row of a section that is deleted",
        {
          source.rows = [["a", "b", "c"]]
          table.deleteSections([1], with: .automatic)
          table.deleteRows(at: [path(1, 0)], with: .automatic)
        }
      ),
      (
        "a row arrives past the end",
        {
          source.rows[1] = ["d", "e"]
          table.insertRows(at: [path(1, 2)], with: .automatic)
        }
      ),
      ("reloads within a batch", { table.reloadData() }),
    ]
    for (number, batch) in batches.enumerated() {
      source.rows = [["a", "b", "c"], ["d"]]
      table.reloadData()
      #expect(table.numberOfSections == 2)
      table.performBatchUpdates(batch.change)
      #expect(table.record.faults.contains(batch.fault), "batch \(number): \(table.record.faults)")
    }
    table.insertRows(at: [path(0, 0)], with: .automatic)
    #expect(table.record.faults.last == "changes rows outside of a batch")
    source.rows = [["a"]]
    table.reloadData()
    table.reconfigureRows(at: [path(0, 1)])
    #expect(table.record.faults.last == "reconfigures 0.1, which is not there")
  }
}
