import Testing
import UIKit

/// The table of these tests finds what the real one would throw for.
@MainActor @Suite struct TableTests {
  private final class Source: NSObject, UITableViewDataSource {
    var rows = [["a", "b", "c"], ["d"]]
    var identifier = "cell"

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
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

  /// What the table objects to, in its words.
  enum Trouble: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case rowMissing = "invalid number of rows in section 0: 2, where the updates give 3"
    case sectionMissing = "invalid number of sections: 1, where the updates give 2"
    case deletedTwice = "a row is deleted or moved twice"
    case onePlaceForTwo = "two rows arrive at one place"
    case noSuchRow = "deletes or moves 1.1, which is not there"
    case noSuchSection = "deletes a section that is not there"
    case rowOfADeletedSection = "deletes or moves a row of a section that is deleted"
    case rowOfAnInsertedSection = "a row arrives in section 2, which is inserted"
    case rowPastTheEnd = "a row arrives past the end"
    case sectionPastTheEnd = "inserts a section past the end"
    case reload = "reloads within a batch"
    case noBatch = "changes rows outside of a batch"
    case reconfiguresNothing = "reconfigures 0.3, which is not there"
    case reconfiguredTwice = "a row is reconfigured twice"
    case noCell = "no cell is registered as other"

    var testDescription: String { rawValue }
  }

  @Test(arguments: Trouble.allCases)
  func troubleIsReported(_ trouble: Trouble) {
    switch trouble {
    case .noBatch: table.insertRows(at: [path(0, 0)], with: .automatic)
    case .reconfiguresNothing: table.reconfigureRows(at: [path(0, 3)])
    case .reconfiguredTwice: table.reconfigureRows(at: [path(0, 1), path(0, 1)])
    case .noCell:
      source.identifier = "other"
      source.rows = [["a"]]
      table.reloadData()
      #expect(table.numberOfSections == 1)
    default: table.performBatchUpdates { change(with: trouble) }
    }
    #expect(table.record.faults.first == trouble.rawValue)
    // After a reload the batch has nothing to start from.
    #expect(table.record.faults.count == (trouble == .reload ? 2 : 1))
  }

  /// The changes of a batch with that trouble and no other.
  private func change(with trouble: Trouble) {
    switch trouble {
    case .rowMissing: source.rows[0] = ["a", "b"]
    case .sectionMissing: source.rows = [["a", "b", "c"]]
    case .deletedTwice:
      source.rows[0] = ["a"]
      table.deleteRows(at: [path(0, 1), path(0, 1)], with: .automatic)
    case .onePlaceForTwo:
      source.rows[0] = ["b", "x", "c"]
      table.moveRow(at: path(0, 0), to: path(0, 1))
      table.insertRows(at: [path(0, 1)], with: .automatic)
    case .noSuchRow: table.deleteRows(at: [path(1, 1)], with: .automatic)
    case .noSuchSection:
      source.rows = [["a", "b", "c"]]
      table.deleteSections([2], with: .automatic)
    case .rowOfADeletedSection:
      source.rows = [["a", "b", "c"]]
      table.deleteSections([1], with: .automatic)
      table.deleteRows(at: [path(1, 0)], with: .automatic)
    case .rowOfAnInsertedSection:
      source.rows.append(["e"])
      table.insertSections([2], with: .automatic)
      table.insertRows(at: [path(2, 0)], with: .automatic)
    case .rowPastTheEnd:
      source.rows[1] = ["d", "e"]
      table.insertRows(at: [path(1, 2)], with: .automatic)
    case .sectionPastTheEnd:
      source.rows.append(["e"])
      table.insertSections([3], with: .automatic)
    case .reload: table.reloadData()
    case .noBatch, .reconfiguresNothing, .reconfiguredTwice, .noCell: break
    }
  }
}
