/// Makes facet values as catalogues have them: one to four words, a few per cent of them not ASCII, a few per mille
/// with a character that JSON escapes.
struct Names {
  private static let words = """
    Accessories Acoustic Active Adapter Air All Amber Audio Baby Bags Bamboo Basic Battery Black Blue Books Boots Bottle
    Box Bright Brown Cable Camera Canvas Car Care Carbon Case Casual Ceramic Chair Charger Classic Coat Coffee Cold Color
    Compact Console Cotton Cover Cream Crystal Dark Deep Denim Desk Digital Dining Double Dress Dry Electric Elite
    Essential Extra Fabric Fitness Flat Floor Folding Food Frame Free Fresh Full Games Garden Glass Glove Gold Grain
    Green Grey Hair Hand Hard Headphones Health Heavy High Home Hot Indoor Iron Jacket Jeans Kids Kitchen Lamp Laptop
    Large Leather Light Linen Long Low Luxury Machine Mat Memory Mens Metal Micro Mini Mixed Mobile Modern Monitor Music
    Natural Navy Needle New Night Nylon Office Oil Olive Orange Organic Outdoor Oven Paint Pants Paper Party Phone Pink
    Plain Plastic Play Pocket Portable Power Premium Printer Pro Pure Purple Quick Rain Red Ring Road Rubber Running
    Salt School Sea Series Set Shirt Shoes Short Silver Single Skin Slim Small Smart Soft Solar Sound Speaker Sport
    Spring Standard Steel Stone Storage Studio Summer Super Table Tablet Tea Thermal Tools Tote Travel Ultra Urban Velvet
    Vintage Wall Warm Watch Water White Wide Wild Window Winter Wireless Womens Wood Wool Yellow Zoom
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let wide = [
    "Café", "Crème", "Naïve", "Größe", "Möbel", "Küche", "Señora", "Niño", "Décor", "Été", "Ångström", "Łódź",
    "Çelik",
    "Ελλάδα", "Москва", "日本", "東京", "한국", "中文", "Über", "Forêt", "São", "Piñata", "Smörgås", "🎧", "Ægir",
    "ประเทศ",
  ]

  private static let escaped = [
    "15\" Screen", "AC/DC", "A\\B", "\"Best\" Of", "Line\nBreak", "Tab\tStop", "24/7",
  ]

  private static let syllables = [
    "ka", "lo", "ven", "ti", "mar", "so", "ri", "del", "an", "bo", "zen", "qui", "pra", "ul", "ne", "fi",
    "gar", "hu",
  ]

  private var used: Set<String> = []

  /// A value that this instance has not made before.
  mutating func next(_ random: inout SplitMix64) -> String {
    while true {
      let name = Names.name(&random)
      if used.insert(name).inserted { return name }
    }
  }

  /// A number as text that this instance has not made before, as the values of numeric attributes are.
  mutating func nextNumber(_ random: inout SplitMix64) -> String {
    while true {
      let cents = random.oneIn(3) ? "" : random.pick([".99", ".5", ".95", ".49"])
      let name = String(1 + random.below(5000)) + cents
      if used.insert(name).inserted { return name }
    }
  }

  /// One to four words.
  static func name(_ random: inout SplitMix64) -> String {
    let count = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 4, 4])
    return (0..<count).map { _ in word(&random) }.joined(separator: " ")
  }

  /// `count` words of plain text.
  static func sentence(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in word(&random).lowercased() }.joined(separator: " ") + "."
  }

  static func word(_ random: inout SplitMix64) -> String {
    if random.oneIn(60) { return random.pick(wide) }
    if random.oneIn(500) { return random.pick(escaped) }
    // Brands and model names are in no dictionary.
    if random.oneIn(3) {
      let made = (0..<3 + random.below(2)).map { _ in random.pick(syllables) }.joined()
      return made.prefix(1).uppercased() + made.dropFirst()
    }
    return random.pick(words)
  }

  /// The next count of a list that starts at `largest`, not above `previous`: halves, thirds, quarters and so on,
  /// with some noise, as counts in a catalogue fall.
  static func count(_ position: Int, largest: Int, previous: Int, _ random: inout SplitMix64) -> Int {
    let share = largest / (1 + position / 2 + random.below(1 + position))
    return max(1, min(previous, share))
  }
}
