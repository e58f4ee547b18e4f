/// How many of what a generated response has, and the members in the order in which engines send them.
struct ResponseShape {
  /// The attributes beside the three hierarchical levels.
  var attributes: Int
  /// The values of each.
  var values: Int
  /// Whether it answers the query with one letter more; see `Workload`.
  var isNarrowed = false
  /// The hits of the page.
  var hits = 20

  func write(to writer: inout JSONWriter, _ random: inout SplitMix64) {
    let names = attributeNames(&random)
    let query = Names.name(&random).lowercased()
    writer.object { writer in
      writer.member("hits") { writer in
        writer.array { writer in
          for number in 0..<hits { writer.element { Hit(number: number).write(to: &$0, &random) } }
        }
      }
      let nbHits = 10_000 + random.below(990_000)
      writer.member("nbHits", isNarrowed ? nbHits / 4 * 3 : nbHits)
      writer.member("nbSortedHits", nbHits / 3)
      writer.member("page", 0)
      writer.member("nbPages", 50)
      writer.member("hitsPerPage", hits)
      let values = writeFacets(names, to: &writer, &random)
      writeStats(names, to: &writer, &random)
      writer.member("exhaustiveFacetsCount", false)
      writer.member("exhaustiveNbHits", false)
      writer.member("exhaustiveTypo", true)
      writer.member("exhaustive") { writer in
        writer.object { writer in
          writer.member("facetsCount", false)
          writer.member("nbHits", false)
          writer.member("typo", true)
        }
      }
      writer.member("query", isNarrowed ? query + "n" : query)
      writer.member("params", parameters(names, query: isNarrowed ? query + "n" : query))
      writer.member("index", "products_virtual")
      writer.member("queryID", queryID(&random))
      writer.member("renderingContent") { writeRendering(names, values, to: &$0, &random) }
      writer.member("userData") { $0.raw(#"[{"banner":"summer","slots":[1,2,3]}]"#) }
      writer.member("processingTimeMS", 1 + random.below(40))
      writer.member("processingTimingsMS") {
        $0.raw(#"{"_request":{"roundTrip":21},"faceting":3,"total":7}"#)
      }
      writer.member("serverTimeMS", 8)
    }
  }

  /// Every tenth attribute is numeric.
  func isNumeric(_ attribute: Int) -> Bool { attribute % 10 == 9 }

  private func attributeNames(_ random: inout SplitMix64) -> [String] {
    (0..<attributes).map { number in
      isNumeric(number) ? "price_\(number)" : Names.word(&random).lowercased() + "_\(number)"
    }
  }

  private func writeStats(_ names: [String], to writer: inout JSONWriter, _ random: inout SplitMix64) {
    writer.member("facets_stats") { writer in
      writer.object { writer in
        for number in names.indices where isNumeric(number) {
          writer.member(names[number]) { writer in
            writer.object { writer in
              let least = 1 + random.below(20)
              let average = 100 + random.below(800)
              writer.member("min") { $0.raw("\(least).99") }
              writer.member("max", 4000 + random.below(1000))
              writer.member("avg") { $0.raw("\(average).\(1_000_000 + random.below(8_999_999))") }
              writer.member("sum") { $0.raw("\(average * 52_817).\(1 + random.below(9))") }
            }
          }
        }
      }
    }
  }

  private func parameters(_ names: [String], query: String) -> String {
    let facets = names.map { "%22\($0)%22" }.joined(separator: "%2C")
    return "query=\(query.replacing(" ", with: "%20"))&hitsPerPage=\(hits)&maxValuesPerFacet=\(values)"
      + "&facets=%5B\(facets)%5D&clickAnalytics=true"
  }

  private func queryID(_ random: inout SplitMix64) -> String {
    (0..<4).map { _ in String(0x1000_0000 + random.below(0xefff_ffff), radix: 16) }.joined()
  }
}
