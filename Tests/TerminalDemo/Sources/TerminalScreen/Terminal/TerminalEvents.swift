import CTerminal
import Foundation

/// Something that happens to a program on a terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The window has another size.
  case resized
  /// Ctrl-C, or SIGINT.
  case interrupted
  /// Ctrl-Z: the process should stop.
  case suspended
  /// The process goes on after it was stopped.
  case continued
  /// A signal asks the process to end.
  case terminated(Int32)
  /// There will be no more keys.
  case closed
}

/// Reads keys and signals on a thread of its own.
package struct TerminalEvents {
  /// So long after an escape byte the rest of a key's sequence has come, or it was the escape key.
  private static let escapeTime: Int32 = 50

  /// The events from now on; call it once, with the terminal taken.
  package static func stream() -> AsyncStream<TerminalEvent> {
    let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    Thread.detachNewThread {
      var decoder = KeyDecoder()
      while read(&decoder, continuation) {}
      continuation.finish()
    }
    return stream
  }

  /// Waits for the next bytes or signal; false at the end of input.
  private static func read(
    _ decoder: inout KeyDecoder, _ continuation: AsyncStream<TerminalEvent>.Continuation
  ) -> Bool {
    var input = terminal_input()
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      // The kind says whether bytes were written; then the value is their number.
      unsafe input = terminal_read(decoder.isWaiting ? escapeTime : -1, buffer.baseAddress, buffer.count)
      count = input.kind == terminal_input_bytes ? Int(input.value) : 0
    }
    switch input.kind {
    case terminal_input_bytes: for key in decoder.decode(bytes) { continuation.yield(.key(key)) }
    case terminal_input_signal: continuation.yield(event(of: input.value))
    case terminal_input_end:
      continuation.yield(.closed)
      return false
    default: for key in decoder.flush() { continuation.yield(.key(key)) }
    }
    return true
  }

  private static func event(of signal: Int32) -> TerminalEvent {
    switch signal {
    case SIGWINCH: .resized
    case SIGINT: .interrupted
    case SIGTSTP: .suspended
    case SIGCONT: .continued
    default: .terminated(signal)
    }
  }
}
