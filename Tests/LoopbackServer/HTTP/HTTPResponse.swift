/// An answer before it is sent.
public struct HTTPResponse: Sendable {
  /// The status.
  public var status: Int
  /// The headers beside those that the server writes itself.
  public var headers: [(name: String, value: String)] = []
  /// The body, not compressed.
  public var body: [UInt8]

  /// An answer with a JSON body.
  public init(status: Int = 200, json: JSONValue) {
    self.init(status: status, body: json.text)
  }

  /// An answer with this body.
  public init(status: Int = 200, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  /// An error as the engine words one.
  public init(error: EngineError) {
    self.init(status: error.status, json: ["message": .string(error.message), "status": .int(error.status)])
  }

  /// The head for a body of `length` bytes, up to and with the empty line.
  func head(length: Int, isCompressed: Bool, closes: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(status < 400 ? "OK" : "Error")\r\n"
    text += "Content-Type: application/json; charset=UTF-8\r\nContent-Length: \(length)\r\n"
    if isCompressed { text += "Content-Encoding: gzip\r\n" }
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    text += "Connection: \(closes ? "close" : "keep-alive")\r\n\r\n"
    return Array(text.utf8)
  }
}
