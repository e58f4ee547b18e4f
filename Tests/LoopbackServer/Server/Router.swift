/// Finds what a request asks for and lets the engine answer.
struct Router: Sendable {
  let engine: Engine
  let appID: String
  let apiKey: String

  func response(to request: HTTPRequest) -> HTTPResponse {
    do throws(EngineError) {
      return HTTPResponse(json: try answer(to: request))
    } catch {
      return HTTPResponse(error: error)
    }
  }

  private func answer(to request: HTTPRequest) throws(EngineError) -> JSONValue {
    if request.headers["x-algolia-application-id"] != appID || request.headers["x-algolia-api-key"] != apiKey
    {
      throw EngineError("Invalid Application-ID or API key", status: 403)
    }
    if request.headers["content-type"]?.hasPrefix("application/json") != true {
      throw EngineError("Content-Type must be application/json", status: 415)
    }
    let path = request.target.prefix { $0 != "?" }
    let segments = path.split(separator: "/").map { QueryParameters.decoded($0, plusIsBlank: false) ?? "" }
    if request.method != "POST" || segments.count < 4 || segments[0] != "1" || segments[1] != "indexes" {
      throw EngineError("Path \(path) not found", status: 404)
    }
    guard let body = request.json else { throw EngineError("Invalid JSON") }
    switch (segments[2], segments[3...]) {
    case ("*", ["queries"]): return try multiQuery(body)
    case (let index, ["query"]): return try engine.search(index, QueryParameters(body))
    case (let index, let rest) where rest.count == 3 && rest[3] == "facets" && rest[5] == "query":
      return try engine.searchFacet(index, facet: rest[4], QueryParameters(body))
    default: throw EngineError("Path \(path) not found", status: 404)
    }
  }

  private func multiQuery(_ body: JSONValue) throws(EngineError) -> JSONValue {
    guard let requests = body["requests"]?.array else { throw EngineError("requests must be an array") }
    if requests.count > 1000 { throw EngineError("too many requests") }
    var results: [JSONValue] = []
    for request in requests {
      guard let index = request["indexName"]?.string else { throw EngineError("indexName is required") }
      let parameters = try QueryParameters(request)
      if request["type"]?.string == "facet", let facet = request["facet"]?.string {
        results.append(try engine.searchFacet(index, facet: facet, parameters))
      } else {
        results.append(try engine.search(index, parameters))
      }
    }
    return ["results": .array(results)]
  }
}
