/// The command line.
package struct Options: Equatable, Sendable {
  /// The form of the output.
  package enum Format: String, CaseIterable, Sendable {
    /// Tables for people.
    case text
    /// The same tables in Markdown.
    case markdown
    /// The contract for CI.
    case json
  }

  /// Only benchmarks whose names start with this.
  package var filter = ""
  /// Few samples.
  package var isQuick = false
  /// The form of the output.
  package var format = Format.text
  /// A file of the user's to decode, instead of the generated workloads.
  package var responseFile: String?
  /// Print the names and stop.
  package var listsNames = false
  /// Print the usage and stop.
  package var showsHelp = false
  /// Print the names of the deterministic ones only, with ``listsNames``.
  package var isDeterministicOnly = false
  /// Run exactly that many iterations, without yardsticks or times.
  package var iterations: Int?
  /// Print allocations and checksum with ``iterations``, and have callgrind count these.
  package var showsFigures = false

  /// What a command line without arguments means.
  package init() {}

  /// Reads the arguments behind the program's name.
  package init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      // Both `--option value` and `--option=value`.
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      let option = parts[0]
      if parts.count == 2 && option.hasPrefix("--") { rest = [parts[1]] + rest }
      let before = rest.count
      try read(option, &rest)
      if parts.count == 2 && rest.count == before { throw UsageError("\(option) takes no value") }
    }
    if iterations != nil && responseFile == nil && filter.isEmpty {
      throw UsageError("--iterations needs --filter or --response, to run one thing")
    }
    if showsFigures && iterations == nil { throw UsageError("--figures needs --iterations") }
  }

  private mutating func read(_ option: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    func value() throws(UsageError) -> String {
      guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
      return value
    }
    switch option {
    case "--filter": filter = try value()
    case "--quick": isQuick = true
    case "--format":
      let name = try value()
      guard let known = Format(rawValue: name) else { throw UsageError("unknown format '\(name)'") }
      format = known
    case "--response": responseFile = try value()
    case "--list": listsNames = true
    case "--list-deterministic":
      listsNames = true
      isDeterministicOnly = true
    case "--figures": showsFigures = true
    case "--iterations":
      let text = try value()
      guard let count = Int(text), count > 0 else { throw UsageError("'\(text)' is no number of iterations") }
      iterations = count
    case "--help", "-h": showsHelp = true
    default: throw UsageError("unknown argument '\(option)'")
    }
  }

  /// What `--help` prints.
  package static let usage = """
    usage: bench [--filter PREFIX] [--quick] [--format text|markdown|json] [--response FILE]
           bench --list | --list-deterministic | --help
           bench --iterations N [--figures] (--filter NAME | --response FILE)

      --filter PREFIX    only the benchmarks whose names start with PREFIX
      --quick            few samples: the whole run in less than a minute
      --format FORMAT    text (default), markdown, or json, which is the contract for CI
      --response FILE    decode this file, a response or the answer to a multi-query: print its attributes,
                         value counts and hits, and time it
      --list             print the names of the benchmarks
      --list-deterministic
                         print the names of those whose figures are the same on every run
      --iterations N     run exactly N iterations of ours and print the checksum: nothing is timed and no yardstick
                         runs, for callgrind, perf and other profilers
      --figures          with --iterations: warm up, count allocations, have callgrind count the iterations (start it
                         with --instr-atstart=no), and print a line of JSON; for Scripts/check-regressions

    Standard output holds the result and nothing else; progress and notices go to standard error.
    Exit codes: 0 done, 1 a file could not be decoded or results differ, 64 wrong usage.

    """
}

/// The command line makes no sense.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// Why.
  package let description: String

  /// An error that `description` explains.
  package init(_ description: String) {
    self.description = description
  }
}
