import BenchmarkHarness
import Facets
import ReferenceFacets

extension Benchmark {
  /// `order/L`: the order that the response's rules ask for, of all values; `order/L/10` for ten values of each attribute.
  /// `facet-list/N`: a facet list sorted by selection, count and name.
  static var order: [Benchmark] {
    [
      Benchmark("order/L") { try ordering(Workload(.L), limit: nil) },
      Benchmark("order/L/10") { try ordering(Workload(.L), limit: 10) },
    ]
      + [100, 1000, 10_000].map { count in
        Benchmark("facet-list/\(count)") { try sortingList(of: count) }
      }
  }

  private static func ordering(_ workload: Workload, limit: Int?) throws -> Prepared {
    var decoder = FacetDecoder()
    let response = try decoder.decode(workload.bytes)
    guard let facets = response.facets, let ordering = response.renderingContent?.facetOrdering else {
      throw Mismatch("no facets or no rule")
    }
    return Prepared(
      checksum: {
        var checksum = Checksum()
        for entry in response.orderedFacets(limit: limit) {
          checksum.add(entry.attribute.rawValue)
          for facet in entry.facets {
            checksum.add(facet.utf8)
            checksum.add(facet.count)
          }
        }
        return checksum
      },
      yardsticks: {
        let plain = facets.map { entry in
          (
            attribute: entry.attribute.rawValue,
            values: entry.facets.map { (value: $0.value, count: $0.count) }
          )
        }
        let expected = ReferenceOrdering.order(plain, by: ordering, limit: limit)
        for result in [response.orderedFacets(limit: limit), FacetsOrderer(ordering, limit: limit)(facets)] {
          let isSame = result.elementsEqual(expected) { entry, expected in
            entry.attribute.rawValue == expected.attribute
              && entry.facets.elementsEqual(expected.values) { $0.value == $1.value && $0.count == $1.count }
          }
          if !isSame { throw Mismatch("order differs from the reference") }
        }
        return [Yardstick("reference") { ReferenceOrdering.order(plain, by: ordering, limit: limit).count }]
      },
      run: { response.orderedFacets(limit: limit).count })
  }

  private static func sortingList(of count: Int) throws -> Prepared {
    var random = SplitMix64(seed: 5)
    var decoder = FacetDecoder()
    let values = FacetsWorkload.names(count, seed: 5).map { (value: $0, count: random.below(count)) }
    guard let list = try decoder.decode(FacetsWorkload.response([values])).facets?["a0"] else {
      throw Mismatch("no facets")
    }
    let items: [SelectableItem<Facet>] = list.map { ($0, random.oneIn(50)) }
    let presenter = FacetListPresenter(
      sortBy: [.isRefined, .count(order: .descending), .alphabetical(order: .ascending)])
    return Prepared(
      checksum: {
        var checksum = Checksum()
        for item in presenter.transform(refinementFacets: items) { checksum.add(item.item.utf8) }
        return checksum
      },
      yardsticks: {
        let reference = {
          ReferenceFacetList.present(
            items, sortBy: presenter.sortBy, limit: .max, showEmptyFacets: true,
            options: presenter.alphabeticalOptions)
        }
        guard presenter.transform(refinementFacets: items).elementsEqual(reference(), by: { $0 == $1 }) else {
          throw Mismatch("list differs from the reference")
        }
        return [Yardstick("reference") { reference().count }]
      },
      run: { presenter.transform(refinementFacets: items).count })
  }
}
