import Testing

@testable import FacetWidgets

/// Case 97: work is done off the main actor, and as much of it as can be shown.
@MainActor @Suite(.timeLimit(.minutes(3)))
struct BackgroundPresenterTests {
  private final class Screen {
    var shown: [Int] = []
  }

  private func presenter(_ screen: Screen) -> BackgroundPresenter<Int, Int> {
    BackgroundPresenter {
      screen.shown.last ?? 0
    } show: {
      screen.shown.append($0)
    }
  }

  @Test func worksOffTheMainActor() async {
    let (log, mainLog) = (ActorLog(), ActorLog())
    let screen = Screen()
    let presenter = presenter(screen)
    presenter.present { _ in
      log.note()
      return 1
    }
    mainLog.note()
    #expect(await waitUntil { screen.shown == [1] })
    #expect(log.sawOthers && !log.sawMainActor)
    mainLog.note()
    #expect(mainLog.sawMainActor && !mainLog.sawOthers)
  }

  @Test func makesTheFirstAndTheLatestOnly() async {
    let screen = Screen()
    let presenter = presenter(screen)
    for number in 1...1000 { presenter.present { _ in number } }
    #expect(await waitUntil { screen.shown.last == 1000 })
    #expect(screen.shown == [1, 1000])
  }

  /// Each is made from what is shown by then.
  @Test func followsWhatIsShown() async {
    let screen = Screen()
    let presenter = presenter(screen)
    for round in 1...20 {
      presenter.present { $0 + 1 }
      #expect(await waitUntil { screen.shown.last == round })
    }
  }

  @Test func nothingNewShowsNothing() async {
    let screen = Screen()
    let presenter = presenter(screen)
    presenter.present { _ in nil }
    presenter.present { _ in 2 }
    #expect(await waitUntil { screen.shown == [2] })
  }

  @Test func cancelShowsNothing() async {
    let screen = Screen()
    let presenter = presenter(screen)
    presenter.present { _ in 1 }
    presenter.present { _ in 2 }
    presenter.cancel()
    presenter.present { _ in 3 }
    #expect(await waitUntil { screen.shown == [3] })
  }
}
