import Facets
import Foundation

/// The shared vectors: groups of filters and the `filters` string that they make.
struct FilterVector: Decodable {
  struct Group: Decodable {
    var name: String
    var kind: String
    var filters: [Item]
  }

  struct Item: Decodable {
    var type: String
    var negated: Bool
    var attribute: String?
    var value: String?
    var string: String?
    var number: Double?
    var bool: Bool?
    var score: Int?
    var range: [Double]?
    var `operator`: String?
  }

  /// One unit of the older parameters: filters of which all or one must hold.
  struct Unit: Decodable {
    var and: [String]?
    var or: [String]?
  }

  var filters: String
  var groups: [Group]
  var legacy: [Unit]

  /// Nil where `FACETS_CORPUS` is not set.
  static var url: URL? {
    Corpus.directory.map { URL(fileURLWithPath: $0).appendingPathComponent("vectors/filters.json") }
  }

  static func load() throws -> [FilterVector] {
    guard let url else { return [] }
    return try JSONDecoder().decode([FilterVector].self, from: Data(contentsOf: url))
  }

  var state: Filters {
    get throws {
      var result = Filters()
      for group in groups {
        for item in group.filters { result.add(try item.filter, to: try group.id) }
      }
      return result
    }
  }
}

/// A member of a vector that these tests do not know.
struct UnknownMember: Error {
  var text: String
}

extension FilterVector.Group {
  var id: FilterGroup.ID {
    get throws {
      switch kind {
      case "and": .and(name: name)
      case "orFacet": .or(name: name, filterType: .facet)
      case "orTag": .or(name: name, filterType: .tag)
      case "orNumeric": .or(name: name, filterType: .numeric)
      default: throw UnknownMember(text: kind)
      }
    }
  }
}

extension FilterVector.Item {
  var filter: Filter {
    get throws {
      switch type {
      case "tag":
        return .tag(Filter.Tag(value: value ?? "", isNegated: negated))
      case "numeric":
        let attribute = Attribute(attribute ?? "")
        if let range {
          return .numeric(
            try Filter.Numeric(attribute: attribute, range: range[0]...range[1], isNegated: negated))
        }
        guard let comparison = `operator`.flatMap(Filter.Numeric.Operator.init), let number else {
          throw UnknownMember(text: `operator` ?? "")
        }
        return .numeric(
          Filter.Numeric(
            attribute: attribute, operator: comparison, value: try Filter.Number(number), isNegated: negated))
      case "facet":
        let value: Filter.Facet.Value
        if let string {
          value = .string(string)
        } else if let bool {
          value = .bool(bool)
        } else {
          value = .number(try Filter.Number(number ?? .nan))
        }
        return .facet(
          Filter.Facet(attribute: Attribute(attribute ?? ""), value: value, isNegated: negated, score: score))
      default:
        throw UnknownMember(text: type)
      }
    }
  }
}
