@testable import BenchmarkHarness
import Foundation
import Testing

@Suite struct WorkloadTests {
  /// The bytes are part of what a figure means: whoever changes the generator sees it here, and makes new baselines.
  @Test(arguments: [
    (Workload.Size.S, 56_056, "6383f210b90661a4"),
    (.M, 618_950, "a2f5038c5a329813"),
    (.L, 1_389_282, "1c15d40b52faf578"),
    (.XL, 5_167_776, "3e618c0e8ec02b95"),
  ])
  func bytesArePinned(size: Workload.Size, count: Int, checksum: String) {
    let workload = Workload(size)
    #expect(workload.bytes.count == count)
    #expect(workload.checksum == checksum)
  }

  @Test func anotherSeedMakesOtherBytes() {
    #expect(Workload(.S, seed: 3).checksum != Workload(.S).checksum)
  }

  private func responses(_ size: Workload.Size) throws -> [[String: Any]] {
    let root = try JSONSerialization.jsonObject(with: Data(Workload(size).bytes)) as? [String: Any]
    let results = root?["results"] as? [[String: Any]]
    if let results { return results }
    return [try #require(root)]
  }

  @Test(arguments: [(Workload.Size.S, 10, 100, 1), (.M, 20, 1000, 1), (.L, 50, 1000, 1), (.XL, 14, 1000, 11)])
  func sizesAreAsPromised(size: Workload.Size, attributes: Int, values: Int, results: Int) throws {
    let responses = try responses(size)
    #expect(responses.count == results)
    for response in responses {
      let facets = try #require(response["facets"] as? [String: [String: Int]])
      #expect(facets.count == attributes + 3)
      for level in 0...2 { #expect(facets["categories.lvl\(level)"] != nil) }
      #expect(facets.values.count { $0.count == values } == attributes + 1)
      #expect(
        facets["categories.lvl2"]?.keys.allSatisfy { $0.components(separatedBy: " > ").count == 3 } == true)
      #expect((response["hits"] as? [[String: Any]])?.count == 20)
      #expect((response["hits"] as? [[String: Any]])?.first?["_highlightResult"] != nil)
      let rendering = response["renderingContent"] as? [String: [String: Any]]
      #expect(rendering?["facetOrdering"]?.keys.sorted() == ["facets", "values"])
      #expect((response["facets_stats"] as? [String: Any])?.isEmpty == false)
    }
  }

  /// The next keystroke's answer: nothing new, a few values less, lower counts in their order.
  @Test func aNarrowedWorkloadIsPartOfTheOther() throws {
    let wide = try #require(try responses(.M)[0]["facets"] as? [String: [String: Int]])
    let body = Workload(.M, isNarrowed: true).bytes
    let root = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
    let narrow = try #require(root["facets"] as? [String: [String: Int]])
    #expect(narrow.keys.sorted() == wide.keys.sorted())
    var (kept, changed, all) = (0, 0, 0)
    for (attribute, counts) in narrow {
      for (value, count) in counts {
        let before = try #require(wide[attribute]?[value])
        #expect(count <= before && count > 0 && count * 3 >= before * 2)
        if count != before { changed += 1 }
      }
      kept += counts.count
      all += wide[attribute]?.count ?? 0
    }
    #expect((0.94...0.98).contains(Double(kept) / Double(all)))
    #expect(Double(changed) / Double(kept) > 0.3)
    #expect(Workload(.M, isNarrowed: true).checksum == Workload(.M, isNarrowed: true).checksum)
    #expect(Workload(.M, isNarrowed: true).checksum != Workload(.M).checksum)
  }

  @Test func valuesLookLikeACatalogue() throws {
    let facets = try #require(try responses(.L)[0]["facets"] as? [String: [String: Int]])
    let values = facets.values.flatMap(\.keys)
    let share = { (isOne: (String) -> Bool) in Double(values.count(where: isOne)) / Double(values.count) }
    #expect((0.02...0.08).contains(share { !$0.utf8.allSatisfy { $0 < 0x80 } }))
    #expect((0.001...0.01).contains(share { $0.contains { "\"\\/\n\t".contains($0) } }))
    let counts = facets.values.flatMap(\.values)
    #expect(counts.allSatisfy { (1...999_999).contains($0) })
    for digits in 1...6 { #expect(counts.contains { String($0).count == digits }) }
  }

  @Test func theGeneratorIsSplitMix64() {
    // The first numbers of the reference implementation from seed 1234567.
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }
}
