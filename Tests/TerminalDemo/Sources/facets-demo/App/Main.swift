import Foundation
import TerminalScreen

/// The demo's program; `Scripts/demo --help` says how it is used.
@main @MainActor struct Main {
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      let terminal = try Terminal()
      let app = try DemoApp(catalog: try Catalog.load(options.records), terminal: terminal)
      try terminal.take()
      defer { terminal.leave() }
      if let signal = await app.run() { terminal.end(by: signal) }
    } catch {
      FileHandle.standardError.write(Data("demo: \(error)\n".utf8))
      exit(status(of: error))
    }
  }

  /// The exit status: 64 for a wrong command line and 69 for no terminal, as `sysexits.h` has them.
  private static func status(of error: any Error) -> Int32 {
    switch error {
    case is OptionError: 64
    case is TerminalError: 69
    default: 1
    }
  }
}
