/// Makes what a widget shows off the main actor and hands it over there, in the order in which it was asked for.
///
/// One is made at a time. Of those that are asked for meanwhile only the latest is made, so that a flood of answers or
/// taps costs no more than what can be shown.
@MainActor final class BackgroundPresenter<Shown: Sendable, Output: Sendable> {
  /// Makes the next output from what is shown; nil where nothing would change.
  typealias Make = @Sendable (_ shown: Shown) -> Output?

  private var next: Make?
  private var isRunning = false
  private var generation = 0
  private let shown: () -> Shown?
  private let show: (Output) -> Void

  /// Hands every output to `show`. Both closures run on the main actor and should capture their owner weakly.
  ///
  /// - Parameters:
  ///   - shown: Says what is shown when the next output begins to be made; nil where there is nobody left to show it to.
  ///   - show: Shows an output.
  init(shown: @escaping () -> Shown?, show: @escaping (Output) -> Void) {
    self.shown = shown
    self.show = show
  }

  /// Shows what `make` returns, soon.
  func present(_ make: @escaping Make) {
    next = make
    if !isRunning { run() }
  }

  /// Shows nothing of what has been asked for.
  func cancel() {
    next = nil
    generation += 1
  }

  private func run() {
    guard let make = next, let shown = shown() else { return }
    next = nil
    isRunning = true
    Task { [generation] in
      let output = await BackgroundPresenter.output(of: make, shown: shown)
      isRunning = false
      if let output, generation == self.generation { show(output) }
      if !isRunning { run() }
    }
  }

  @concurrent nonisolated private static func output(of make: Make, shown: Shown) async -> Output? {
    make(shown)
  }
}
