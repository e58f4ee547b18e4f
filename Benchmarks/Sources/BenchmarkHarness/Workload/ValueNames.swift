/// A series of distinct facet values as catalogues have them, for workloads that are no responses.
package struct ValueNames {
  private var names = Names()
  private var random: SplitMix64

  /// The series that `seed` starts.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The next value; where it `hasMarks`, a letter in it has its accent as a scalar of its own, and otherwise nothing in
  /// it is a combining mark.
  package mutating func next(hasMarks: Bool = false) -> String {
    while true {
      let name = names.next(&random)
      if hasMarks { return name + " E\u{301}" }
      if !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .nonspacingMark }) {
        return name
      }
    }
  }
}
