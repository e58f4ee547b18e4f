import Foundation

/// What the threads of a server share. The lock guards everything mutable.
final class ServerState: @unchecked Sendable {
  /// Makes the faults of a request's answer.
  typealias Script = @Sendable (HTTPRequest) -> [Fault]

  private let lock = NSLock()
  private var script: Script = { _ in [] }
  private var queue: [[Fault]] = []
  private var requests: [HTTPRequest] = []
  private var count = 0
  private var connections: [Int: Socket] = [:]
  private var nextConnection = 0
  private var isStopped = false
  private var compresses = true

  /// So many requests are remembered, the latest.
  private static let maximumLog = 2000

  var hasStopped: Bool { lock.withLock { isStopped } }

  var log: [HTTPRequest] { lock.withLock { requests } }

  var requestCount: Int { lock.withLock { count } }

  var sendsGzip: Bool {
    get { lock.withLock { compresses } }
    set { lock.withLock { compresses = newValue } }
  }

  func setScript(_ script: @escaping Script) {
    lock.withLock { self.script = script }
  }

  func enqueue(_ faults: [Fault]) {
    lock.withLock { queue.append(faults) }
  }

  func removeFaults() {
    lock.withLock { queue.removeAll() }
  }

  /// Numbers and remembers a request; returns it with the faults of its answer.
  func register(_ request: HTTPRequest) -> (HTTPRequest, [Fault]) {
    var request = request
    let (script, queued): (Script, [Fault]?) = lock.withLock {
      request.number = count
      count += 1
      requests.append(request)
      if requests.count > ServerState.maximumLog { requests.removeFirst(ServerState.maximumLog / 2) }
      return (self.script, queue.isEmpty ? nil : queue.removeFirst())
    }
    return (request, queued ?? script(request))
  }

  /// Takes a connection in; nil when the server has stopped or has `limit` of them.
  func add(_ socket: Socket, limit: Int) -> Int? {
    lock.withLock {
      if isStopped || connections.count >= limit { return nil }
      nextConnection += 1
      connections[nextConnection] = socket
      return nextConnection
    }
  }

  /// Closes a connection.
  func close(_ connection: Int) {
    let socket = lock.withLock { connections.removeValue(forKey: connection) }
    socket?.close()
  }

  /// Wakes every thread that waits for a client. Their own threads close the sockets.
  func stop() {
    lock.withLock {
      isStopped = true
      for socket in connections.values { socket.shutDown() }
    }
  }
}
