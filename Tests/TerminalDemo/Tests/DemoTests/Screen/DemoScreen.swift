import Testing

/// The parts of the demo's screen at its usual size of 100 columns.
struct DemoScreen {
  let screen: VirtualScreen

  /// The columns of the three stacks of panes; see the demo's `Layout`.
  enum Stack {
    case left, middle, right

    var columns: Range<Int> {
      switch self {
      case .left: 0..<29
      case .middle: 30..<63
      case .right: 64..<100
      }
    }
  }

  /// A row of a list.
  struct Row: Equatable {
    /// `[x]`, `[ ]`, `+`, `-`, or nothing.
    var mark: String
    var text: String
    var count: Int?
    var isUnderCursor: Bool
    var indentation: Int
  }

  /// The right part of the first line, such as `127 of 240 hits`.
  var summary: String {
    let end = screen.text(row: 0, columns: 60..<100)
    return end.split(separator: " ").joined(separator: " ")
  }

  /// The line with the filters, as they are sent.
  var filters: String { screen.lines[screen.rows.count - 2].split(separator: " ").joined(separator: " ") }

  /// The lines between the title of a pane and that of the next in its stack.
  func rows(of title: String, in stack: Stack) -> [Row] {
    let titles = ["Facets", "Categories", "Tags", "Sort", "Filter", "Hits"]
    var rows: [Row] = []
    var isInside = false
    for number in 1..<screen.rows.count - 2 {
      let text = screen.text(row: number, columns: stack.columns)
      if text.hasPrefix(" "), let name = text.split(separator: " ").first, !text.hasPrefix("  "),
        titles.contains(String(name))
      {
        isInside = name == title
      } else if isInside, !text.allSatisfy({ $0 == " " }) {
        rows.append(row(text, isReversed: screen.rows[number][stack.columns.lowerBound].isReversed))
      }
    }
    return rows
  }

  private func row(_ text: String, isReversed: Bool) -> Row {
    var rest = text.drop { $0 == " " || $0 == ">" }
    let start = text.count - rest.count
    var mark = ""
    for candidate in ["[x] ", "[ ] ", "+ ", "- "] where rest.hasPrefix(candidate) {
      mark = String(candidate.dropLast())
      rest = rest.dropFirst(candidate.count)
    }
    while rest.last == " " { rest = rest.dropLast() }
    var count: Int?
    if !mark.isEmpty, let last = rest.split(separator: " ").last, let number = Int(last) {
      count = number
      rest = rest.dropLast(last.count)
      while rest.last == " " { rest = rest.dropLast() }
    }
    return Row(
      mark: mark, text: String(rest), count: count, isUnderCursor: isReversed && text.hasPrefix(">"),
      indentation: start - 2)
  }
}

extension DemoScreen {
  var facets: [Row] { rows(of: "Facets", in: .left) }
  var categories: [Row] { rows(of: "Categories", in: .middle) }
  var tags: [Row] { rows(of: "Tags", in: .middle) }
  var sort: [Row] { rows(of: "Sort", in: .middle) }
  var toggle: [Row] { rows(of: "Filter", in: .middle) }
  var hits: [Row] { rows(of: "Hits", in: .right) }

  /// The facet row with that text.
  func facet(_ text: String) -> Row? { facets.first { $0.text == text } }
}

extension DemoProcess {
  /// Waits for a screen that fulfils `isMet`.
  @discardableResult
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until isMet: (DemoScreen) -> Bool
  ) throws -> DemoScreen {
    DemoScreen(
      screen: try feed.wait(what, sourceLocation: sourceLocation) { isMet(DemoScreen(screen: $0)) })
  }

  /// Waits for the answer to the first search.
  @discardableResult
  func waitForStart(sourceLocation: SourceLocation = #_sourceLocation) throws -> DemoScreen {
    try wait("first answer", sourceLocation: sourceLocation) { screen in
      screen.summary == Shop.summary { _ in true } && screen.facet("Zed") != nil
        && !screen.categories.isEmpty
    }
  }
}
