import FacetSearch
import Foundation
import LoopbackServer

extension HostileServer {
  /// The server as a host, by that name for this machine.
  func host(_ name: String = "127.0.0.1") -> SearchHost { SearchHost(name, scheme: .http, port: port) }

  /// A client of this server alone, with connections of its own.
  func client(_ policy: RetryPolicy = .guarded) -> SearchClient {
    SearchClient(hosts: [host()], policy: policy, transport: URLSessionTransport())
  }

  /// A server that sends `text` and closes.
  convenience init(sending text: String) throws {
    try self.init { _, connection in
      connection.send(text)
      return false
    }
  }
}

extension RetryPolicy {
  /// A megabyte, and as much time as a slow machine needs.
  static let guarded = RetryPolicy(timeout: .seconds(30), maximumResponseSize: 1 << 20)
  /// Two seconds, for servers that would take for ever.
  static let short = RetryPolicy(timeout: .seconds(2), maximumResponseSize: 1 << 20)
}

/// An answer's head with these lines.
func head(_ lines: String..., status: String = "200 OK") -> String {
  "HTTP/1.1 \(status)\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
}

/// A whole answer with that JSON body.
func answer(_ body: String, _ lines: String..., status: String = "200 OK") -> String {
  let all = ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"] + lines
  return "HTTP/1.1 \(status)\r\n" + all.map { $0 + "\r\n" }.joined() + "\r\n" + body
}

/// What became of one request to a hostile server.
struct Ordeal {
  let error: SearchError?
  let answer: Data?
  let seconds: Double
  /// How much more memory the process had at its peak than before, where the system tells.
  let peakGrowth: Int

  /// Whether time and memory stayed within what any of these tests may take. Other tests run beside, and the machine may
  /// be slow, so this is far more than the client's own limits and far less than what the servers offer.
  var isBounded: Bool { seconds < 60 && peakGrowth < 400 << 20 }

  /// Posts a query with `client` and measures.
  nonisolated(nonsending) init(_ client: SearchClient) async {
    let start = ContinuousClock.now
    let before = PeakMemory.restart()
    var answer: Data?
    error = await searchError { () throws(SearchError) in answer = try await client.postShopQuery() }
    self.answer = answer
    seconds = (ContinuousClock.now - start) / .seconds(1)
    peakGrowth = PeakMemory.now() - before
  }

  /// Whether anything that can be printed of the error shows the key.
  var showsKey: Bool {
    guard let error else { return false }
    var dumped = ""
    dump(error, to: &dumped)
    return [String(describing: error), String(reflecting: error), error.localizedDescription, dumped]
      .contains { $0.contains(LoopbackServer.apiKey) }
  }
}

/// The process's peak of resident memory, from Linux's `/proc`; zero elsewhere.
private enum PeakMemory {
  /// Lets the peak start again from what is used now, and returns that.
  static func restart() -> Int {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    return now()
  }

  static func now() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
    }
    return 0
  }
}
