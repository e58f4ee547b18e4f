import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Reads what a program draws and keeps the screen up to date.
///
/// A thread of its own reads; the condition guards the screen and wakes who waits for it.
final class TerminalFeed: @unchecked Sendable {
  private let condition = NSCondition()
  private var screen: VirtualScreen
  private var received = 0

  /// Reads from `terminal` until the other side is closed, and closes it then.
  init(terminal: Int32, columns: Int, rows: Int) {
    screen = VirtualScreen(columns: columns, rows: rows)
    Thread.detachNewThread { [self] in
      while let bytes = TerminalFeed.read(terminal) {
        condition.withLock {
          screen.receive(bytes)
          received += bytes.count
          condition.broadcast()
        }
      }
      close(terminal)
    }
  }

  private static func read(_ descriptor: Int32) -> [UInt8]? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      var result = 0
      repeat {
        // At most as many bytes as the buffer has.
        #if canImport(Darwin)
        result = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
    return bytes.isEmpty ? nil : bytes
  }

  func resize(columns: Int, rows: Int) {
    condition.withLock { screen.resize(columns: columns, rows: rows) }
  }

  /// Empties the screen, as another program would draw on it.
  func clear() {
    condition.withLock { screen.receive(Array("\u{1b}[2J".utf8)) }
  }

  /// How many bytes have come.
  var byteCount: Int { condition.withLock { received } }

  /// The screen as it is.
  var current: VirtualScreen { condition.withLock { screen } }

  /// Waits until the screen is whole and fulfils `isMet`, for at most 20 seconds.
  ///
  /// - Returns: The screen that did.
  /// - Throws: ``ScreenTimeout`` with the screen as it was instead.
  @discardableResult
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until isMet: (VirtualScreen) -> Bool
  ) throws -> VirtualScreen {
    let end = Date(timeIntervalSinceNow: 20)
    return try condition.withLock {
      while screen.isUpdating || !isMet(screen) {
        if !condition.wait(until: end) {
          let timeout = ScreenTimeout(what: what, screen: screen)
          Issue.record(timeout, sourceLocation: sourceLocation)
          throw timeout
        }
      }
      return screen
    }
  }
}

/// A screen that did not become what a test waited for.
struct ScreenTimeout: Error, CustomStringConvertible {
  let what: String
  let screen: VirtualScreen

  var description: String {
    let lines = screen.lines.map { "|" + $0 }.joined(separator: "\n")
    return "no \(what) on the screen:\n\(lines)\nnot understood: \(screen.unknown)"
  }
}
