import Foundation
import Testing

/// Where the demo can't run, it says why and leaves the terminal alone.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct RefusalTests {
  @Test func inputIsNoTerminal() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: DemoProcess.path)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 69 && process.terminationReason == .exit)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "demo: needs a terminal, and standard input is none\n")
    #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  private func refusal(_ arguments: [String], environment: [String] = []) throws -> (Int32, String) {
    let demo = try DemoProcess(arguments, environment: environment)
    let before = try demo.settings
    let status = demo.end()
    #expect(try demo.settings == before)
    let screen = try demo.feed.wait("message") { $0.lines[0].hasPrefix("demo: ") && $0.cursor.row > 0 }
    #expect(!screen.isAlternate)
    return (status, screen.lines[0])
  }

  @Test func wrongOptions() throws {
    #expect(try refusal(["--fast"]) == (64, "demo: unknown option --fast; see Scripts/demo --help"))
    #expect(try refusal(["--records", "books"]) == (64, "demo: --records wants shop or talks"))
    #expect(try refusal(["--records"]) == (64, "demo: --records wants shop or talks"))
  }

  @Test func noRecords() throws {
    let (status, text) = try refusal(["--records", "talks"])
    #expect(status == 1)
    #expect(text == "demo: the talks are in the folder that FACETS_CORPUS names, and it is not set")
  }

  @Test func terminalCannotDraw() throws {
    let (status, text) = try refusal([], environment: ["TERM=dumb"])
    #expect(status == 69)
    #expect(text == "demo: can't draw on a terminal of the type “dumb” (TERM)")
  }
}
