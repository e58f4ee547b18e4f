/// Makes the bytes that turn what a terminal shows into a canvas: only what has changed.
package struct Renderer {
  private var shown: Canvas?
  private var output: [UInt8] = []
  private var style: Style = []

  /// A renderer for a terminal that shows anything.
  package init() {}

  /// Forgets what the terminal shows: the next picture is drawn whole.
  package mutating func invalidate() {
    shown = nil
  }

  /// The bytes that make the terminal show `canvas`; none where it does already.
  package mutating func bytes(toShow canvas: Canvas) -> [UInt8] {
    if canvas == shown { return [] }
    output = []
    style = []
    // Terminals that know synchronized updates show the picture when it is whole; others ignore the mode. Drawing with a
    // visible cursor would flicker.
    send("[?2026h")
    send("[?25l")
    var old = Canvas(size: canvas.size)
    if let shown, shown.size == canvas.size {
      old = shown
    } else {
      send("[0m")
      send("[2J")
    }
    for row in 0..<canvas.size.rows where old.row(row) != canvas.row(row) {
      draw(Array(canvas.row(row)), over: Array(old.row(row)), row: row)
    }
    setStyle([])
    if let caret = canvas.caret {
      send("[\(caret.row + 1);\(caret.column + 1)H")
      send("[?25h")
    }
    send("[?2026l")
    shown = canvas
    return output
  }

  /// Draws from the first change to the last one.
  ///
  /// A character whose width terminals disagree on gets the cursor put where the next one belongs, and the row is
  /// drawn to its end, so that what stands behind is in its column whatever the terminal does.
  private mutating func draw(_ new: [Cell], over old: [Cell], row: Int) {
    let changed = new.indices.filter { new[$0] != old[$0] }
    guard var first = changed.first, var last = changed.last else { return }
    // Half of a wide character can't be drawn.
    while first > 0 && (new[first].character == nil || old[first].character == nil) { first -= 1 }
    let isUncertain = (new[first...] + old[first...]).contains { $0.character?.isWidthCertain == false }
    send("[\(row + 1);\(first + 1)H")
    if isUncertain {
      last = new.count - 1
      setStyle([])
      send("[K")
    }
    for column in first...last {
      guard let character = new[column].character else { continue }
      setStyle(new[column].style)
      output += String(character).utf8
      if isUncertain && !character.isWidthCertain && column < last {
        let columns = new[column + 1].character == nil ? 2 : 1
        send("[\(column + columns + 1)G")
      }
    }
  }

  private mutating func setStyle(_ new: Style) {
    if new == style { return }
    style = new
    var codes = "0"
    if new.contains(.bold) { codes += ";1" }
    if new.contains(.dim) { codes += ";2" }
    if new.contains(.reversed) { codes += ";7" }
    send("[\(codes)m")
  }

  private mutating func send(_ sequence: String) {
    output.append(0x1b)
    output += sequence.utf8
  }
}
