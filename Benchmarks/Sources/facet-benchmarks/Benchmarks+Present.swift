import BenchmarkHarness
import Facets
import ReferenceFacets

extension Benchmark {
  /// `present/ROWS`: the rows of a hierarchical menu, opened along a path or, from 1,110 rows on, a whole tree, shuffled.
  /// `/fresh`: by the closure that has no buffer and keeps no memory.
  static var present: [Benchmark] {
    [40, 400, 4000].map { count in
      Benchmark("present/\(count)") { try presenting(HierarchyWorkload(pathOf: count)) }
    }
      + [[10, 10, 10], [20, 10, 10, 10], [100, 30, 30]].map { children in
        let count = children.reduce((0, 1)) { ($0.0 + $0.1 * $1, $0.1 * $1) }.0
        return Benchmark("present/\(count)") { try presenting(HierarchyWorkload(tree: children)) }
      }
      + [Benchmark("present/40/fresh") { try presenting(HierarchyWorkload(pathOf: 40), isFresh: true) }]
  }

  private static func presenting(_ workload: HierarchyWorkload, isFresh: Bool = false) throws -> Prepared {
    let input = try facets(of: workload)
    let ours = MenuPresenter(input)
    return Prepared(
      checksum: { checksum(of: ours.present()) },
      yardsticks: {
        let expected = ReferenceHierarchy.present(input)
        try expectSame(ours.present(), expected, "the reference")
        try expectSame(
          DefaultPresenter.Hierarchical.present(input), expected, "the reference, without a buffer")
        guard let sort = StableSort(input.map { ($0.facet.value, $0.level) }) else {
          throw Mismatch("no memory for std::stable_sort")
        }
        sort.run()
        // The yardstick sorts; putting levels behind the selection is left to the reference.
        let sorted = sort.order.map { input[$0] }
        try expectSame(ReferenceHierarchy.present(sorted), expected, "std::stable_sort")
        for (left, right) in zip(sorted, sorted.dropFirst())
        where (left.level, left.facet.value) > (right.level, right.facet.value) {
          throw Mismatch("std::stable_sort does not sort by level and value")
        }
        return [
          Yardstick("reference") { ReferenceHierarchy.present(input).count },
          Yardstick("std::stable_sort") { sort.run() },
        ]
      },
      run: { isFresh ? DefaultPresenter.Hierarchical.present(input).count : ours.run() })
  }

  /// The workload as an app has it: views of a decoded response.
  private static func facets(of workload: HierarchyWorkload) throws -> [HierarchicalFacet] {
    var decoder = FacetDecoder()
    let bytes = FacetsWorkload.response([workload.rows.map { ($0.value, $0.count) }])
    guard let list = try decoder.decode(bytes).facets?["a0"] else { throw Mismatch("no facets") }
    return zip(list, workload.rows).map { ($0, $1.level, $1.isSelected) }
  }

  private static func expectSame(
    _ rows: [HierarchicalFacet], _ expected: [HierarchicalFacet], _ name: String
  ) throws {
    guard rows.elementsEqual(expected, by: { $0 == $1 }) else { throw Mismatch("rows differ from \(name)") }
  }

  private static func checksum(of rows: [HierarchicalFacet]) -> Checksum {
    var checksum = Checksum()
    for row in rows {
      checksum.add(row.facet.value)
      checksum.add(row.facet.count)
      checksum.add(row.level)
      checksum.add(row.isSelected ? 1 : 0)
    }
    return checksum
  }
}

/// Our presenter as an app that presents often keeps it: one sorter and one buffer.
private final class MenuPresenter {
  private let input: [HierarchicalFacet]
  private var sorter = HierarchicalSorter()
  private var rows: [HierarchicalFacet] = []

  init(_ input: [HierarchicalFacet]) {
    self.input = input
  }

  func run() -> Int {
    sorter.present(input, into: &rows)
    return rows.count
  }

  func present() -> [HierarchicalFacet] {
    _ = run()
    return rows
  }
}
