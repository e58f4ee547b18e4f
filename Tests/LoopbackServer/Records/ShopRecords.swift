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
    var random = Mixer(seed: UInt64(number) &+ 1)
    let path = categories[random.next(categories.count)]
    let brand = brands[random.next(brands.count)]
    let color = colors[random.next(colors.count)]
    var members: [(String, JSONValue?)] = [
      ("objectID", .string("shop-\(number)")),
      ("name", .string("\(color) \(path[path.count - 1].split(separator: ">").last ?? "") \(number)")),
      ("brand", .string(brand)),
      ("color", random.next(5) == 0 ? .array([.string(color), .string("white")]) : .string(color)),
      ("size", random.next(7) == 0 ? nil : .string(sizes[random.next(sizes.count)])),
      ("price", random.next(2) == 0 ? .int(random.next(60) - 5) : .double(Double(random.next(400)) / 4)),
      ("rating", random.next(6) == 0 ? nil : .int(1 + random.next(5))),
      ("inStock", .bool(random.next(3) != 0)),
      ("popularity", .int(random.next(101))),
      ("slot a:b", .string("09:15 - 1\(random.next(3)):45")),
    ]
    let chosen = tags.filter { _ in random.next(3) == 0 }
    members.append(("_tags", chosen.isEmpty ? nil : .array(chosen.map { .string($0) })))
    let levels = path.enumerated().map { ("lvl\($0)", Optional(JSONValue.string($1))) }
    members.append(("categories", .object(levels)))
    return Record(.object(members))
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): the same numbers on every machine.
struct Mixer: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// A number below `bound`.
  mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
