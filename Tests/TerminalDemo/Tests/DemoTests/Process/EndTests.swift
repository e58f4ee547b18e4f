import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// However the demo ends, the terminal is as it was.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct EndTests {
  /// Starts the demo, ends it by `action`, and compares; returns the status.
  private func status(after action: (DemoProcess) throws -> Void) throws -> Int32 {
    let demo = try DemoProcess()
    let before = try demo.settings
    try demo.waitForStart()
    #expect(try demo.settings != before)
    try action(demo)
    let status = demo.end()
    #expect(try demo.settings == before)
    let screen = try demo.feed.wait("the former screen") { !$0.isAlternate }
    #expect(screen.isCursorVisible && screen.wraps && screen.unknown.isEmpty)
    return status
  }

  @Test func quitKey() throws {
    let status = try status { demo in
      demo.press(.tab)
      demo.type("q")
    }
    #expect(status == 0)
  }

  @Test func controlC() throws {
    // In the search field, where all other keys are text.
    #expect(try status { $0.press(.controlC) } == 0)
    let status = try status { demo in
      demo.press(.tab, .controlC)
    }
    #expect(status == 0)
  }

  /// The signal throws away keys that the demo has been told of and not read yet, so a read must not wait.
  @Test func keysBeforeControlC() throws {
    for _ in 0..<10 {
      let status = try status { demo in
        let readsWait = try demo.readsWait
        #expect(!readsWait)
        demo.press(.tab, .down, .up, .tab, .controlC)
      }
      #expect(status == 0)
    }
  }

  @Test func interruptSignal() throws {
    #expect(try status { $0.signal(SIGINT) } == 0)
  }

  /// Signals end the demo as they would end any program, crashes too, after the terminal is put back.
  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL])
  func signals(_ signal: Int32) throws {
    let status = try status { $0.signal(signal) }
    #expect(status == 128 + signal)
  }

  /// Ctrl-Z in a shell with job control gives the terminal back to it, `fg` takes it again.
  @Test func suspendKey() throws {
    let shell = try DemoProcess(command: ["/bin/sh", "-i"], environment: ["PS1=ready "])
    try shell.feed.wait("prompt") { $0.lines[0].hasPrefix("ready") }
    let before = try shell.settings
    shell.type("\(DemoProcess.path) --records shop\r")
    let start = try shell.waitForStart()
    let raw = try shell.settings
    shell.press(.controlZ)
    try shell.feed.wait("prompt") { !$0.isAlternate && $0.lines.contains("ready") }
    #expect(try shell.settings == before)
    shell.type("fg\r")
    let again = try shell.wait("the same screen") { $0.screen.lines == start.screen.lines }
    #expect(again.screen.isAlternate)
    #expect(try shell.settings == raw)
    shell.press(.controlC)
    try shell.feed.wait("prompt") { !$0.isAlternate && $0.lines.contains("ready") }
    shell.type("exit $?\r")
    #expect(shell.end() == 0)
    #expect(try shell.settings == before)
  }

  /// A shell puts its own settings back while a job is stopped.
  @Test func goesOnAfterStop() throws {
    let demo = try DemoProcess()
    let before = try demo.settings
    let start = try demo.waitForStart()
    let raw = try demo.settings
    demo.signal(SIGSTOP)
    try demo.set(before)
    demo.feed.clear()
    demo.signal(SIGCONT)
    let again = try demo.wait("the same screen") { $0.screen.lines == start.screen.lines }
    #expect(again.screen.isAlternate)
    #expect(try demo.settings == raw)
    demo.press(.controlC)
    #expect(demo.end() == 0)
    #expect(try demo.settings == before)
  }
}
