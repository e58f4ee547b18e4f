import Facets
import Foundation

/// Facets as pairs, from which responses are made and which the reference takes and gives.
typealias PlainFacets = [(attribute: String, values: [(value: String, count: Int)])]

/// Lists as text in which bytes, not canonical equivalence, decide.
func describe(_ entries: [AttributedFacets]) -> [String] {
  entries.map { entry in
    "\(hex(entry.attribute.rawValue)): "
      + entry.facets.map { "\(hex($0.value))=\($0.count)" }.joined(separator: ",")
  }
}

/// The same for the reference's form.
func describe(_ entries: PlainFacets) -> [String] {
  entries.map { entry in
    "\(hex(entry.attribute)): " + entry.values.map { "\(hex($0.value))=\($0.count)" }.joined(separator: ",")
  }
}

/// A text as itself where it is plain, otherwise as its bytes.
func hex(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
  return text.utf8.map { String($0, radix: 16) }.joined(separator: "_")
}

/// A response with these facets, decoded from JSON as any other.
func response(_ facets: PlainFacets, ordering: FacetOrdering? = nil) throws -> FacetResponse {
  var members = [
    "\"facets\":"
      + object(
        facets.map { entry in (entry.attribute, object(entry.values.map { ($0.value, String($0.count)) })) })
  ]
  if let ordering {
    members.append("\"renderingContent\":{\"facetOrdering\":\(json(ordering))}")
  }
  var decoder = FacetDecoder()
  return try decoder.decode(Array("{\(members.joined(separator: ","))}".utf8))
}

private func json(_ ordering: FacetOrdering) -> String {
  let rules = ordering.values.map { attribute, rule in
    var members = [("order", array(rule.order)), ("hide", array(rule.hide))]
    if let sort = rule.sortRemainingBy { members.append(("sortRemainingBy", quoted(sort.rawValue))) }
    return (attribute.rawValue, object(members))
  }
  let facets = object([
    ("order", array(ordering.facets.order.map(\.rawValue))),
    ("hide", array(ordering.facets.hide.map(\.rawValue))),
  ])
  return object([("facets", facets), ("values", object(rules))])
}

private func object(_ members: [(String, String)]) -> String {
  "{" + members.map { quoted($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
}

private func array(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ",") + "]" }

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case ..<" ":
      result +=
        "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
