import LoopbackServer
import TestSupport
import Testing

/// The demo on the talks, where the folder with the corpora is known.
@Suite(.serialized, .timeLimit(.minutes(5)), .enabled(if: Talks.areAvailable, "FACETS_CORPUS is not set"))
struct TalksTests {
  @Test func widgets() throws {
    let folder = try #require(Corpus.directory)
    let records = try #require(try Talks.load())
    let demo = try DemoProcess([], environment: ["FACETS_CORPUS=\(folder)"])
    let start = try demo.wait("first answer") {
      $0.summary.hasSuffix(" of \(records.count) hits") && !$0.categories.isEmpty
        && $0.facet("TED2014") != nil
    }
    let count = { (attribute: String, value: String) in
      records.count { $0.values(of: attribute).contains(.string(value)) }
    }
    #expect(start.facet("TED2014")?.count == count("event_name", "TED2014"))
    #expect(start.tags.first?.text == "technology" && start.tags.first?.count == count("tags", "technology"))
    #expect(start.categories.map(\.text) == ["1970s", "1980s", "1990s", "2000s", "2010s"])
    #expect(start.categories.compactMap(\.count).reduce(0, +) == records.count)
    #expect(start.toggle.first?.text == "viewed_count >= 1000000.0")
    demo.press(.backTab, .backTab, .space)
    let popular = records.count { ($0.numbers(of: "viewed_count").first ?? 0) >= 1_000_000 }
    try demo.wait("popular talks") { $0.summary.hasSuffix(" of \(popular) hits") }
    demo.press(.space, .backTab, .space)
    let all = try demo.wait("all talks") { $0.summary == "\(records.count) hits" }
    #expect(all.sort.last?.text == "<Show more relevant results>")
  }
}
