import Foundation

/// A search server on 127.0.0.1 for tests and the demo, that really answers: it parses queries, applies filters with
/// code of its own and counts facets.
///
/// It takes at most 256 connections, and ends with its owner, by ``stop()``, or after `lifetime`.
public final class LoopbackServer: Sendable {
  /// The port.
  public let port: Int
  /// The application and the key that requests must name.
  public static let appID = "LOOPBACK"
  /// See ``appID``.
  public static let apiKey = "k3y-0123456789abcdef"

  private let state = ServerState()

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - engine: What answers.
  ///   - lifetime: The seconds after which it ends by itself.
  /// - Throws: Where there is no port.
  public init(engine: Engine = Engine(), lifetime: Double = 300) throws {
    let router = Router(engine: engine, appID: LoopbackServer.appID, apiKey: LoopbackServer.apiKey)
    port = try Acceptor.start(state: state, lifetime: lifetime) { [state] socket in
      LoopbackServer.serve(socket, state: state, router: router)
    }
  }

  deinit {
    state.stop()
  }

  /// Ends the server; connections close.
  public func stop() {
    state.stop()
  }

  /// The faults of every answer that ``enqueue(_:)`` has none for.
  public func setScript(_ script: @escaping @Sendable (HTTPRequest) -> [Fault]) {
    state.setScript(script)
  }

  /// The faults of the next request's answer, or of the one behind the last that this was called for.
  public func enqueue(_ faults: Fault...) {
    state.enqueue(faults)
  }

  /// Forgets the faults of requests that have not come.
  public func removeFaults() {
    state.removeFaults()
  }

  /// The latest requests, at least a thousand.
  public var requests: [HTTPRequest] { state.log }

  /// How many requests there were.
  public var requestCount: Int { state.requestCount }

  /// Whether answers are compressed for clients that take it; true at first.
  public var sendsGzip: Bool {
    get { state.sendsGzip }
    set { state.sendsGzip = newValue }
  }

  /// Answers the requests of one connection, one behind the other.
  private static func serve(_ socket: Socket, state: ServerState, router: Router) {
    var reader = RequestReader(socket: socket)
    while !state.hasStopped, let read = try? reader.next() {
      let (request, faults) = state.register(read)
      let takesGzip = request.headers["accept-encoding"]?.contains("gzip") == true
      let delivery = Delivery(socket: socket, faults: faults, compresses: takesGzip && state.sendsGzip)
      if !delivery.send(router.response(to: request)) { break }
    }
  }
}
