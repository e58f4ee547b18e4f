import Facets
import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// The key goes to the given hosts and nowhere else, and no error shows it.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct KeyTests {
  /// Every status that redirects, to other ports, other names of this machine and back to the same host.
  @Test(arguments: [300, 301, 302, 303, 305, 307, 308])
  func redirectsAreNotFollowed(status: Int) async throws {
    let other = try HostileServer(sending: answer(#"{"results":[]}"#))
    let places = [
      "http://127.0.0.1:\(other.port)/1/indexes/*/queries", "http://localhost:\(other.port)/",
      "//localhost:\(other.port)/x", "http://127.0.0.1:\(other.port)@localhost:\(other.port)/",
      "\\\\localhost:\(other.port)", "/elsewhere",
    ]
    for place in places {
      let line = answer("", "Location: \(place)", "Refresh: 0; url=\(place)", status: "\(status) Moved")
      let server = try HostileServer(sending: line)
      let ordeal = await Ordeal(server.client())
      #expect(ordeal.error?.kind == .unreachable, "\(place)")
      #expect(ordeal.error?.status == status)
      #expect(!ordeal.showsKey)
      // Sent once, with the key; the other server has heard nothing at all.
      #expect(server.requests.map { $0.headers["x-algolia-api-key"] } == [LoopbackServer.apiKey])
      server.stop()
    }
    #expect(other.requestCount == 0)
    other.stop()
  }

  /// Headers that ask a client to come back, to another place or with other credentials.
  @Test func noOtherHeaderMovesTheClient() async throws {
    let other = try HostileServer(sending: answer(#"{"results":[]}"#))
    let lines = [
      "Alt-Svc: h2=\"localhost:\(other.port)\"; ma=1000, http/1.1=\"localhost:\(other.port)\"",
      "Link: <http://localhost:\(other.port)/>; rel=preload",
      "Content-Location: http://localhost:\(other.port)/",
      "Set-Cookie: a=b", "WWW-Authenticate: Basic realm=\"x\"",
    ]
    for status in ["200 OK", "401 Unauthorized", "407 Proxy Authentication Required"] {
      for line in lines {
        // It keeps the connection, so that the second request finds it open.
        let server = try HostileServer { _, connection in
          connection.send(answer(#"{"results":[]}"#, line, status: status))
        }
        let client = server.client()
        for _ in 0..<2 {
          let ordeal = await Ordeal(client)
          // Each is the answer that it is, whatever it asks for.
          let code = Int(status.prefix(3)) ?? 0
          #expect(ordeal.error?.kind == (code == 200 ? nil : .rejected(status: code)), "\(status), \(line)")
          #expect(!ordeal.showsKey)
        }
        #expect(
          server.requests.allSatisfy { $0.headers["cookie"] == nil && $0.headers["authorization"] == nil })
        server.stop()
      }
    }
    #expect(other.requestCount == 0)
    other.stop()
  }

  /// A server knows the key and quotes it wherever an answer has room for text.
  @Test func noErrorQuotesTheKey() async throws {
    let key = LoopbackServer.apiKey
    let long = String(repeating: "x", count: 90)
    let answers = [
      answer("", status: "500 \(key)"), answer("", status: "404 \(key)"),
      answer(#"{"message":"\#(key)"}"#, status: "400 Bad"),
      answer(#"{"message":"\#(key)"}"#, status: "500 Bad"),
      answer(#"{"message":"\#(key)\u0301"}"#, status: "400 Bad"),
      answer("", "Location: http://\(key)/", status: "307 Moved"),
      answer("{\"\(key)\":x}"), answer("{\"results\":[{\"facets\":{\"a \(key)\":{\"\(key)\":x}}}]}"),
      answer("{\"\(long)\(key)\(long)\":x}"), answer("{\"\(long) \(key)\(long)\":x}"),
      "HTTP/1.1 \(key)\r\n\r\n", "\(key)\r\n\r\n", head("Content-Encoding: \(key)") + "x",
      head("Transfer-Encoding: \(key)") + "x", head("Content-Length: \(key)") + "x",
    ]
    for text in answers {
      let server = try HostileServer(sending: text)
      let searcher = await HitsSearcher(client: server.client(), indexName: "shop")
      let error = await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
      let shown = try #require(error, "\(text)")
      var dumped = ""
      dump(shown, to: &dumped)
      for text in ["\(shown)", String(reflecting: shown), shown.localizedDescription, dumped] {
        #expect(!text.contains(key), "\(text)")
        // Nor the larger part of it.
        #expect(!text.contains(key.prefix(12)), "\(text)")
      }
      server.stop()
    }
    #expect(answers.count == 15)
  }

  @Test func limitsOfTheClientHoldForItsAnswers() async throws {
    let server = try HostileServer { _, connection in
      connection.send(answer(#"{"results":[{"facets":{"a":{"x":1,"y":2,"z":3}}}]}"#))
      return true
    }
    let client = SearchClient(
      appID: "APP", apiKey: "key", hosts: [server.host()], limits: .init(valueCount: 2))
    let searcher = await HitsSearcher(client: client, indexName: "shop")
    let error = await searchError { () throws(SearchError) in _ = try await searcher.performSearch() }
    guard case .invalidResponse(let decoding)? = error?.kind else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(decoding.kind == .valueLimitExceeded)
    #expect(decoding.path == "results[0].facets.a.z")
    server.stop()
  }
}
