/// The selected path of a hierarchical menu, such as `Garden > Tools`.
///
/// A path is kept as the engine spells it and cut at the configured separator only: "Wi-Fi - Mesh" is one component
/// where the separator is " > ". Nothing is trimmed, since a value without its blanks is another value; only
/// ``Breadcrumb/name`` is for display. Texts are compared by their bytes.
public struct HierarchicalPath: Sendable {
  /// What stands between two components, with its blanks: as a rule " > ".
  public let separator: String
  /// The value of the deepest selected level, which holds the whole path; nil where nothing is selected.
  public private(set) var value: String?

  /// The path to `value`, or the root, where nothing is selected.
  public init(_ value: String? = nil, separator: String = " > ") {
    self.value = value
    self.separator = separator
  }

  /// The value of each level from the first to the selected one: `Garden`, `Garden > Tools`.
  ///
  /// These are the values of the path's rows, and what a filter of each level asks for.
  ///
  /// Complexity: O(length × number of levels).
  public var values: [String] {
    guard let value else { return [] }
    return cuts.map { String(value[..<$0.lowerBound]) } + [value]
  }

  /// The names of the levels: `Garden`, `Tools`. Complexity: O(length).
  public var components: [String] {
    guard let value else { return [] }
    var start = value.startIndex
    var components: [String] = []
    for cut in cuts {
      components.append(String(value[start..<cut.lowerBound]))
      start = cut.upperBound
    }
    return components + [String(value[start...])]
  }

  /// The number of levels, 0 at the root. Complexity: O(length).
  public var depth: Int { value == nil ? 0 : cuts.count + 1 }

  /// Where the separators stand.
  private var cuts: [Range<String.Index>] {
    guard let bytes = value?.utf8 else { return [] }
    let separator = separator.utf8
    if separator.isEmpty { return [] }
    var cuts: [Range<String.Index>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index...].starts(with: separator) {
        let end = bytes.index(index, offsetBy: separator.count)
        cuts.append(index..<end)
        index = end
      } else {
        bytes.formIndex(after: &index)
      }
    }
    return cuts
  }
}

extension HierarchicalPath {
  /// The path without its last component; the root's parent is the root. Complexity: O(length × number of levels).
  public var parent: HierarchicalPath {
    HierarchicalPath(values.dropLast().last, separator: separator)
  }

  /// Selects the row with `value`; where that is the selected row already, goes up one level.
  ///
  /// So a second tap on `Garden > Tools` leaves `Garden`, and one on that leaves nothing.
  ///
  /// Complexity: O(length × number of levels).
  public mutating func select(_ value: String) {
    if let current = self.value, current.hasSameBytes(as: value) {
      self = parent
    } else {
      self.value = value
    }
  }

  /// Selects nothing.
  public mutating func removeAll() {
    value = nil
  }

  /// Whether the row with `value` is on the path: the selected row, or a level above it.
  ///
  /// Whole components count: `Pets > Cat` is not on the path `Pets > Cattle`. Complexity: O(length × number of levels).
  public func contains(_ value: String) -> Bool {
    values.contains { $0.hasSameBytes(as: value) }
  }

  /// Whether `other` is somewhere below this path. Everything but the root is below the root.
  ///
  /// Complexity: O(length of `other` × number of its levels).
  public func isAncestor(of other: HierarchicalPath) -> Bool {
    guard let value else { return other.value != nil }
    return other.parent.contains(value)
  }

  /// The filter that the path asks for: the attribute of its deepest level and the whole value.
  ///
  /// - Parameter attributes: The attributes of the levels, as declared, from the first.
  /// - Returns: Nil at the root, and for a path with more levels than there are attributes.
  /// - Complexity: O(length).
  public func filter(in attributes: [Attribute]) -> (attribute: Attribute, value: String)? {
    guard let value, depth <= attributes.count else { return nil }
    return (attributes[depth - 1], value)
  }

  /// A level of the path, to be shown as a way back.
  public struct Breadcrumb: Hashable, Sendable {
    /// The level's name without blanks at its ends, for display only.
    public let name: String
    /// The value to select, as the engine spells it.
    public let value: String
  }

  /// The levels of the path from the first to the selected one. Complexity: O(length × number of levels).
  public var breadcrumbs: [Breadcrumb] {
    zip(components, values).map { Breadcrumb(name: trimmed($0), value: $1) }
  }

  private func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

extension HierarchicalPath: Hashable {
  /// Whether both have the same separator and the same bytes.
  public static func == (left: HierarchicalPath, right: HierarchicalPath) -> Bool {
    (left.value == nil) == (right.value == nil) && (left.value ?? "").hasSameBytes(as: right.value ?? "")
      && left.separator.hasSameBytes(as: right.separator)
  }

  /// Feeds the bytes of the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value == nil)
    hasher.combine(bytesOf: value ?? "")
  }
}

extension HierarchicalPath: CustomStringConvertible {
  /// The value, empty at the root.
  public var description: String { value ?? "" }
}
