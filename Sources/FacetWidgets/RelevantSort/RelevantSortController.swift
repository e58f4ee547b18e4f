/// What a search of a virtual replica puts first.
public enum RelevantSortPriority: Hashable, Sendable, CaseIterable {
  /// All hits, in the exact order of the sort.
  case hitsCount
  /// The relevant hits only.
  case relevancy

  /// The other one.
  public var toggled: RelevantSortPriority { self == .hitsCount ? .relevancy : .hitsCount }
}

/// Decides how a priority is shown; nil stands for a search without relevant sort.
public typealias RelevantSortPresenter<Output> = (RelevantSortPriority?) -> Output
/// A text that says what is shown, and the title of a button that changes it.
public typealias RelevantSortTextualRepresentation = (hintText: String, toggleTitle: String)
/// Shows a priority as texts; nil hides them.
public typealias RelevantSortTextualPresenter = RelevantSortPresenter<RelevantSortTextualRepresentation?>

/// A view that shows the priority and can toggle it.
@MainActor public protocol RelevantSortController<Item>: AnyObject {
  /// What the presenter makes, such as `RelevantSortTextualRepresentation?`.
  associatedtype Item
  /// Updates what is shown.
  func setItem(_ item: Item)
  /// Runs when users toggle. A connection sets it.
  var didToggle: (() -> Void)? { get set }
}
