public import struct Foundation.URL

/// A server that answers searches.
public struct SearchHost: Hashable, Sendable {
  /// How the server is spoken to.
  public enum Scheme: String, Hashable, Sendable {
    /// Encrypted; what the engine's own servers expect.
    case https
    /// In the clear, for a server on this machine.
    case http
  }

  /// How the server is spoken to.
  public var scheme: Scheme
  /// The server's name or IPv4 address.
  public var name: String
  /// The port; nil means the scheme's.
  public var port: Int?

  /// The server of that name.
  public init(_ name: String, scheme: Scheme = .https, port: Int? = nil) {
    self.name = name
    self.scheme = scheme
    self.port = port
  }

  /// The engine's servers for an application, as its documentation lists them: first the nearest one, then the three
  /// fallbacks in random order, so that a fault of the first spreads over all of them.
  public static func defaults(appID: String) -> [SearchHost] {
    let fallbacks = (1...3).map { SearchHost("\(appID)-\($0).algolianet.com") }
    return [SearchHost("\(appID)-dsn.algolia.net")] + fallbacks.shuffled()
  }

  /// The address of `path`, which is percent-encoded already and stays as it is.
  ///
  /// - Returns: Nil where the name is no host name, or the path does not start with a `/`.
  public func url(path: String) -> URL? {
    // A name with any other character could smuggle a user, a port or a path into the address; behind the name another
    // start than a slash would continue it, and name another server.
    let isName = !name.isEmpty && name.utf8.allSatisfy { SearchHost.isNameByte($0) }
    return isName && path.utf8.first == UInt8(ascii: "/") ? URL(string: "\(self)\(path)") : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension SearchHost: CustomStringConvertible {
  /// For example `https://shop-dsn.algolia.net`.
  public var description: String { "\(scheme.rawValue)://\(name)\(port.map { ":\($0)" } ?? "")" }
}
