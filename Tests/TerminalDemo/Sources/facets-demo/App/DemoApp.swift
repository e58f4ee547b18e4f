import TerminalScreen

/// Passes keys on and draws what the panes show.
@MainActor final class DemoApp {
  private let catalog: Catalog
  private let terminal: Terminal
  private let redraw = Redraw()
  private let panes: Panes
  private let session: SearchSession
  private var renderer = Renderer()
  private var focus = Focus.query
  private var list = Focus.facets

  /// Connects everything; the terminal is taken.
  init(catalog: Catalog, terminal: Terminal) throws {
    self.catalog = catalog
    self.terminal = terminal
    panes = Panes(catalog: catalog, redraw: redraw)
    session = try SearchSession(catalog: catalog, panes: panes)
  }

  /// Runs until the user quits or a signal asks to.
  ///
  /// - Returns: The signal, if it was one.
  func run() async -> Int32? {
    redraw.action = { [weak self] in self?.draw() }
    redraw()
    for await event in TerminalEvents.stream() {
      switch event {
      case .key(let key): if !handle(key) { return nil }
      case .resized: renderer.invalidate()
      case .interrupted, .closed: return nil
      case .suspended:
        terminal.suspend()
        renderer.invalidate()
      case .continued:
        terminal.resume()
        renderer.invalidate()
      case .terminated(let signal): return signal
      }
      redraw()
    }
    return nil
  }

  private func draw() {
    let view = ScreenView(
      title: catalog.title, panes: panes, filters: session.filters, focus: focus, list: list)
    terminal.write(renderer.bytes(toShow: view.canvas(size: terminal.size)))
  }
}

extension DemoApp {
  /// Does what `key` says; false to quit.
  private func handle(_ key: Key) -> Bool {
    switch key {
    case .control("c"): return false
    case .tab: setFocus(focus.moved(by: 1))
    case .backTab: setFocus(focus.moved(by: -1))
    default:
      guard let pane = panes.pane(focus) else {
        if !panes.query.handle(key) && (key == .down || key == .enter) { setFocus(list) }
        return true
      }
      return handle(key, in: pane)
    }
    return true
  }

  private func handle(_ key: Key, in pane: any Pane) -> Bool {
    switch key {
    case .text("q"): return false
    case .text(" "), .enter: pane.activate()
    case .text("/"): setFocus(.query)
    case .text("x"): session.clearFilters()
    case .up: pane.cursor.move(by: -1, count: pane.rowCount)
    case .down: pane.cursor.move(by: 1, count: pane.rowCount)
    case .pageUp: pane.cursor.move(by: -10, count: pane.rowCount)
    case .pageDown: pane.cursor.move(by: 10, count: pane.rowCount)
    case .home: pane.cursor.move(by: -pane.rowCount, count: pane.rowCount)
    case .end: pane.cursor.move(by: pane.rowCount, count: pane.rowCount)
    default: break
    }
    return true
  }

  private func setFocus(_ new: Focus) {
    focus = new
    if new != .query { list = new }
  }
}
