/// Lists of facet values, made from a seed.
package struct FacetsWorkload {
  /// A response with these lists as the values of attributes `a0`, `a1` and so on.
  package static func response(_ lists: [[(value: String, count: Int)]]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("facets") { writer in
        writer.object { writer in
          for (number, list) in lists.enumerated() {
            writer.member("a\(number)") { writer in
              writer.object { writer in
                for entry in list { writer.member(entry.value, entry.count) }
              }
            }
          }
        }
      }
    }
    return writer.bytes
  }

  /// `count` different values.
  package static func names(_ count: Int, seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    var names = Names()
    return (0..<count).map { _ in names.next(&random) }
  }
}
