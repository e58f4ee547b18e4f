/// A request as the server read it.
public struct HTTPRequest: Sendable {
  /// Its number on this server, from 0, in the order of arrival.
  public var number = 0
  /// The method.
  public var method: String
  /// Path and query, as sent.
  public var target: String
  /// The headers; names in lower case.
  public var headers: [String: String]
  /// The body.
  public var body: [UInt8]

  /// The body as JSON, if it is that.
  public var json: JSONValue? { try? JSONValue(parsing: body) }

  /// The queries of a multi-query, or of a single one; their parameters, and `indexName` for a multi-query's.
  public var queries: [QueryParameters] {
    guard let json else { return [] }
    return (json["requests"]?.array ?? [json]).compactMap { try? QueryParameters($0) }
  }
}

/// Why a request can't be read.
enum RequestError: Error {
  case malformed
  case tooLarge
  case closed
}

/// Reads requests from a connection, one behind the other.
struct RequestReader {
  static let maximumHeadSize = 64 << 10
  static let maximumBodySize = 16 << 20

  let socket: Socket
  private var buffer: [UInt8] = []

  init(socket: Socket) {
    self.socket = socket
  }

  /// The next request.
  mutating func next() throws(RequestError) -> HTTPRequest {
    let end = try headEnd()
    let head = String(decoding: buffer[..<end], as: UTF8.self)
    buffer.removeFirst(end + 4)
    // The pair CR LF is one character to Swift.
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let parts = lines.removeFirst().split(separator: " ")
    if parts.count != 3 || !parts[2].hasPrefix("HTTP/1.") { throw .malformed }
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers[line[..<colon].lowercased()] = String(value)
    }
    let body = try readBody(headers)
    return HTTPRequest(method: String(parts[0]), target: String(parts[1]), headers: headers, body: body)
  }

  /// Where the empty line after the headers begins.
  private mutating func headEnd() throws(RequestError) -> Int {
    let mark = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      let start = max(0, searched - 3)
      if let found = buffer[start...].firstRange(of: mark) { return found.lowerBound }
      searched = buffer.count
      if searched > RequestReader.maximumHeadSize { throw .tooLarge }
      try readMore()
    }
  }

  private mutating func readBody(_ headers: [String: String]) throws(RequestError) -> [UInt8] {
    if headers["transfer-encoding"] != nil { throw .malformed }
    let count = Int(headers["content-length"] ?? "0") ?? -1
    if count < 0 { throw .malformed }
    if count > RequestReader.maximumBodySize { throw .tooLarge }
    if headers["expect"]?.lowercased() == "100-continue" && buffer.count < count {
      _ = socket.write("HTTP/1.1 100 Continue\r\n\r\n".utf8.map { $0 }[...])
    }
    while buffer.count < count { try readMore() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  private mutating func readMore() throws(RequestError) {
    let bytes = socket.read()
    if bytes.isEmpty { throw .closed }
    buffer += bytes
  }
}
