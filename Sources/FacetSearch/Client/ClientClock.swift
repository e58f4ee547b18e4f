/// The time, which tests replace.
struct ClientClock: Sendable {
  var now: @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
}
