import TestSupport

/// A small shop: 240 records, the same in every run, with everything that a facet can be.
///
/// Beside `name`, `brand`, `color`, `size`, `price`, `rating`, `inStock`, `_tags` and the levels of `categories` they
/// have values that are hard to spell: quotes, backslashes, colons, a leading minus, keywords, an ampersand, accents.
public enum ShopRecords {
  /// The records.
  public static let all: [Record] = (0..<240).map { record($0) }

  private static let brands = [
    "Zed", "Acme", "Yon", "Salt & Stone", "Ham AND Rye", "NOT", "O'Neill", "12\" TV", "C:\\", "A::B",
    "-minus",
    "été", "e\u{301}te\u{301}", "日本", "tab\there", "C++", "Best \"of\" \\\" 2020", "a,b", "👍🏽", "",
  ]
  private static let colors = ["red", "green", "blue", "black", "white", "red;blue"]
  private static let sizes = ["s", "m", "l", "xl"]
  private static let tags = ["on sale", "coupon", "free shipping", "free return", "no exchange", "-20C"]
  private static let categories = [
    ["Garden", "Garden > Tools", "Garden > Tools > Rakes"],
    ["Garden", "Garden > Tools", "Garden > Tools > Spades"],
    ["Garden", "Garden > Seeds"],
    ["Audio", "Audio > Headphones", "Audio > Headphones > Wi-Fi - Mesh"],
    ["Audio", "Audio > Speakers"],
    ["Audio Books", "Audio Books > Crime"],
    ["Tea & Cocoa", "Tea & Cocoa > Green"],
    ["Home", "Home > Sale ", "Home > Sale  > Lamps"],
    ["Pets", "Pets > Cat"],
    ["Pets", "Pets > Cattle"],
  ]

  private static func record(_ number: Int) -> Record {
    var random = SplitMix64(seed: UInt64(number) &+ 1)
    let path = categories[random.below(categories.count)]
    let brand = brands[random.below(brands.count)]
    let color = colors[random.below(colors.count)]
    var members: [(String, JSONValue?)] = [
      ("objectID", .string("shop-\(number)")),
      ("name", .string("\(color) \(path[path.count - 1].split(separator: ">").last ?? "") \(number)")),
      ("brand", .string(brand)),
      ("color", random.below(5) == 0 ? .array([.string(color), .string("white")]) : .string(color)),
      ("size", random.below(7) == 0 ? nil : .string(sizes[random.below(sizes.count)])),
      ("price", random.below(2) == 0 ? .int(random.below(60) - 5) : .double(Double(random.below(400)) / 4)),
      ("rating", random.below(6) == 0 ? nil : .int(1 + random.below(5))),
      ("inStock", .bool(random.below(3) != 0)),
      ("popularity", .int(random.below(101))),
      ("slot a:b", .string("09:15 - 1\(random.below(3)):45")),
    ]
    let chosen = tags.filter { _ in random.below(3) == 0 }
    members.append(("_tags", chosen.isEmpty ? nil : .array(chosen.map { .string($0) })))
    let levels = path.enumerated().map { ("lvl\($0)", Optional(JSONValue.string($1))) }
    members.append(("categories", .object(levels)))
    return Record(.object(members))
  }
}
