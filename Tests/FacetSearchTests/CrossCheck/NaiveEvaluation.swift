import Facets
import LoopbackServer

/// What filters mean, read from the types' documentation: the value itself is evaluated, no text in between.
extension Filters {
  /// Whether a record fulfils every group.
  func matches(_ record: Record) -> Bool {
    groupIDs.allSatisfy { id in
      switch id.operator {
      case .and: self[id].allSatisfy { $0.matches(record) }
      case .or: self[id].contains { $0.matches(record) }
      }
    }
  }
}

extension Filter {
  /// Whether a record fulfils the filter.
  func matches(_ record: Record) -> Bool {
    let isFound =
      switch self {
      case .facet(let facet): record.values(of: facet.attribute.rawValue).contains { facet.value.equals($0) }
      case .numeric(let numeric):
        record.values(of: numeric.attribute.rawValue).compactMap { $0.number }
          .contains { numeric.condition.holds(for: $0) }
      case .tag(let tag):
        record.values(of: "_tags").contains { $0.string?.utf8.elementsEqual(tag.value.utf8) == true }
      }
    return isFound != isNegated
  }
}

extension Filter.Facet.Value {
  fileprivate func equals(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.string(let wanted), .string(let found)): wanted.utf8.elementsEqual(found.utf8)
    case (.number(let wanted), _): value.number == wanted.value
    case (.bool(let wanted), .bool(let found)): wanted == found
    default: false
    }
  }
}

extension Filter.Numeric.Condition {
  fileprivate func holds(for number: Double) -> Bool {
    switch self {
    case .range(let range): range.lowerBound.value <= number && number <= range.upperBound.value
    case .comparison(.lessThan, let bound): number < bound.value
    case .comparison(.lessThanOrEqual, let bound): number <= bound.value
    case .comparison(.equals, let bound): number == bound.value
    case .comparison(.notEquals, let bound): number != bound.value
    case .comparison(.greaterThanOrEqual, let bound): number >= bound.value
    case .comparison(.greaterThan, let bound): number > bound.value
    }
  }
}
