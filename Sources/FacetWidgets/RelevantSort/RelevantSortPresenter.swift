import Facets

extension DefaultPresenter {
  /// The presenter of relevant sort.
  public enum RelevantSort {
    /// Shows the priority as texts in English; nothing where the search has no relevant sort.
    public static func present(_ priority: RelevantSortPriority?) -> RelevantSortTextualRepresentation? {
      switch priority {
      case .some(.hitsCount):
        return ("Currently showing all results.", "Show more relevant results")
      case .some(.relevancy):
        return ("We removed some search results to show you the most relevants ones.", "Show all results")
      default:
        return nil
      }
    }
  }
}
