/// Makes what a widget shows off the main actor and hands it over there, in the order in which it was asked for.
///
/// One is made at a time. Of those that are asked for meanwhile only the latest is made, so that a flood of answers or
/// taps costs no more than what can be shown.
@MainActor final class BackgroundPresenter<Output: Sendable> {
  private var next: (@Sendable () -> Output)?
  private var isRunning = false
  private var generation = 0
  private let show: (Output) -> Void

  /// Hands every output to `show`, which should capture its owner weakly.
  init(show: @escaping (Output) -> Void) {
    self.show = show
  }

  /// Whether something is being made or waits for its turn.
  var isBusy: Bool { isRunning || next != nil }

  /// Shows what `make` returns, soon.
  func present(_ make: @escaping @Sendable () -> Output) {
    next = make
    if !isRunning { run() }
  }

  /// Shows nothing of what has been asked for.
  func cancel() {
    next = nil
    generation += 1
  }

  private func run() {
    guard let make = next else { return }
    next = nil
    isRunning = true
    Task { [generation] in
      let output = await BackgroundPresenter.output(of: make)
      isRunning = false
      if generation == self.generation { show(output) }
      if !isRunning { run() }
    }
  }

  @concurrent nonisolated private static func output(of make: @Sendable () -> Output) async -> Output {
    make()
  }
}
