import Facets
import Foundation
import LoopbackServer

/// Gives the talks what the widgets need and the records lack: tags in `_tags`, a hierarchy, a popularity.
enum TalkRecords {
  /// Decade, year, month.
  static let hierarchy: [Attribute] = ["recorded.lvl0", "recorded.lvl1", "recorded.lvl2"]

  /// The records with the members added.
  static func prepared(_ records: [Record]) -> [Record] {
    let ranks = ranks(of: records.map { $0.numbers(of: "popularity_score").first ?? 0 })
    return zip(records, ranks).map { record, rank in
      let added: [(String, JSONValue?)] = [
        ("_tags", record.json["tags"]), ("popularity", .int(rank)), ("recorded", levels(of: record)),
      ]
      let members = (record.json.members ?? []).map { ($0.key, Optional($0.value)) }
      return Record(.object(members + added))
    }
  }

  /// The part of all numbers that are smaller, in percent.
  private static func ranks(of numbers: [Double]) -> [Int] {
    let order = numbers.indices.sorted { numbers[$0] < numbers[$1] }
    var ranks = [Int](repeating: 0, count: numbers.count)
    for (place, index) in order.enumerated() { ranks[index] = place * 100 / numbers.count }
    return ranks
  }

  private static func levels(of record: Record) -> JSONValue? {
    guard let seconds = record.numbers(of: "date").first else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = calendar.dateComponents([.year, .month], from: Date(timeIntervalSince1970: seconds))
    guard let year = date.year, let month = date.month else { return nil }
    let names = ["\(year / 10 * 10)s", "\(year)", month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)"]
    let levels = names.indices.map { level in
      ("lvl\(level)", Optional(JSONValue.string(names[...level].joined(separator: " > "))))
    }
    return .object(levels)
  }
}
