/// A small response that uses every member, white space of all kinds, escapes and wide characters.
enum CompleteResponse {
  static let single = """
    {
      "hits": [{"objectID": "1", "name": "Str\\u00dfe \\"x\\"", "price": -1.5e+3, "tags": [true, false, null, []]}, {}, 7],
      "nbHits": 3, "nbSortedHits": 2, "page": 0, "nbPages": 1, "hitsPerPage": 20, "processingTimeMS": 4,
      "facets": {"brand": {"Zed": 12345678, "Zo\\u00EB": 3e0, "": 0, "\u{1F600} joy": 1}, "categories.lvl0": {"A > B": 7}, "none": {}},
      "facets_stats": {"price": {"min": 0.25, "max": 9e2, "avg": 4.625, "sum": 37}, "size": {"min": 1, "max": 2}},
      "facetHits": [{"value": "Zed", "highlighted": "<em>Z</em>ed", "count": 2}, {"value": "Yon", "count": 1}],
      "exhaustive": {"facetsCount": true, "nbHits": false, "typo": true, "facetValues": true, "rulesMatch": false},
      "exhaustiveFacetsCount": true, "exhaustiveNbHits": false, "exhaustiveTypo": null,
      "query": "caf\u{e9}", "params": "query=caf%C3%A9", "index": "shop", "queryID": "a1b2",
      "userData": [{"banner": "\\ud83d\\ude00"}], "serverTimeMS": 5, "extra": {"deep": [[[{}]]], "n": 1E-7},
      "renderingContent": {"redirect": {"url": "https://example.com/"}, "facetOrdering": {"facets": {"order": ["brand"], "hide": ["size"]},
        "values": {"brand": {"order": ["Zed"], "hide": [""], "sortRemainingBy": "alpha"}, "hue": {"sortRemainingBy": "hidden"}}}}
    }
    """

  static let multi = #"{"results":[\#(single),{"facets":{"hue":{"red":1}}}],"extra":1}"#
}
