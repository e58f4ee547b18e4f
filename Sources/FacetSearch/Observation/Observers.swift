/// Who wants to be told of something, such as ``HitsSearcher/onResults``.
///
/// A closure may unsubscribe anyone, itself as well, and subscribe others: a round of calls goes to those that were
/// subscribed when it began and have not been cancelled by their turn. What comes up in a round has a round of its own
/// behind it, so that nobody hears of something old after something new.
@MainActor public final class Observers<Value> {
  private struct Entry {
    weak var token: ValueToken<Value>?
    /// Set where an owner's life counts, not the token's.
    var kept: ValueToken<Value>?
  }

  private var entries: [Entry] = []
  /// A round of calls is under way, and what the next ones are about.
  private var isNotifying = false
  private var due: [Value] = []

  /// Nobody yet. For the library's own modules: who tells makes it.
  package init() {}

  /// How many are subscribed.
  public var count: Int {
    removeDead()
    return entries.count
  }

  /// Calls `body` with every value until the returned token is cancelled or freed.
  ///
  /// Let `body` capture what holds the token weakly, or use ``subscribe(with:_:)``.
  ///
  /// - Returns: A token that must be kept for as long as the calls are wanted.
  public func subscribe(_ body: @escaping (Value) -> Void) -> ObservationToken {
    let token = ValueToken<Value> { value in
      body(value)
      return true
    }
    removeDead()
    entries.append(Entry(token: token))
    return token
  }

  /// Calls `body` with `owner`, which is held weakly, and every value, until the owner is gone.
  ///
  /// - Returns: A token to stop earlier; unlike that of ``subscribe(_:)`` it need not be kept.
  @discardableResult
  public func subscribe<Owner: AnyObject>(
    with owner: Owner, _ body: @escaping (Owner, Value) -> Void
  ) -> ObservationToken {
    let token = ValueToken<Value> { [weak owner] value in
      guard let owner else { return false }
      body(owner, value)
      return true
    }
    removeDead()
    entries.append(Entry(token: token, kept: token))
    return token
  }

  /// Tells everyone `value`; in a callback, when everyone has been told what the callback is about.
  package func notify(_ value: Value) {
    due.append(value)
    if isNotifying { return }
    isNotifying = true
    while !due.isEmpty {
      let value = due.removeFirst()
      for entry in entries { entry.token?.call(value) }
    }
    isNotifying = false
    removeDead()
  }

  private func removeDead() {
    entries.removeAll { $0.token?.isCancelled ?? true }
  }
}
