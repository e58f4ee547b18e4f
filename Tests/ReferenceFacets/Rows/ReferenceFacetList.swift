public import Facets
import Foundation

/// Facet list sorting with closures over strings.
public enum ReferenceFacetList {
  /// The rows to show. Names that are the same with `options` are told apart by their bytes at last.
  public static func present(
    _ items: [SelectableItem<Facet>], sortBy: [FacetSortCriterion], limit: Int, showEmptyFacets: Bool,
    options: AlphabeticalOptions
  ) -> [SelectableItem<Facet>] {
    let shown = items.filter { showEmptyFacets || $0.item.count > 0 }
    let keyed = shown.map { item in (item: item, name: Name(item.item.value, options)) }
    let hasName = sortBy.contains { if case .alphabetical = $0 { true } else { false } }
    let criteria = sortBy + (hasName ? [] : [.alphabetical(order: .ascending)])
    let sorted = keyed.sorted { left, right in
      for criterion in criteria {
        switch criterion {
        case .isRefined where left.item.isSelected != right.item.isSelected: return left.item.isSelected
        case .count(.ascending) where left.item.item.count != right.item.item.count:
          return left.item.item.count < right.item.item.count
        case .count(.descending) where left.item.item.count != right.item.item.count:
          return left.item.item.count > right.item.item.count
        case .alphabetical(.ascending) where left.name != right.name: return left.name < right.name
        case .alphabetical(.descending) where left.name != right.name: return right.name < left.name
        default: continue
        }
      }
      return left.item.item.value.utf8.lexicographicallyPrecedes(right.item.item.value.utf8)
    }
    return sorted.prefix(limit).map(\.item)
  }

  /// A name as the options compare it: scalars, and numbers where digits stand.
  private struct Name: Comparable {
    enum Part: Comparable {
      case scalar(UInt32)
      case number(digits: Int, String)

      static func < (left: Part, right: Part) -> Bool {
        switch (left, right) {
        case (.scalar(let left), .scalar(let right)): left < right
        case (.number(let count, let left), .number(let other, let right)):
          count == other ? left < right : count < other
        case (.scalar(let left), .number): left < UInt32(UInt8(ascii: "0"))
        case (.number, .scalar(let right)): UInt32(UInt8(ascii: "0")) < right
        }
      }
    }

    let string: String?
    var parts: [Part] = []

    init(_ value: String, _ options: AlphabeticalOptions) {
      string = options.isEmpty ? value : nil
      if options.isEmpty { return }
      var scalars = Array(value.unicodeScalars)
      if options.contains(.caseInsensitive) {
        scalars = scalars.flatMap { $0.properties.lowercaseMapping.unicodeScalars }
      }
      if options.contains(.diacriticInsensitive) { scalars = scalars.flatMap(Name.withoutAccents) }
      while let scalar = scalars.first {
        let digits = scalars.prefix { ("0"..."9").contains($0) }
        if options.contains(.numeric), !digits.isEmpty {
          let significant = digits.drop { $0 == "0" }
          parts.append(.number(digits: significant.count, String(String.UnicodeScalarView(significant))))
          scalars.removeFirst(digits.count)
        } else {
          parts.append(.scalar(scalar.value))
          scalars.removeFirst()
        }
      }
    }

    /// Latin, Greek and Cyrillic letters by Foundation's decompositions.
    private static func withoutAccents(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
      let marks: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36f}"
      if marks.contains(scalar) { return [] }
      let parts = Array(String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars)
      let isLetter = ("\u{c0}"..."\u{1fff}").contains(scalar) || scalar == "\u{212b}"
      let isCovered = isLetter && parts[0].properties.isAlphabetic
      return isCovered && parts.dropFirst().allSatisfy(marks.contains) ? [parts[0]] : [scalar]
    }

    static func < (left: Name, right: Name) -> Bool {
      if let leftString = left.string, let rightString = right.string { return leftString < rightString }
      return left.parts.lexicographicallyPrecedes(right.parts)
    }
  }
}
