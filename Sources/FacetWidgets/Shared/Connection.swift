/// What `connectSearcher`, `connectFilterState` and `connectController` return: a way to end that connection.
///
/// It need not be kept: without ``disconnect()`` a connection lasts as long as the objects that it joins. It keeps none
/// of them alive.
@MainActor public final class Connection {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void = {}) {
    self.end = end
  }

  /// Whether ``disconnect()`` has not been called yet.
  public var isConnected: Bool { end != nil }

  /// Ends the connection at once; a second call does nothing.
  public func disconnect() {
    end?()
    end = nil
  }

  /// Does `body` as well when the connection ends.
  func onDisconnect(_ body: @escaping () -> Void) {
    guard let end else { return }
    self.end = {
      end()
      body()
    }
  }
}
