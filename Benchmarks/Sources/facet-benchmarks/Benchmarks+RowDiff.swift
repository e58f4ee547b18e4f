import BenchmarkHarness
import Facets
import ReferenceFacets

extension Benchmark {
  /// `row-diff/N`: two lists of N rows with a tenth changed: 4 % come, 4 % go, 2 % move; and a tenth with another count.
  static var rowDiff: [Benchmark] {
    [100, 1000, 10_000, 100_000].flatMap { count in
      [
        Benchmark("row-diff/\(count)") { try differingRows(count, percent: 10) },
        Benchmark("row-diff/\(count)/50%") { try differingRows(count, percent: 50) },
      ]
    }
  }

  /// A row as an app has it that works with strings.
  private struct PlainRow {
    let value: String
    let count: Int
    let isSelected: Bool
  }

  private static func differingRows(_ count: Int, percent: Int) throws -> Prepared {
    let lists = try rowLists(count, percent: percent)
    let old = lists.old
    let new = lists.new
    return Prepared(
      checksum: {
        let diff = RowDiff(from: old, to: new)
        var checksum = Checksum()
        for index in diff.deletions + diff.insertions { checksum.add(index) }
        for move in diff.moves { checksum.add(move.from) }
        for update in diff.updates { checksum.add(update.new) }
        return checksum
      },
      yardsticks: {
        let diff = RowDiff(from: old, to: new)
        guard let replayed = ReferenceRowDiff.replay(diff, on: old, inserting: new),
          replayed.elementsEqual(new, by: { $0.item.value == $1.item.value })
        else { throw Mismatch("the difference does not replay") }
        let plainOld = old.map {
          PlainRow(value: $0.item.value, count: $0.item.count, isSelected: $0.isSelected)
        }
        let plainNew = new.map {
          PlainRow(value: $0.item.value, count: $0.item.count, isSelected: $0.isSelected)
        }
        let heckel = {
          HeckelDiff(from: plainOld, to: plainNew, by: { $0.value }) {
            $0.count == $1.count && $0.isSelected == $1.isSelected
          }
        }
        let theirs = heckel()
        if theirs.deletions != diff.deletions || theirs.insertions != diff.insertions
          || theirs.updates.map(\.new) != diff.updates.map(\.new)
        {
          throw Mismatch("rows come, go or change other than Heckel says")
        }
        return [Yardstick("Heckel", run: heckel)]
          + (try collectionDifference(diff, plainOld.map(\.value), plainNew.map(\.value)))
      },
      run: { RowDiff(from: old, to: new) })
  }

  /// Quadratic in the changes: left out where one run would take seconds.
  private static func collectionDifference(
    _ diff: RowDiff, _ old: [String], _ new: [String]
  ) throws -> [Yardstick] {
    if diff.deletions.count + diff.moves.count > 1000 { return [] }
    let theirs = new.difference(from: old)
    if theirs.removals.count != diff.deletions.count + diff.moves.count {
      throw Mismatch("not as few changes as CollectionDifference")
    }
    return [Yardstick("CollectionDifference") { new.difference(from: old).inferringMoves().count }]
  }

  private static func rowLists(
    _ count: Int, percent: Int
  ) throws -> (old: [SelectableItem<Facet>], new: [SelectableItem<Facet>]) {
    var random = SplitMix64(seed: 7)
    let coming = count * percent * 4 / 1000
    let names = FacetsWorkload.names(count + coming, seed: 7)
    let old = names.prefix(count).map { (value: $0, count: random.below(1000)) }
    var new = old
    for _ in 0..<coming { new.remove(at: random.below(new.count)) }
    for _ in 0..<count * percent * 2 / 1000 {
      let row = new.remove(at: random.below(new.count))
      new.insert(row, at: random.below(new.count + 1))
    }
    for index in new.indices where random.oneIn(10) { new[index].count += 1 }
    for name in names.suffix(coming) { new.insert((name, 1), at: random.below(new.count + 1)) }
    var decoder = FacetDecoder()
    func items(_ rows: [(value: String, count: Int)]) throws -> [SelectableItem<Facet>] {
      let list = try decoder.decode(FacetsWorkload.response([rows])).facets?["a0"]
      return (list ?? []).enumerated().map { ($1, $0 % 40 == 0) }
    }
    return (try items(old), try items(new))
  }
}
