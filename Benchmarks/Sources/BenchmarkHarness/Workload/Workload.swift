/// The body of a faceted search response, made from a seed: the same bytes on every machine and in every release.
package struct Workload {
  /// How large a body is.
  package enum Size: String, CaseIterable, Sendable {
    /// 10 attributes of 100 values.
    case S
    /// 20 attributes of 1,000 values.
    case M
    /// 50 attributes of 1,000 values, about 1.4 MB.
    case L
    /// A multi-query of 11 results, at least 4 MB.
    case XL
  }

  /// Its size.
  package let size: Size
  /// The JSON text.
  package let bytes: [UInt8]

  /// The body holds `{"results":[…]}`.
  package var isMultiQuery: Bool { size == .XL }

  /// Makes the body of that size.
  package init(_ size: Size, seed: UInt64 = 2) {
    self.size = size
    var random = SplitMix64(seed: seed)
    var writer = JSONWriter()
    switch size {
    case .S: ResponseShape(attributes: 10, values: 100).write(to: &writer, &random)
    case .M: ResponseShape(attributes: 20, values: 1000).write(to: &writer, &random)
    case .L: ResponseShape(attributes: 50, values: 1000).write(to: &writer, &random)
    case .XL:
      let shape = ResponseShape(attributes: 14, values: 1000)
      writer.object { writer in
        writer.member("results") { writer in
          writer.array { writer in
            for _ in 0..<11 { writer.element { shape.write(to: &$0, &random) } }
          }
        }
      }
    }
    bytes = writer.bytes
  }

  /// Of every byte.
  package var checksum: String {
    var checksum = Checksum()
    checksum.add(bytes.span)
    return checksum.hexadecimal
  }
}
