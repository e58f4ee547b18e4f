import Foundation

/// Takes connections and serves each on a thread of its own.
enum Acceptor {
  /// Listens until `state` has stopped or `lifetime` seconds are over, with at most 256 connections at a time. Returns the
  /// port.
  static func start(
    state: ServerState, lifetime: Double, serve: @escaping @Sendable (Socket) -> Void
  ) throws -> Int {
    let (listener, port) = try Socket.listening()
    let end = Date(timeIntervalSinceNow: lifetime)
    Thread.detachNewThread {
      while !state.hasStopped && Date() < end {
        guard let socket = listener.accept(waitingAtMost: 50) else { continue }
        guard let connection = state.add(socket, limit: 256) else {
          socket.close()
          continue
        }
        Thread.detachNewThread {
          serve(socket)
          state.close(connection)
        }
      }
      listener.close()
      state.stop()
    }
    return port
  }
}
