import Foundation

/// Writes one answer to a connection, with the faults of a script.
struct Delivery {
  let socket: Socket
  let faults: [Fault]
  /// Whether the client takes gzip and the server sends it.
  let compresses: Bool

  /// Sends `response`; says whether the connection may serve another request.
  func send(_ response: HTTPResponse) -> Bool {
    var response = response
    var missing = 0
    var piece = Int.max
    var pause = 0
    for fault in faults {
      response.apply(fault)
      switch fault {
      case .hold(let gate): gate.wait()
      case .delay(let milliseconds): Delivery.sleep(milliseconds)
      case .closeEarly: return false
      case .shortBody(let count): missing = count
      case .drip(let bytes, let milliseconds):
        piece = max(bytes, 1)
        pause = milliseconds
      case .answer, .redirect, .truncatedBody: break
      }
    }
    let isCompressed = compresses && !response.body.isEmpty
    let body = isCompressed ? gzip(response.body) : response.body
    let head = response.head(length: body.count + missing, isCompressed: isCompressed, closes: missing > 0)
    if piece == Int.max { return socket.write((head + body)[...]) && missing == 0 }
    if !socket.write(head[...]) { return false }
    var rest = body[...]
    while !rest.isEmpty {
      if !socket.write(rest.prefix(piece)) { return false }
      rest = rest.dropFirst(piece)
      Delivery.sleep(pause)
    }
    return missing == 0
  }

  private static func sleep(_ milliseconds: Int) {
    Thread.sleep(forTimeInterval: Double(min(milliseconds, 30_000)) / 1000)
  }
}
