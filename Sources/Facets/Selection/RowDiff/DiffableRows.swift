/// The identifier of a row for a diffable data source: attribute and value, byte for byte.
public struct RowIdentifier: Hashable, Sendable {
  /// The attribute; the empty name in a list of one attribute's values.
  public let attribute: Attribute
  /// The facet in the list that the identifier was made for; only its value counts.
  public let facet: Facet
  /// How many rows of the same attribute and value stand before it, so that identifiers are unique in every list.
  public let occurrence: Int

  /// Whether attribute, value and occurrence are the same.
  public static func == (left: RowIdentifier, right: RowIdentifier) -> Bool {
    left.occurrence == right.occurrence && spansAreEqual(left.facet.utf8, right.facet.utf8)
      && left.attribute == right.attribute
  }

  /// Feeds value and occurrence.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(TextKey(facet).hash(seed: TextKey.seed))
    hasher.combine(occurrence)
  }
}

/// What a diffable data source wants to know about a list: the identifiers of its rows in order, and which of them
/// to reconfigure since their content is not that of the old list.
public struct DiffableRows: Sendable {
  /// The identifiers of the new rows, each unique.
  public let identifiers: [RowIdentifier]
  /// Those of rows that the old list had too, with other content; pass them to `reconfigureItems(_:)`.
  public let reconfigured: [RowIdentifier]

  /// The change from one list to another. Complexity: O(n) on average.
  public init<Row: DiffableRow>(from old: [Row] = [], to new: [Row]) {
    let facets = (old: old.map(\.facet), new: new.map(\.facet))
    var names = AttributeNumbers()
    let oldKeys = RowKeys(facets.old, names: names.numbers(of: old))
    let newKeys = RowKeys(facets.new, names: names.numbers(of: new))
    // Without matching rows at the end first, rows are matched as their occurrences are counted.
    let diff = RowDiff(from: oldKeys, to: newKeys, trimsEnd: false) { old[$0].hasSameContent(as: new[$1]) }
    let occurrences = DiffableRows.occurrences(of: newKeys)
    withExtendedLifetime(facets) {}
    identifiers = new.indices.map {
      RowIdentifier(attribute: new[$0].attribute, facet: facets.new[$0], occurrence: occurrences[$0])
    }
    let identifiers = identifiers
    reconfigured = diff.updates.map { identifiers[$0.new] }
  }

  private static func occurrences(of keys: RowKeys) -> [Int] {
    var table = TextTable()
    table.reset(for: keys.count)
    var counts = [Int](repeating: 0, count: keys.count)
    return keys.texts.indices.map { row in
      let first =
        table.insert(row, hash: keys.hash(row, seed: TextKey.seed)) { keys.isSame($0, keys, row) } ?? row
      defer { counts[first] += 1 }
      return counts[first]
    }
  }
}
