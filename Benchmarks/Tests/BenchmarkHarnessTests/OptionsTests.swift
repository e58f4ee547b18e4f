@testable import BenchmarkHarness
import Testing

@Suite struct OptionsTests {
  @Test func noArgumentsMeanEverything() throws {
    let options = try Options([])
    #expect(options == Options())
    #expect(options.format == .text && !options.isQuick && options.filter.isEmpty)
  }

  @Test func allOptionsAreRead() throws {
    let options = try Options([
      "--filter", "decode/", "--quick", "--format", "json", "--response", "a b.json",
    ])
    #expect(options.filter == "decode/")
    #expect(options.isQuick)
    #expect(options.format == .json)
    #expect(options.responseFile == "a b.json")
    #expect(try Options(["--list"]).listsNames)
    #expect(try Options(["--help"]).showsHelp)
    #expect(try Options(["-h"]).showsHelp)
    #expect(try Options(["--iterations", "5", "--filter", "decode/S"]).iterations == 5)
    #expect(try Options(["--iterations", "5", "--filter", "decode/S", "--figures"]).showsFigures)
    #expect(try Options(["--list-deterministic"]).isDeterministicOnly)
  }

  @Test func valuesMayFollowAnEqualsSign() throws {
    #expect(try Options(["--format=markdown", "--filter=a=b"]).format == .markdown)
    #expect(try Options(["--filter=a=b"]).filter == "a=b")
    #expect(try Options(["--filter="]).filter.isEmpty)
  }

  @Test(arguments: [
    ["--fast"], ["decode"], ["--format"], ["--format", "xml"], ["--filter"], ["--response"], ["--quick=yes"],
    ["--iterations", "0", "--filter", "a"], ["--iterations", "x", "--filter", "a"], ["--iterations", "3"],
    ["--figures", "--filter", "decode/S"], [""],
  ])
  func nonsenseIsRefused(arguments: [String]) {
    #expect(throws: UsageError.self) { try Options(arguments) }
  }

  @Test func theUsageNamesEveryOption() {
    for option in [
      "--filter", "--quick", "--format", "--response", "--list", "--list-deterministic", "--iterations",
      "--figures", "--help",
    ] {
      #expect(Options.usage.contains(option))
    }
  }
}
