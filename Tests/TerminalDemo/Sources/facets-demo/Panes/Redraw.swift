/// Has the screen drawn at the end of the main actor's turn, so that all changes of a turn are one picture.
@MainActor final class Redraw {
  /// Draws.
  var action: () -> Void = {}
  private var isDue = false

  /// Asks for a new picture.
  func callAsFunction() {
    if isDue { return }
    isDue = true
    Task {
      isDue = false
      action()
    }
  }
}
