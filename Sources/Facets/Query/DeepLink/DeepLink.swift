/// Deep links: URLs that bring a search back, with the names of the groups that ``SearchParameters/urlQuery`` does not
/// keep.
extension SearchParameters {
  /// The search as a URL, for ``init(deepLink:keepingExtra:)``.
  ///
  /// The members and extra parameters have the engine's names, and each group of filters has a parameter of its own, such
  /// as `or.brand`. ``ownFilters`` are not in the link: they are the app's, and a link may come from anybody.
  ///
  /// - Parameter base: The URL to which the parameters are added, such as `https://shop.example/search`.
  /// - Returns: A URL whose query string is percent-encoded by RFC 3986.
  /// - Complexity: O(length).
  public func deepLink(base: String) -> String {
    DeepLink.url(base: base) { (output, start) in
      var rest = self
      rest.filters = Filters()
      rest.ownFilters = ""
      var writer = QueryWriter()
      writer.append(rest, to: &output)
      filters.appendDeepLinkQuery(to: &output, from: start)
    }
  }

  /// Reads a link that ``deepLink(base:)`` made.
  ///
  /// Whoever passes a link on may add parameters of their own, such as `utm_source`, and the engine refuses a search with
  /// a parameter that it does not know. So of the parameters that are neither members nor groups of filters only those
  /// are kept, in ``extra``, that the app names:
  ///
  /// ```swift
  /// let link = "https://shop.example/search?query=lamp&aroundLatLng=48.2,16.4&utm_source=mail"
  /// let search = try SearchParameters(deepLink: link) { $0 == "aroundLatLng" }
  /// ```
  ///
  /// - Parameters:
  ///   - deepLink: A URL, or only its query string behind a question mark.
  ///   - keepsExtra: Whether the parameter of that name is kept; none is where nothing is said. Those that are not kept may
  ///     have any value.
  /// - Throws: ``QueryParsingError`` with the offset of what can't be right.
  /// - Complexity: O(length).
  public init(
    deepLink: String, keepingExtra keepsExtra: (String) -> Bool = { _ in false }
  ) throws(QueryParsingError) {
    let bytes = Array(deepLink.utf8)
    let range = DeepLink.queryRange(in: bytes.span)
    try self.init(bytes.span, in: range, hasGroups: true, keepsExtra: keepsExtra)
    ownFilters = ""
  }
}

extension Filters {
  /// The filters as a URL, for ``init(deepLink:)``; see ``SearchParameters/deepLink(base:)``.
  public func deepLink(base: String) -> String {
    DeepLink.url(base: base) { (output, start) in appendDeepLinkQuery(to: &output, from: start) }
  }

  /// Reads the groups of filters in a deep link: names, kinds, selection order and spelling as they were. Other
  /// parameters are ignored.
  ///
  /// A facet filter on `_tags` in an `and` group comes back as the tag filter that is written the same.
  ///
  /// - Parameter deepLink: A URL, or only its query string behind a question mark.
  /// - Throws: ``QueryParsingError`` with the offset of what can't be right, in a group of filters.
  /// - Complexity: O(length).
  public init(deepLink: String) throws(QueryParsingError) {
    self.init()
    let bytes = Array(deepLink.utf8)
    if bytes.count > SearchParameters.maximumQueryLength {
      throw QueryParsingError(kind: .tooLong, offset: SearchParameters.maximumQueryLength)
    }
    var reader = QueryReader(bytes.span, in: DeepLink.queryRange(in: bytes.span))
    while let pair = try reader.next() {
      if let id = FilterGroup.ID(deepLinkName: pair.name) { try read(id, pair, from: reader) }
    }
  }
}

extension FilterState {
  /// The filters as a URL; see ``SearchParameters/deepLink(base:)``.
  public func deepLink(base: String) -> String { filters.deepLink(base: base) }

  /// A state with the filters of a deep link.
  ///
  /// - Throws: ``QueryParsingError``; see ``Filters/init(deepLink:)``.
  public convenience init(deepLink: String) throws(QueryParsingError) {
    self.init(try Filters(deepLink: deepLink))
  }

  /// Replaces the filters by those of a deep link, and tells the observers.
  ///
  /// - Throws: ``QueryParsingError``; then nothing has changed.
  public func restore(fromDeepLink deepLink: String) throws(QueryParsingError) {
    filters = try Filters(deepLink: deepLink)
    notifyChange()
  }
}

/// Where parameters stand in a URL.
private enum DeepLink {
  /// `base` with parameters that `append` writes, given where they start; before a fragment, behind a query string.
  static func url(base: String, _ append: (inout [UInt8], Int) -> Void) -> String {
    let bytes = Array(base.utf8)
    let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    var output = Array(bytes[..<fragment])
    let question = output.firstIndex(of: UInt8(ascii: "?"))
    let isOpen = question != nil && (question == output.count - 1 || output.last == UInt8(ascii: "&"))
    if !isOpen { output.append(question == nil ? UInt8(ascii: "?") : UInt8(ascii: "&")) }
    let start = output.count
    append(&output, start)
    if output.count == start && !isOpen { output.removeLast() }
    output.append(contentsOf: bytes[fragment...])
    return output.text
  }

  /// The query string: behind the first question mark, before a fragment; empty where there is no question mark.
  static func queryRange(in bytes: Span<UInt8>) -> Range<Int> {
    var end = 0
    var start: Int?
    while end < bytes.count && bytes[end] != UInt8(ascii: "#") {
      if start == nil && bytes[end] == UInt8(ascii: "?") { start = end + 1 }
      end += 1
    }
    return (start ?? end)..<end
  }
}
