import BenchmarkHarness
import Facets

extension Benchmark {
  /// `selection-diff/N`: two selections of N values over one response with 1 % changed; `/50%` with half of them changed;
  /// `/across` with 1 % changed and the second selection over another response, in another order.
  static var selectionDiff: [Benchmark] {
    [100, 1000, 10_000, 100_000].flatMap { count in
      [
        Benchmark("selection-diff/\(count)") {
          try differing(count, changed: max(count / 100, 1), isAcross: false)
        },
        Benchmark("selection-diff/\(count)/50%") {
          try differing(count, changed: count / 2, isAcross: false)
        },
        Benchmark("selection-diff/\(count)/across") {
          try differing(count, changed: max(count / 100, 1), isAcross: true)
        },
      ]
    }
  }

  private static func differing(_ count: Int, changed: Int, isAcross: Bool) throws -> Prepared {
    var random = SplitMix64(seed: 6)
    var names = FacetsWorkload.names(count + changed, seed: 6)
    let firstFacets = try facets(names)
    for index in stride(from: names.count - 1, to: 0, by: -1) { names.swapAt(index, random.below(index + 1)) }
    let secondFacets = isAcross ? try facets(names) : firstFacets
    let strings = (old: Set(names.prefix(count)), new: Set(names.suffix(count)))
    let old = FacetSelection(["a0": strings.old], in: firstFacets)
    let new = FacetSelection(["a0": strings.new], in: secondFacets)
    return Prepared(
      checksum: {
        let diff = SelectionDiff(from: old, to: new)
        var checksum = Checksum()
        for value in diff.inserted.values(for: "a0").sorted() + diff.removed.values(for: "a0").sorted() {
          checksum.add(value)
        }
        return checksum
      },
      yardsticks: {
        let diff = SelectionDiff(from: old, to: new)
        let isSame =
          diff.inserted.values(for: "a0") == strings.new.subtracting(strings.old)
          && diff.removed.values(for: "a0") == strings.old.subtracting(strings.new)
        if !isSame || diff.inserted.count != changed {
          throw Mismatch("the difference is not that of the sets")
        }
        return [
          Yardstick("Set") {
            strings.new.subtracting(strings.old).count + strings.old.subtracting(strings.new).count
          }
        ]
      },
      run: { SelectionDiff(from: old, to: new) })
  }

  private static func facets(_ names: [String]) throws -> FacetResponse.Facets {
    var decoder = FacetDecoder()
    guard let facets = try decoder.decode(FacetsWorkload.response([names.map { ($0, 1) }])).facets else {
      throw Mismatch("no facets")
    }
    return facets
  }
}
