import LoopbackServer

/// What the shop's records say, counted without the library and without the server's engine.
enum Shop {
  typealias Condition = (Record) -> Bool

  static func has(_ attribute: String, _ value: JSONValue) -> Condition {
    { $0.values(of: attribute).contains { isSame($0, value) } }
  }

  /// Values of different normal forms are different.
  private static func isSame(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if let left = left.string, let right = right.string { return left.utf8.elementsEqual(right.utf8) }
    return left == right
  }

  static func count(_ conditions: Condition...) -> Int {
    ShopRecords.all.count { record in conditions.allSatisfy { $0(record) } }
  }

  /// The text over the hits: those that are popular enough, and all that match.
  static func summary(_ condition: Condition) -> String {
    let all = ShopRecords.all.count { condition($0) }
    let relevant = ShopRecords.all.count {
      condition($0) && ($0.numbers(of: "popularity").first ?? 100) >= 50
    }
    return (relevant == all ? "" : "\(relevant) of ") + (all == 1 ? "1 hit" : "\(all) hits")
  }

  /// Whether a word of the record's name begins so.
  static func isNamed(_ prefix: String) -> Condition {
    { record in
      (record.json["name"]?.string ?? "").split { !$0.isLetter && !$0.isNumber }
        .contains { $0.lowercased().hasPrefix(prefix) }
    }
  }
}
