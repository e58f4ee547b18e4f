import Testing

@testable import FacetSearch

/// Who is called, and who is not any more. Case 99 of the collection: unsubscribing inside a callback.
@MainActor
struct ObserversTests {
  private final class Owner {
    var values: [Int] = []
  }

  @Test func callsInOrderUntilCancelled() {
    let observers = Observers<Int>()
    var calls: [String] = []
    let first = observers.subscribe { calls.append("a\($0)") }
    let second = observers.subscribe { calls.append("b\($0)") }
    observers.notify(1)
    first.cancel()
    observers.notify(2)
    #expect(calls == ["a1", "b1", "b2"])
    #expect(observers.count == 1)
    _ = second
  }

  @Test func unsubscribingInsideACallbackIsSafe() {
    let observers = Observers<Int>()
    var calls: [String] = []
    var tokens: [ObservationToken] = []
    for name in ["a", "b", "c", "d"] {
      tokens.append(
        observers.subscribe { value in
          calls.append("\(name)\(value)")
          // The first one removes itself and its neighbour; the others are still called.
          if name == "a" { tokens[0].cancel() }
          if name == "a" { tokens[1].cancel() }
        })
    }
    observers.notify(1)
    observers.notify(2)
    #expect(calls == ["a1", "c1", "d1", "c2", "d2"])
    // The closures hold the list of tokens, and the tokens them.
    tokens = []
  }

  @Test func subscribingInsideACallbackCountsFromTheNextRound() {
    let observers = Observers<Int>()
    var calls: [String] = []
    var inner: ObservationToken?
    let outer = observers.subscribe { value in
      calls.append("outer\(value)")
      if inner == nil { inner = observers.subscribe { calls.append("inner\($0)") } }
    }
    observers.notify(1)
    observers.notify(2)
    #expect(calls == ["outer1", "outer2", "inner2"])
    _ = outer
  }

  @Test func notifyingInsideACallbackComesNext() {
    let observers = Observers<Int>()
    var calls: [String] = []
    let first = observers.subscribe { value in
      calls.append("a\(value)")
      if value < 3 { observers.notify(value + 1) }
    }
    let second = observers.subscribe { calls.append("b\($0)") }
    observers.notify(1)
    #expect(calls == ["a1", "b1", "a2", "b2", "a3", "b3"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func freedTokenEndsTheCallsAndFreesTheClosure() {
    let observers = Observers<Int>()
    var owner: Owner? = Owner()
    weak let freed = owner
    var token: ObservationToken? = observers.subscribe { [owner] in owner?.values.append($0) }
    owner = nil
    #expect(freed != nil)
    _ = token
    token = nil
    #expect(freed == nil)
    observers.notify(1)
    #expect(observers.count == 0)
  }

  @Test func ownersLifeEndsTheCalls() {
    let observers = Observers<Int>()
    var owner: Owner? = Owner()
    weak let freed = owner
    var calls = 0
    observers.subscribe(with: Owner()) { _, _ in calls += 1 }
    observers.subscribe(with: owner!) { owner, value in owner.values.append(value) }
    observers.notify(1)
    #expect(owner?.values == [1])
    owner = nil
    #expect(freed == nil)
    observers.notify(2)
    #expect(observers.count == 0)
    #expect(calls == 0)
  }

  @Test func ownedSubscriptionCanBeCancelled() {
    let observers = Observers<Int>()
    let owner = Owner()
    let token = observers.subscribe(with: owner) { $0.values.append($1) }
    observers.notify(1)
    token.cancel()
    observers.notify(2)
    #expect(owner.values == [1])
  }

  @Test func streamHasTheLatestAndEndsWithTheObservers() async {
    var observers: Observers<Int>? = Observers<Int>()
    let stream = observers!.values
    observers?.notify(1)
    observers?.notify(2)
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == 2)
    observers?.notify(3)
    #expect(await iterator.next() == 3)
    observers = nil
    #expect(await iterator.next() == nil)
  }

  @Test func endedStreamUnsubscribes() async {
    let observers = Observers<Int>()
    let task = Task { for await _ in observers.values {} }
    #expect(await waitUntil { observers.count == 1 })
    task.cancel()
    #expect(await waitUntil { observers.count == 0 })
  }
}
