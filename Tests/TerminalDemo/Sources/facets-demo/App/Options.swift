/// What the command line asks for.
struct Options {
  /// The records; nil to choose by what there is.
  private(set) var records: Catalog.Name?

  /// Reads the arguments behind the program's name.
  init(_ arguments: some Sequence<String>) throws(OptionError) {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      if option != "--records" { throw .unknown(option) }
      guard let name = rest.popFirst().flatMap({ Catalog.Name(rawValue: $0) }) else { throw .noRecords }
      records = name
    }
  }
}

/// What is wrong with the command line.
enum OptionError: Error, CustomStringConvertible {
  case unknown(String)
  case noRecords

  var description: String {
    switch self {
    case .unknown(let option): "unknown option \(option); see Scripts/demo --help"
    case .noRecords: "--records wants \(Catalog.Name.allCases.map(\.rawValue).joined(separator: " or "))"
    }
  }
}
