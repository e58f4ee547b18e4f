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
  ///
  /// - Parameters:
  ///   - size: How large.
  ///   - seed: Another seed makes another body of the same kind.
  ///   - isNarrowed: The answer to the next keystroke, with another letter in the query: the same values but for one in 25,
  ///     with counts that are up to a third lower, sorted by them anew.
  package init(_ size: Size, seed: UInt64 = 2, isNarrowed: Bool = false) {
    self.size = size
    var random = SplitMix64(seed: seed)
    var writer = JSONWriter()
    let shape = { ResponseShape(attributes: $0, values: $1, isNarrowed: isNarrowed) }
    switch size {
    case .S: shape(10, 100).write(to: &writer, &random)
    case .M: shape(20, 1000).write(to: &writer, &random)
    case .L: shape(50, 1000).write(to: &writer, &random)
    case .XL:
      writer.object { writer in
        writer.member("results") { writer in
          writer.array { writer in
            for _ in 0..<11 { writer.element { shape(14, 1000).write(to: &$0, &random) } }
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
