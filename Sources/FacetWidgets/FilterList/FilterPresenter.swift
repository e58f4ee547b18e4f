public import Facets

/// Decides how a filter is shown as a text.
public typealias FilterPresenter = @Sendable (Filter) -> String

extension DefaultPresenter {
  /// The presenter of filters.
  public enum Filter {
    /// Shows a tag or a facet value by itself, and a numeric filter and a Boolean as a condition; a negated one after
    /// "not".
    public static let present: FilterPresenter = { filter in
      let text =
        switch filter {
        case .tag(let tag): tag.value
        case .facet(let facet):
          if case .bool = facet.value {
            "\(facet.attribute): \(facet.value)"
          } else {
            facet.value.description
          }
        case .numeric(let numeric):
          switch numeric.condition {
          case .comparison(let comparison, let number):
            "\(numeric.attribute) \(comparison.rawValue) \(number)"
          case .range(let range): "\(numeric.attribute): \(range.lowerBound) to \(range.upperBound)"
          }
        }
      return filter.isNegated ? "not \(text)" : text
    }
  }
}
