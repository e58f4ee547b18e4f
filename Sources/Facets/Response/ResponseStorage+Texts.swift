extension ResponseStorage {
  /// Storage that holds two texts one behind the other, for a facet that does not come from a response.
  convenience init(texts first: String, _ second: String) {
    self.init(unlimited: Array(first.utf8) + Array(second.utf8), rows: [])
  }

  /// Storage whose rows are `values` with count 0, for many facets that do not come from a response.
  convenience init(values: [String]) {
    var bytes: [UInt8] = []
    var rows: [TextRange] = []
    rows.reserveCapacity(values.count)
    for value in values {
      rows.append(TextRange(offset: UInt32(bytes.count), count: UInt32(value.utf8.count)))
      bytes.append(contentsOf: value.utf8)
    }
    self.init(unlimited: bytes, rows: rows)
  }

  /// Storage of what the app made itself, of its size.
  private convenience init(unlimited bytes: [UInt8], rows: [TextRange]) {
    do throws(ScanFailure) {
      try self.init(texts: bytes.span, values: rows)
    } catch {
      // Unreachable: the arena is made with the room that the texts take.
      preconditionFailure("texts without room")
    }
  }
}
