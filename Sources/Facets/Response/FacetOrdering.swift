/// How facets and their values are to be ordered on screen: the response's `renderingContent.facetOrdering`.
public struct FacetOrdering: Hashable, Sendable, Codable {
  /// How the values that a rule does not name are sorted.
  public enum SortRule: String, Hashable, Sendable, BitwiseCopyable, Codable {
    /// By count, the largest first; equal counts keep the response's order.
    case count
    /// By value, in Swift's order of strings.
    case alpha
    /// Not shown.
    case hidden
  }

  /// The rule for the attributes themselves.
  public struct FacetsOrder: Hashable, Sendable, Codable {
    /// The attributes to show, in this order.
    public var order: [Attribute]
    /// The attributes never to show.
    public var hide: [Attribute]

    /// A rule that shows `order` without `hide`.
    public init(order: [Attribute] = [], hide: [Attribute] = []) {
      self.order = order
      self.hide = hide
    }
  }

  /// The rule for the values of one attribute.
  public struct FacetValuesOrder: Hashable, Sendable, Codable {
    /// The values that come first, in this order.
    public var order: [String]
    /// The values never to show, even when they are in `order`.
    public var hide: [String]
    /// How the others are sorted; nil means the engine's default, by count.
    public var sortRemainingBy: SortRule?

    /// A rule with these parts.
    public init(order: [String] = [], hide: [String] = [], sortRemainingBy: SortRule? = nil) {
      self.order = order
      self.hide = hide
      self.sortRemainingBy = sortRemainingBy
    }
  }

  /// The rule for the attributes.
  public var facets: FacetsOrder
  /// The rules for values, by attribute.
  public var values: [Attribute: FacetValuesOrder]

  /// A rule with these parts.
  public init(facets: FacetsOrder = FacetsOrder(), values: [Attribute: FacetValuesOrder] = [:]) {
    self.facets = facets
    self.values = values
  }
}

extension FacetOrdering {
  /// Reads the engine's form, in which every member may be missing or null.
  ///
  /// - Throws: `DecodingError` for a member of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rules = try container.decodeIfPresent([Attribute: FacetValuesOrder?].self, forKey: .values)
    self.init(
      facets: try container.decodeIfPresent(FacetsOrder.self, forKey: .facets) ?? FacetsOrder(),
      values: (rules ?? [:]).mapValues { $0 ?? FacetValuesOrder() })
  }
}

extension FacetOrdering.FacetsOrder {
  /// Reads the engine's form, in which every member may be missing or null.
  ///
  /// - Throws: `DecodingError` for a member of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try container.decodeIfPresent([Attribute].self, forKey: .order) ?? [],
      hide: try container.decodeIfPresent([Attribute].self, forKey: .hide) ?? [])
  }
}

extension FacetOrdering.FacetValuesOrder {
  /// Reads the engine's form, in which every member may be missing or null. A way of sorting that is none of
  /// ``FacetOrdering/SortRule`` is the engine's default, nil, as ``FacetDecoder`` takes it.
  ///
  /// - Throws: `DecodingError` for a member of another type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      order: try container.decodeIfPresent([String].self, forKey: .order) ?? [],
      hide: try container.decodeIfPresent([String].self, forKey: .hide) ?? [],
      sortRemainingBy: try container.decodeIfPresent(String.self, forKey: .sortRemainingBy)
        .flatMap { FacetOrdering.SortRule(rawValue: $0) })
  }
}
