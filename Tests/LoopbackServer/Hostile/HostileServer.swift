import Foundation

/// A server on 127.0.0.1 that answers byte for byte as a test says: for what no server should send.
///
/// It reads whole requests and remembers them, and ends like ``LoopbackServer``.
public final class HostileServer: Sendable {
  /// Answers a request; says whether the connection may serve another one.
  public typealias Answer = @Sendable (HTTPRequest, RawConnection) -> Bool

  /// The port.
  public let port: Int
  private let state = ServerState()

  /// Starts a server.
  ///
  /// - Throws: Where there is no port.
  public init(lifetime: Double = 120, _ answer: @escaping Answer) throws {
    port = try Acceptor.start(state: state, lifetime: lifetime) { [state] socket in
      var reader = RequestReader(socket: socket)
      while !state.hasStopped, let read = try? reader.next() {
        if !answer(state.register(read).0, RawConnection(socket: socket)) { break }
      }
    }
  }

  deinit {
    state.stop()
  }

  /// Ends the server; connections close.
  public func stop() {
    state.stop()
  }

  /// The requests, in order.
  public var requests: [HTTPRequest] { state.log }

  /// How many requests there were.
  public var requestCount: Int { state.requestCount }
}

/// A connection to write raw bytes to.
public struct RawConnection: Sendable {
  let socket: Socket

  /// Sends these bytes; false when the client is gone.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool { socket.write(bytes[...]) }

  /// Sends this text; false when the client is gone.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends `piece` again and again until the client is gone or `limit` bytes were sent; returns how many were.
  @discardableResult
  public func flood(_ piece: [UInt8], limit: Int, pause milliseconds: Int = 0) -> Int {
    var sent = 0
    while sent < limit {
      if !send(piece) { break }
      sent += piece.count
      if milliseconds > 0 { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
    }
    return sent
  }

  /// Waits until the client closes the connection or sends more, for at most so long; says whether it did.
  @discardableResult
  public func waitForClient(atMost seconds: Double = 30) -> Bool {
    socket.waitUntilReadable(Int32(seconds * 1000))
  }
}
