/// Paul Heckel's difference (1978) as UI libraries write it: a dictionary from identifiers to symbol table entries.
public struct HeckelDiff: Equatable, Sendable {
  /// Old indices of rows that are gone.
  public private(set) var deletions: [Int] = []
  /// New indices of rows that have come.
  public private(set) var insertions: [Int] = []
  /// Rows whose place is not explained by rows that came and went before them: more than necessary.
  public private(set) var moves: [(from: Int, to: Int)] = []
  /// Old and new indices of rows with other content.
  public private(set) var updates: [(old: Int, new: Int)] = []

  private final class Entry {
    var newCount = 0
    var oldIndices: [Int] = []
  }

  private enum Record {
    case entry(Entry)
    case index(Int)
  }

  /// The difference between two lists whose rows have identifiers.
  public init<Row, Identifier: Hashable>(
    from old: [Row], to new: [Row], by identifier: (Row) -> Identifier, hasSameContent: (Row, Row) -> Bool
  ) {
    var table: [Identifier: Entry] = [:]
    func entry(_ row: Row) -> Entry {
      let key = identifier(row)
      if let entry = table[key] { return entry }
      let entry = Entry()
      table[key] = entry
      return entry
    }
    var newRecords: [Record] = new.map { row in
      let entry = entry(row)
      entry.newCount += 1
      return .entry(entry)
    }
    var oldRecords: [Record] = []
    for (index, row) in old.enumerated() {
      let entry = entry(row)
      entry.oldIndices.append(index)
      oldRecords.append(.entry(entry))
    }
    for index in new.indices {
      guard case .entry(let entry) = newRecords[index], !entry.oldIndices.isEmpty else { continue }
      let oldIndex = entry.oldIndices.removeFirst()
      newRecords[index] = .index(oldIndex)
      oldRecords[oldIndex] = .index(index)
    }
    collect(old, new, oldRecords, newRecords, hasSameContent)
  }

  private mutating func collect<Row>(
    _ old: [Row], _ new: [Row], _ oldRecords: [Record], _ newRecords: [Record],
    _ hasSameContent: (Row, Row) -> Bool
  ) {
    var deletedBefore: [Int] = []
    for (index, record) in oldRecords.enumerated() {
      deletedBefore.append(deletions.count)
      if case .entry = record { deletions.append(index) }
    }
    for (index, record) in newRecords.enumerated() {
      switch record {
      case .entry: insertions.append(index)
      case .index(let oldIndex):
        if oldIndex - deletedBefore[oldIndex] + insertions.count != index { moves.append((oldIndex, index)) }
        if !hasSameContent(old[oldIndex], new[index]) { updates.append((oldIndex, index)) }
      }
    }
  }

  /// Whether all parts are the same.
  public static func == (left: HeckelDiff, right: HeckelDiff) -> Bool {
    left.deletions == right.deletions && left.insertions == right.insertions
      && left.moves.elementsEqual(right.moves, by: ==) && left.updates.elementsEqual(right.updates, by: ==)
  }
}
