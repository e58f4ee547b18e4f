import FacetSearch
import FacetWidgets
import Facets
import LoopbackServer
import Testing

/// Rows in the order of the response's rule, from one answer to the next.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct DynamicFacetListOrderTests {
  /// Shows the answers one after the other in a list that applies differences, and returns its rows after each.
  private func shown(_ answers: [String]) async throws -> (rows: [[String]], list: HeadlessDynamicFacetList) {
    let server = try LoopbackServer()
    let searcher = server.searcher()
    searcher.request.query.facets = ["v"]
    let list = HeadlessDynamicFacetList()
    let connector = DynamicFacetListConnector(
      searcher: searcher, filterState: FilterState(), controller: list)
    var rows: [[String]] = []
    for answer in answers {
      server.answerEachQuery { _ in answer }
      let calls = list.diffs.count
      try await searcher.performSearch()
      #expect(await waitUntil { list.diffs.count == calls + 1 })
      rows.append(list.rows.map { $0.facet.description })
    }
    withExtendedLifetime(connector) {}
    return (rows, list)
  }

  private func answer(_ values: String, rule: String = "{}") -> String {
    """
    {"facets":{"v":\(values)},"renderingContent":{"facetOrdering":
    {"facets":{"order":["v"]},"values":{"v":\(rule)}}}}
    """
  }

  /// Pinned values that are missing leave no holes.
  @Test func case67() async throws {
    let rule = #"{"order":["Ghost","Zed","Phantom","Acme"],"sortRemainingBy":"hidden"}"#
    let (rows, _) = try await shown([answer(#"{"Acme":2,"Zed":1,"Yon":5}"#, rule: rule)])
    #expect(rows == [["Zed (1)", "Acme (2)"]])
  }

  /// Values are hidden under every sort, also those that are pinned.
  @Test(arguments: ["alpha", "count"])
  func case69(_ sort: String) async throws {
    let rule = #"{"order":["b"],"hide":["b"],"sortRemainingBy":"\#(sort)"}"#
    let (rows, _) = try await shown([answer(#"{"c":1,"b":3,"a":2}"#, rule: rule)])
    #expect(rows == [["a (2)", "c (1)"]])
  }

  /// A value that an answer repeats is one row with its last count, and the differences replay.
  @Test func case78() async throws {
    let rule = #"{"sortRemainingBy":"alpha"}"#
    let (rows, list) = try await shown([
      answer(#"{"a":1,"b":2}"#, rule: rule), answer(#"{"a":1,"b":2,"b":3}"#, rule: rule),
      answer(#"{"b":3,"c":1,"b":4}"#, rule: rule),
    ])
    #expect(rows == [["a (1)", "b (2)"], ["a (1)", "b (3)"], ["b (4)", "c (1)"]])
    #expect(list.diffs[1].updates.count == 1 && !list.diffs[1].changesStructure)
  }

  /// A deletion and a move are one batch.
  @Test func case79() async throws {
    let (rows, list) = try await shown([answer(#"{"a":1,"b":1,"c":1}"#), answer(#"{"c":1,"b":1}"#)])
    #expect(rows == [["a (1)", "b (1)", "c (1)"], ["c (1)", "b (1)"]])
    #expect(list.diffs[1].deletions == [0] && list.diffs[1].moves.count == 1)
  }
}
