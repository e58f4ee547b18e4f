import CTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The terminal that the process runs in.
///
/// Once taken it is given back when the process ends in any way, and by every signal that ends it but SIGKILL.
@MainActor package final class Terminal {
  /// The terminal, not taken yet.
  ///
  /// - Throws: ``TerminalError`` where standard input or output is none, or it can't be drawn on.
  package init() throws(TerminalError) {
    if isatty(STDIN_FILENO) == 0 { throw .notATerminal("standard input") }
    if isatty(STDOUT_FILENO) == 0 { throw .notATerminal("standard output") }
    let name = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? ""
    if name.isEmpty || name == "dumb" { throw .cannotDraw(name) }
  }

  /// Takes the terminal: keys come one by one and unseen, and the screen is empty.
  ///
  /// - Throws: ``TerminalError/system(_:)``.
  package func take() throws(TerminalError) {
    let code = terminal_enter()
    if code != 0 { throw .system(code) }
  }

  /// The size; that of a classic terminal where it is not known.
  package var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    // Both are written where the result is true.
    let isKnown = unsafe terminal_size(&columns, &rows) != 0
    return isKnown ? Size(columns: Int(columns), rows: Int(rows)) : Size(columns: 80, rows: 24)
  }

  /// Writes `bytes`; says whether the terminal is still there.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    // Pointer and count are of one buffer.
    unsafe bytes.withUnsafeBufferPointer { unsafe terminal_write($0.baseAddress, $0.count) } != 0
  }

  /// Gives the terminal back.
  package func leave() { terminal_leave() }

  /// Stops the process as Ctrl-Z does, and takes the terminal again when it goes on.
  package func suspend() {
    terminal_suspend()
    resume()
  }

  /// Takes the terminal again after the process was stopped from outside; what the screen showed is gone.
  package func resume() { _ = terminal_enter() }

  /// Gives the terminal back and ends the process by `signal`.
  package func end(by signal: Int32) { terminal_end(signal) }
}

/// Why a terminal can't be drawn on.
package enum TerminalError: Error, CustomStringConvertible {
  /// A stream is a file or a pipe.
  case notATerminal(String)
  /// `TERM` names a terminal that only types lines.
  case cannotDraw(String)
  /// A system call failed with that `errno`.
  case system(Int32)

  /// The reason in words.
  package var description: String {
    switch self {
    case .notATerminal(let stream): "needs a terminal, and \(stream) is none"
    case .cannotDraw(let name): "can't draw on a terminal of the type “\(name)” (TERM)"
    case .system(let code): "can't set the terminal up: \(unsafe String(cString: strerror(code)))"
    }
  }
}
