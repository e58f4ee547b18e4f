/// A token for the calls that ``Observers`` make. They end when it is cancelled or, where it came from
/// ``Observers/subscribe(_:)``, freed; it keeps nothing but its own closure alive.
@MainActor public class ObservationToken {
  /// Ends the calls at once, also one that is due in a round of calls that is under way.
  public func cancel() {}
}

/// A token for values of one type. It owns the closure, so that dropping the token frees what that captured.
final class ValueToken<Value>: ObservationToken {
  /// Says whether it wants further calls.
  private var body: ((Value) -> Bool)?

  init(_ body: @escaping (Value) -> Bool) {
    self.body = body
  }

  var isCancelled: Bool { body == nil }

  override func cancel() {
    body = nil
  }

  func call(_ value: Value) {
    // A copy, since the closure may cancel its own token.
    guard let body else { return }
    if !body(value) { self.body = nil }
  }
}
