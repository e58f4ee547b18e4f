/// A token for the calls that ``FilterState/observe(_:)`` set up. They end when it is cancelled or freed, or with the
/// state; it does not keep the state alive.
public final class FilterObservation {
  private weak var list: ObserverList?
  private let key: Int
  /// The owner's life ends the calls, not the token's.
  var isKeptByOwner = false

  init(list: ObserverList, key: Int) {
    self.list = list
    self.key = key
  }

  deinit {
    if !isKeptByOwner { cancel() }
  }

  /// Ends the calls, at once: also one that is due in a round of calls that is under way.
  public func cancel() {
    list?.remove(key)
  }
}

/// The observers of a state, in the order in which they came.
final class ObserverList {
  /// Says whether it wants further calls.
  typealias Body = (Filters) -> Bool

  private var bodies: [(key: Int, body: Body)] = []
  private var nextKey = 0

  func add(_ body: @escaping Body) -> FilterObservation {
    defer { nextKey += 1 }
    bodies.append((nextKey, body))
    return FilterObservation(list: self, key: nextKey)
  }

  func remove(_ key: Int) {
    bodies.removeAll { $0.key == key }
  }

  /// Calls those that are observers now, each unless it has been removed by then.
  func notify(_ filters: Filters) {
    for (key, body) in bodies where bodies.contains(where: { $0.key == key }) {
      if !body(filters) { remove(key) }
    }
  }
}
