/// Something that goes wrong with one answer.
public enum Fault: Sendable {
  /// The answer waits until the gate is open, so that a test decides the order of answers.
  case hold(Gate)
  /// The answer comes so many milliseconds later.
  case delay(milliseconds: Int)
  /// Another status and body.
  case answer(status: Int, body: String)
  /// A redirect to that address.
  case redirect(to: String)
  /// Only the first bytes of the body, as if that were all.
  case truncatedBody(Int)
  /// The head announces so many bytes more than the body has, and the connection closes behind it.
  case shortBody(missing: Int)
  /// The connection closes without an answer.
  case closeEarly
  /// The body comes in pieces of so many bytes with pauses.
  case drip(bytes: Int, milliseconds: Int)
}

extension HTTPResponse {
  /// What `fault` makes of the answer; what it does to the delivery comes later.
  mutating func apply(_ fault: Fault) {
    switch fault {
    case .answer(let status, let body): self = HTTPResponse(status: status, body: Array(body.utf8))
    case .redirect(let address):
      self = HTTPResponse(status: 307, body: [])
      headers = [("Location", address)]
    case .truncatedBody(let count): body = Array(body.prefix(count))
    case .hold, .delay, .shortBody, .closeEarly, .drip: break
    }
  }
}
