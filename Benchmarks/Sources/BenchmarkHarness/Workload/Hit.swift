/// A product as a hit, about 1.3 kB, most of it the highlighted copy of its texts.
struct Hit {
  var number: Int

  func write(to writer: inout JSONWriter, _ random: inout SplitMix64) {
    let name = Names.name(&random)
    let brand = Names.word(&random)
    let description = Names.sentence(24, &random)
    writer.object { writer in
      writer.member("name", name)
      writer.member("brand", brand)
      writer.member("description", description)
      writer.member("price") { $0.raw("\(5 + random.below(900)).99") }
      writer.member("rating", 1 + random.below(5))
      writer.member("in_stock", !random.oneIn(5))
      writer.member("colors") { $0.array(of: [Names.word(&random), Names.word(&random)]) }
      writer.member("image", "https://cdn.example.com/images/\(1_000_000 + random.below(9_000_000)).jpg")
      writer.member("_geoloc") {
        $0.raw("{\"lat\":\(random.below(90)).4521,\"lng\":-\(random.below(180)).887}")
      }
      writer.member("objectID", "\(70_000_000 + number * 613)")
      writer.member("_highlightResult") { writer in
        writer.object { writer in
          writeHighlight("name", name, to: &writer)
          writeHighlight("brand", brand, to: &writer)
          writeHighlight("description", description, to: &writer)
        }
      }
    }
  }

  private func writeHighlight(_ key: String, _ text: String, to writer: inout JSONWriter) {
    let first = text.prefix { $0 != " " }
    writer.member(key) { writer in
      writer.object { writer in
        writer.member("value", "<em>\(first)</em>\(text.dropFirst(first.count))")
        writer.member("matchLevel", key == "name" ? "full" : "partial")
        writer.member("fullyHighlighted", false)
        writer.member("matchedWords") { $0.array(of: [first.lowercased()]) }
      }
    }
  }
}
