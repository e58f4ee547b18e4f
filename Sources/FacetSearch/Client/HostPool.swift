/// Remembers which hosts failed, for all requests of a client.
actor HostPool {
  private struct State {
    let host: SearchHost
    /// Timeouts since the last answer.
    var timeouts = 0
    var downUntil: ContinuousClock.Instant?
  }

  private var states: [State]
  private let downTime: Duration
  private let now: @Sendable () -> ContinuousClock.Instant

  init(hosts: [SearchHost], downTime: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    states = hosts.map { State(host: $0) }
    self.downTime = downTime
    self.now = now
  }

  /// The hosts to try, in order: those that are up; all of them where none is.
  func candidates() -> [(host: SearchHost, timeouts: Int)] {
    let time = now()
    for index in states.indices {
      if let until = states[index].downUntil, until <= time { states[index].downUntil = nil }
    }
    if states.allSatisfy({ $0.downUntil != nil }) {
      for index in states.indices { states[index].downUntil = nil }
    }
    return states.filter { $0.downUntil == nil }.map { ($0.host, $0.timeouts) }
  }

  /// The host answered.
  func didAnswer(_ host: SearchHost) {
    update(host) { state in
      state.timeouts = 0
      state.downUntil = nil
    }
  }

  /// The host let the time run out: it stays up, and gets more time.
  func didTimeOut(_ host: SearchHost) {
    update(host) { $0.timeouts += 1 }
  }

  /// The host can't be reached or is broken.
  func didFail(_ host: SearchHost) {
    let until = now().advanced(by: downTime)
    update(host) { $0.downUntil = until }
  }

  private func update(_ host: SearchHost, _ change: (inout State) -> Void) {
    if let index = states.firstIndex(where: { $0.host == host }) { change(&states[index]) }
  }
}
