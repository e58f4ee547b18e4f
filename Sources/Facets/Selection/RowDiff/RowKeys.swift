/// What identifies the rows of a list: their values' texts, and a number for each row's attribute where there are
/// several. Whoever makes it holds the facets as long as it is used.
struct RowKeys {
  let texts: [TextKey]
  /// By row; empty for a list of one attribute's values.
  let names: [UInt32]

  /// The number of rows.
  var count: Int { texts.count }

  /// The keys of `facets`.
  init(_ facets: [Facet], names: [UInt32]) {
    texts = facets.indices.map { TextKey(facets[$0]) }
    self.names = names
  }

  /// These texts as keys.
  init(texts: [TextKey], names: [UInt32] = []) {
    self.texts = texts
    self.names = names
  }

  /// The keys of a list's facets.
  init(_ list: FacetList) {
    var texts: [TextKey] = []
    list.appendTexts(to: &texts)
    self.texts = texts
    names = []
  }

  /// The keys that `text` gives.
  @inline(__always)
  init(count: Int, names: [UInt32] = [], text: (Int) -> TextKey) {
    texts = (0..<count).map(text)
    self.names = names
  }

  /// The hash of a row's identity.
  @inline(__always)
  func hash(_ row: Int, seed: UInt64) -> UInt64 {
    texts[row].hash(seed: names.isEmpty ? seed : seed &+ UInt64(names[row]) &* 0x9e37_79b9_7f4a_7c15)
  }

  /// Whether a row here and one of `other` are the same.
  @inline(__always)
  func isSame(_ row: Int, _ other: RowKeys, _ otherRow: Int) -> Bool {
    texts[row] == other.texts[otherRow] && (names.isEmpty || names[row] == other.names[otherRow])
  }
}

/// Numbers for attributes, the same for the same bytes.
struct AttributeNumbers {
  private var numbers: [Attribute: UInt32] = [:]

  /// The number of each row's attribute, in order. Complexity: O(n); next to nothing for rows of one attribute.
  mutating func numbers<Row: DiffableRow>(of rows: [Row]) -> [UInt32] {
    var latest: (attribute: Attribute, number: UInt32)?
    return rows.map { row in
      let attribute = row.attribute
      // Rows of one attribute stand together as a rule, and share its string.
      if let latest, latest.attribute == attribute {
        return latest.number
      }
      let number = number(of: attribute)
      latest = (attribute, number)
      return number
    }
  }

  /// The number of `attribute`. Complexity: O(length) on average.
  mutating func number(of attribute: Attribute) -> UInt32 {
    let next = UInt32(numbers.count)
    let number = numbers[attribute, default: next]
    if number == next { numbers[attribute] = number }
    return number
  }
}
