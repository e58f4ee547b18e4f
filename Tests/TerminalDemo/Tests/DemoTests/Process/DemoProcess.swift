import CPseudoTerminal
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// The demo on a pseudo-terminal: keys in, a screen out.
final class DemoProcess {
  let feed: TerminalFeed
  private let terminal: Int32
  private let program: Int32
  private let process: pid_t
  /// Ends a program that hangs, so that no wait is for ever.
  private let watchdog: DispatchWorkItem
  private var isReaped = false

  /// Starts the demo with `arguments`, on a terminal of that size.
  convenience init(
    _ arguments: [String] = ["--records", "shop"], columns: Int = 100, rows: Int = 30,
    environment: [String] = []
  ) throws {
    try self.init(
      command: [DemoProcess.path] + arguments, columns: columns, rows: rows, environment: environment)
  }

  /// Starts a program of that path with its arguments.
  init(command: [String], columns: Int = 100, rows: Int = 30, environment: [String] = []) throws {
    var terminal: Int32 = -1
    var program: Int32 = -1
    // Both are written where the result is 0.
    let error = unsafe pseudo_terminal_open(Int32(columns), Int32(rows), &terminal, &program)
    try #require(error == 0)
    (self.terminal, self.program) = (terminal, program)
    feed = TerminalFeed(terminal: terminal, columns: columns, rows: rows)
    // The first of a name counts. A crash reporter would draw on the screen.
    let variables =
      environment + [
        "TERM=xterm-256color", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no",
      ]
    // Both strings outlive the call.
    let process = unsafe pseudo_terminal_start(
      program, command.joined(separator: "\n"), variables.joined(separator: "\n"))
    self.process = process
    watchdog = DispatchWorkItem { kill(process, SIGKILL) }
    try #require(process > 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
  }

  deinit {
    if process > 0 && !isReaped {
      kill(process, SIGKILL)
      _ = end()
    }
    // The feed's thread ends when nobody has the program's side open.
    close(program)
  }

  /// The program stands beside the tests' bundle.
  static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let tests = URL(fileURLWithPath: bundle ?? CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("facets-demo").path
  }()
}

extension DemoProcess {
  /// Types.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    // Pointer and count are of one buffer.
    let written = unsafe bytes.withUnsafeBufferPointer { unsafe write(terminal, $0.baseAddress, $0.count) }
    #expect(written == bytes.count)
  }

  /// Presses keys with names.
  func press(_ keys: PressedKey...) {
    for key in keys { type(key.rawValue) }
  }

  /// Gives the window another size.
  func resize(columns: Int, rows: Int) {
    feed.resize(columns: columns, rows: rows)
    #expect(pseudo_terminal_resize(terminal, Int32(columns), Int32(rows)) == 0)
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Waits for the end; the exit status, or 128 and the signal's number.
  func end() -> Int32 {
    // The watchdog ends the wait of a program that does not end.
    let status = pseudo_terminal_wait(process)
    watchdog.cancel()
    isReaped = true
    return status
  }

  /// Sets what ``settings`` returned earlier.
  func set(_ settings: [UInt8]) throws {
    var value = termios()
    // Both have the size of the structure.
    unsafe withUnsafeMutableBytes(of: &value) { unsafe $0.copyBytes(from: settings) }
    try #require(unsafe tcsetattr(program, TCSANOW, &value) == 0)
  }

  /// How the terminal treats keys and output.
  var settings: [UInt8] {
    get throws {
      let settings = try attributes
      // The bytes are copied.
      return unsafe withUnsafeBytes(of: settings) { unsafe Array($0) }
    }
  }

  /// Whether reading a key waits for one.
  var readsWait: Bool {
    get throws {
      let keys = try attributes.c_cc
      // VMIN is one of the array's indices.
      return unsafe withUnsafeBytes(of: keys) { unsafe $0[Int(VMIN)] > 0 }
    }
  }

  private var attributes: termios {
    get throws {
      var attributes = termios()
      try #require(unsafe tcgetattr(program, &attributes) == 0)
      return attributes
    }
  }
}

/// Keys as a terminal sends them.
enum PressedKey: String {
  case up = "\u{1b}[A"
  case down = "\u{1b}[B"
  case home = "\u{1b}[H"
  case end = "\u{1b}[F"
  case pageDown = "\u{1b}[6~"
  case tab = "\t"
  case backTab = "\u{1b}[Z"
  case space = " "
  case enter = "\r"
  case escape = "\u{1b}"
  case backspace = "\u{7f}"
  case controlC = "\u{3}"
  case controlZ = "\u{1a}"
}
