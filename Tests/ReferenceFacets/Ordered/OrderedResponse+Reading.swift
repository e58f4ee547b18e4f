extension OrderedResponse {
  /// Which documents are asked for.
  public enum Form: Sendable {
    /// One response.
    case single
    /// `{"results":[…]}`.
    case multi
    /// Either.
    case any
  }

  /// Reads a whole document.
  ///
  /// - Throws: ``ReferenceError`` for a document that a decoder must refuse.
  public static func responses(in document: [UInt8], form: Form = .single) throws -> [OrderedResponse] {
    try responses(of: ReferenceJSON(parsing: document), in: document, form: form)
  }

  /// Reads a document that is parsed already.
  ///
  /// - Throws: ``ReferenceError`` for a document that a decoder must refuse.
  public static func responses(
    of json: ReferenceJSON, in document: [UInt8], form: Form
  ) throws -> [OrderedResponse] {
    let root = json.root
    let named = try root.members().filter { $0.key.hasSameBytes(as: "results") }.map(\.node)
    if form != .single {
      var results: [OrderedResponse]?
      for node in named {
        results = try node.optional { try $0.elements() }?.map { try OrderedResponse($0, document) }
      }
      if let results { return results }
      if form == .multi { throw root.failure(.form) }
    }
    for node in named {
      if case .array = node.value { throw node.failure(.form) }
    }
    return [try OrderedResponse(root, document)]
  }

  private init(_ node: ReferenceJSON.Node, _ document: [UInt8]) throws {
    self.document = document
    range = node.range
    // Each member is assigned where it stands: the last of a repeated key is what remains.
    for member in try node.members() { try read(member) }
  }

  private mutating func read(_ member: ReferenceJSON.Member) throws {
    let node = member.node
    // The names are ASCII, so comparing strings is comparing bytes.
    switch member.key {
    case "facets": facets = try node.optional(OrderedResponse.readFacets)
    case "facets_stats": stats = try node.optional(OrderedResponse.readStats)
    case "facetHits": facetHits = try node.optional { try $0.elements().map(OrderedResponse.readFacetHit) }
    case "hits":
      hits = try node.optional { try $0.elements().map(\.range) }
      hitsRange = node.optional { $0.range }
    case "renderingContent": rendering = try node.optional { try OrderedRendering($0) }
    case "userData": userData = node.optional { $0.range }
    case "exhaustive": exhaustive = try node.optional(OrderedResponse.readExhaustive) ?? [:]
    case let name where OrderedResponse.integerNames.contains(name):
      integers[name] = try node.optional { try $0.integer() }
    case let name where OrderedResponse.stringNames.contains(name):
      strings[name] = try node.optional { try $0.string() }
    case let name where OrderedResponse.legacyNames.contains(name):
      legacyExhaustive[name] = try node.optional { try $0.bool() }
    default: break
    }
  }

  private static func readExhaustive(_ node: ReferenceJSON.Node) throws -> [String: Bool] {
    var result: [String: Bool] = [:]
    for member in try node.members() where exhaustiveNames.contains(member.key) {
      result[member.key] = try member.node.optional { try $0.bool() }
    }
    return result
  }

  private static func readFacets(_ node: ReferenceJSON.Node) throws -> [Attribute] {
    let attributes = try node.members().map { member in
      let values = try member.node.members().map { Value(value: $0.key, count: try $0.node.integer()) }
      return Attribute(name: member.key, values: values)
    }
    return merged(attributes, name: \.name)
  }

  private static func readFacetHit(_ node: ReferenceJSON.Node) throws -> Value {
    var value: String?
    var count: Int?
    var highlighted: String?
    for member in try node.members() {
      switch member.key {
      case "value": value = try member.node.optional { try $0.string() }
      case "count": count = try member.node.optional { try $0.integer() }
      case "highlighted": highlighted = try member.node.optional { try $0.string() }
      default: break
      }
    }
    guard let value else { throw node.failure() }
    return Value(value: value, count: count ?? 0, highlighted: highlighted)
  }

  private static func readStats(_ node: ReferenceJSON.Node) throws -> [Stats] {
    let all = try node.members().map { member in
      var stats = ReferenceResponse.Stats()
      for part in try member.node.members() {
        switch part.key {
        case "min": stats.min = try part.node.optional { try $0.double() }
        case "max": stats.max = try part.node.optional { try $0.double() }
        case "avg": stats.avg = try part.node.optional { try $0.double() }
        case "sum": stats.sum = try part.node.optional { try $0.double() }
        default: break
        }
      }
      return Stats(name: member.key, stats: stats)
    }
    return merged(all, name: \.name)
  }
}
