import Facets
import Testing

struct FilterStateTests {
  @Test func accessorsReachTheirGroups() {
    let state = FilterState()
    state[or: "brand"].add(facet("brand", "Zed"), facet("brand", "Acme"))
    state[or: "brand", Filter.Tag.self].add("promo")
    state[and: "offers"].toggle("on sale" as Filter.Tag)
    state[and: "offers"].add(numeric("price", .lessThan, 9))
    state[hierarchical: "cat"].add(facet("cat.lvl0", "Garden"))
    #expect(state[or: "brand"].contains(facet("brand", "Zed")))
    #expect(state[or: "brand"].filters.count == 3)
    #expect(state[or: "brand", Filter.Facet.self].filters == [facet("brand", "Zed"), facet("brand", "Acme")])
    #expect(state[or: "brand", Filter.Tag.self].filters == ["promo"])
    #expect(state[("offers", .and)].filters.count == 2)
    #expect(state[("brand", .or)].contains(facet("brand", "Acme")))
    #expect(
      state.filters.filterExpression
        == "( \"brand\":\"Acme\" OR \"brand\":\"Zed\" ) AND ( \"_tags\":\"promo\" ) AND ( \"cat.lvl0\":\"Garden\" )"
        + " AND ( \"_tags\":\"on sale\" AND \"price\" < 9.0 )")
    #expect(state[or: "brand"].remove(facet("brand", "Zed")))
    #expect(!state[or: "brand"].remove(facet("brand", "Zed")))
    state[or: "brand", Filter.Facet.self].removeAll()
    #expect(state[or: "brand"].filters.count == 1)
    state[or: "brand"].removeAll()
    #expect(state[or: "brand"].isEmpty)
    state[and: "offers"].removeAll(for: "price")
    #expect(state[and: "offers"].filters == [.tag("on sale")])
    state.removeAll()
    #expect(state.filters.isEmpty)
  }

  @Test func observersHearOfChangesOnly() {
    let state = FilterState(or(facet("a", 1)))
    var heard: [Int] = []
    let token = state.observe { heard.append($0.count) }
    state.notifyChange()
    state.add(facet("a", 2), to: .or(name: "g", filterType: .facet))
    #expect(heard.isEmpty)
    state.notifyChange()
    state.notifyChange()
    #expect(heard == [2])
    // Case 102: adding and taking back is no change, and so no request.
    state[or: "g"].toggle(facet("a", 3))
    state[or: "g"].toggle(facet("a", 3))
    state[or: "g"].add(facet("a", 1))
    state[or: "g"].remove(facet("a", 9))
    state.notifyChange()
    #expect(heard == [2])
    state.filters = or(facet("a", 2), facet("a", 1))
    state.notifyChange()
    #expect(heard == [2])
    state.filters = Filters()
    state.notifyChange()
    #expect(heard == [2, 0])
    token.cancel()
    state[or: "g"].add(facet("a", 1))
    state.notifyChange()
    #expect(heard == [2, 0])
  }

  @Test func editsArePooled() {
    let state = FilterState()
    var heard = 0
    let token = state.observe { _ in heard += 1 }
    state.edit {
      $0.addAll([facet("a", 1), facet("a", 2)], to: .or(name: "g", filterType: .facet))
      $0.removeAll(for: "a")
      $0.add(facet("b", 1), to: .and(name: "h"))
    }
    state.notifyChange()
    #expect(heard == 1)
    #expect(state.filters == and(facet("b", 1), name: "h"))
    withExtendedLifetime(token) {}
  }

  /// Case 99: the set of subscribers changes while they are called.
  @Test func observersMayComeAndGoWhileBeingCalled() {
    let state = FilterState()
    var heard: [String] = []
    var tokens: [String: FilterObservation] = [:]
    tokens["a"] = state.observe { _ in
      heard.append("a")
      tokens["a"] = nil
      tokens["c"]?.cancel()
      tokens["d"] = state.observe { _ in heard.append("d") }
    }
    tokens["b"] = state.observe { _ in heard.append("b") }
    tokens["c"] = state.observe { _ in heard.append("c") }
    state[and: "g"].add(facet("a", 1))
    state.notifyChange()
    #expect(heard == ["a", "b"])
    state[and: "g"].add(facet("a", 2))
    state.notifyChange()
    #expect(heard == ["a", "b", "b", "d"])
  }

  @Test func observersSeeChangesInOrder() {
    let state = FilterState()
    var heard: [[Int]] = [[], []]
    let first = state.observe { filters in
      heard[0].append(filters.count)
      if filters.count == 1 {
        state[and: "g"].add(facet("a", 2))
        state.notifyChange()
      }
    }
    let second = state.observe { heard[1].append($0.count) }
    state[and: "g"].add(facet("a", 1))
    state.notifyChange()
    #expect(heard == [[1, 2], [1, 2]])
    withExtendedLifetime((first, second)) {}
  }

  /// Case 101: nothing keeps state, token or owner alive.
  @Test func nothingLeaks() {
    final class Owner {
      var heard = 0
    }
    weak var weakState: FilterState?
    weak var weakOwner: Owner?
    var token: FilterObservation?
    do {
      let state = FilterState()
      let owner = Owner()
      weakState = state
      weakOwner = owner
      state.observe(with: owner) { owner, _ in owner.heard += 1 }
      token = state.observe { _ in }
      state[and: "g"].add(facet("a", 1))
      state.notifyChange()
      #expect(owner.heard == 1)
    }
    #expect(weakState == nil)
    #expect(weakOwner == nil)
    token?.cancel()
  }

  @Test func aTokenThatGoesEndsTheCalls() {
    let state = FilterState()
    var heard = 0
    do {
      let token = state.observe { _ in heard += 1 }
      withExtendedLifetime(token) {}
    }
    state[and: "g"].add(facet("a", 1))
    state.notifyChange()
    #expect(heard == 0)
  }

  @Test func anOwnerThatGoesEndsTheCalls() {
    final class Owner {}
    let state = FilterState()
    var heard = 0
    var owner: Owner? = Owner()
    if let owner { state.observe(with: owner) { _, _ in heard += 1 } }
    state[and: "g"].add(facet("a", 1))
    state.notifyChange()
    owner = nil
    state[and: "g"].add(facet("a", 2))
    state.notifyChange()
    #expect(heard == 1)
  }

  @MainActor final class Widget {
    let state = FilterState()
    var count = 0
    var token: FilterObservation?

    func connect() {
      token = state.observe { [weak self] filters in self?.count = filters.count }
    }
  }

  @Test @MainActor func widgetsUseItOnTheMainActor() {
    let widget = Widget()
    widget.connect()
    widget.state[or: "brand"].add(facet("brand", "Zed"))
    widget.state.notifyChange()
    #expect(widget.count == 1)
  }
}
