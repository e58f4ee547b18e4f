extension OrderedRendering {
  init(_ node: ReferenceJSON.Node) throws {
    range = node.range
    for member in try node.members() {
      switch member.key {
      case "facetOrdering": ordering = try member.node.optional { try Ordering($0) }
      case "redirect": redirect = member.node.optional { $0.range }
      default: break
      }
    }
  }
}

extension OrderedRendering.Ordering {
  fileprivate init(_ node: ReferenceJSON.Node) throws {
    for member in try node.members() {
      switch member.key {
      case "facets": facets = try OrderedRendering.Rule("", member.node)
      case "values":
        let rules = try member.node.optional { node in
          try node.members().map { try OrderedRendering.Rule($0.key, $0.node) }
        }
        values = merged(rules ?? [], name: \.name)
      default: break
      }
    }
  }
}

extension OrderedRendering.Rule {
  /// A rule that is `null` says nothing.
  fileprivate init(_ name: String, _ node: ReferenceJSON.Node) throws {
    self.name = name
    for member in try node.optional({ try $0.members() }) ?? [] {
      switch member.key {
      case "order": order = try member.node.optional { try $0.elements().map { try $0.string() } } ?? []
      case "hide": hide = try member.node.optional { try $0.elements().map { try $0.string() } } ?? []
      case "sortRemainingBy":
        // A word that is not known is no rule.
        let word = try member.node.optional { try $0.string() }
        sortRemainingBy = ["count", "alpha", "hidden"].first { $0 == word }
      default: break
      }
    }
  }
}
