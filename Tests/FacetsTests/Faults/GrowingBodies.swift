import Testing

/// Bodies that need more memory than their size lets expect, so that each kind of column grows in turn.
enum GrowingBodies {
  /// A body and the column that it makes grow.
  struct Body: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }

    init(_ name: String, _ json: String) {
      self.name = name
      bytes = Array(json.utf8)
    }
  }

  static let all = [
    Body("values", #"{"facets":{"a":{\#(list(6000) { #""":\#($0 % 10)"# })}}}"#),
    Body("facet hits", #"{"facetHits":[\#(list(2000) { #"{"value":"\#($0)","highlighted":""}"# })]}"#),
    Body("attributes", #"{"facets":{\#(list(900) { #""a\#($0)":{}"# })}}"#),
    Body("repeated attributes", #"{"facets":{\#(list(2000) { #""a\#($0 % 7)":{"x":\#($0)}"# })}}"#),
    Body("statistics", #"{"facets_stats":{\#(list(900) { #""a\#($0)":{"min":\#($0)}"# })}}"#),
    Body("hits", #"{"hits":[\#(list(9000) { "\($0 % 10)" })]}"#),
    Body("escapes", #"{"query":"\#(String(repeating: #"\u00e9\n\ud83d\ude00"#, count: 3000))"}"#),
    Body("rule texts", rendering(#""facets":{"order":[\#(list(5000) { #""\#($0 % 10)""# })]}"#)),
    Body("rules", rendering(#""values":{\#(list(900) { #""a\#($0)":{"sortRemainingBy":"alpha"}"# })}"#)),
    Body("responses", #"{"results":[\#(list(3000) { #"{"page":\#($0)}"# })]}"#),
    Body("everything", CompleteResponse.multi),
  ]

  private static func rendering(_ ordering: String) -> String {
    #"{"renderingContent":{"facetOrdering":{\#(ordering)}}}"#
  }
}
