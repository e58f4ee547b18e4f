import Facets

/// The bytes of a span as an array.
func array(_ span: Span<UInt8>) -> [UInt8] {
  span.indices.map { span[$0] }
}

extension Facet {
  /// The UTF-8 bytes of the value.
  var bytes: [UInt8] { array(utf8) }
}

extension FacetResponse {
  /// The values of `attribute` as (bytes, count), in order.
  func rows(_ attribute: Attribute) -> [Row] {
    (facets?[attribute] ?? []).map { Row($0.value, $0.count) }
  }
}

/// A value and its count; values are equal when their bytes are.
struct Row: Equatable, CustomStringConvertible {
  let value: String
  let count: Int

  init(_ value: String, _ count: Int) {
    self.value = value
    self.count = count
  }

  var description: String { "\(value): \(count)" }

  static func == (left: Row, right: Row) -> Bool {
    Array(left.value.utf8) == Array(right.value.utf8) && left.count == right.count
  }
}
