/// The filters of a search, shared by the widgets that change and show them.
///
/// ```swift
/// let filterState = FilterState()
/// filterState[or: "brand"].add(Filter.Facet(attribute: "brand", stringValue: "Zed"))
/// filterState[and: "offers"].toggle("on sale" as Filter.Tag)
/// filterState.notifyChange()
/// ```
///
/// Changes are seen at once by whoever reads; ``notifyChange()`` tells the observers, once for any number of changes.
///
/// A state is not `Sendable`: it belongs to the actor that made it, as a rule the main actor of the widgets, and its
/// observers run there. What goes to other tasks is ``filters``, a value.
public final class FilterState: FiltersReadable {
  private var editor: FilterEditor
  private let observers = ObserverList()
  /// A round of calls is under way, and whether another one was asked for in it.
  private var isNotifying = false
  private var isNotificationDue = false

  /// A state with `filters` selected. Observers are told about later changes only.
  public init(_ filters: Filters = Filters()) {
    editor = FilterEditor(filters)
  }

  /// The filters. Assigning replaces all of them; the observers are told by ``notifyChange()``, as for any change.
  public var filters: Filters {
    get { editor.filters }
    set { editor.replace(with: newValue) }
  }

  /// Changes the filters by any of ``FiltersWritable``'s methods: `state.edit { $0.removeAll(for: "brand") }`.
  ///
  /// Until `body` returns, the editor that it gets is the only way to the filters: a `body` that reads or changes the state
  /// itself ends the process, by Swift's rule of exclusive access.
  public func edit<Result>(_ body: (inout FilterEditor) -> Result) -> Result {
    body(&editor)
  }
}

extension FilterState {
  /// Tells every observer about the filters, unless they are what they were the last time.
  ///
  /// Adding a filter and removing it again is no change. Called by an observer, it waits until all observers have seen
  /// the filters of this round, so that nobody sees old ones after new ones.
  ///
  /// Complexity: that of the observers; comparing the filters costs nothing.
  public func notifyChange() {
    isNotificationDue = true
    if isNotifying { return }
    isNotifying = true
    defer { isNotifying = false }
    while isNotificationDue && editor.hasChanges {
      isNotificationDue = false
      editor.forgetChanges()
      observers.notify(filters)
    }
    isNotificationDue = false
  }

  /// Calls `body` at each ``notifyChange()`` until the returned token is cancelled or freed.
  ///
  /// `body` is not called for the state as it is now; read ``filters`` for that. It may cancel any token, its own as
  /// well, start observing, and change the state. The state keeps `body` alive, so let it capture its owner weakly, or
  /// use ``observe(with:_:)``.
  ///
  /// - Returns: A token that must be kept for as long as the calls are wanted.
  public func observe(_ body: @escaping (Filters) -> Void) -> FilterObservation {
    observers.add { filters in
      body(filters)
      return true
    }
  }

  /// Calls `body` at each ``notifyChange()`` with `owner`, which is held weakly, until that is gone.
  ///
  /// - Returns: A token to stop earlier; unlike that of ``observe(_:)`` it need not be kept.
  @discardableResult
  public func observe<Owner: AnyObject>(
    with owner: Owner, _ body: @escaping (Owner, Filters) -> Void
  ) -> FilterObservation {
    let observation = observers.add { [weak owner] filters in
      guard let owner else { return false }
      body(owner, filters)
      return true
    }
    observation.isKeptByOwner = true
    return observation
  }
}

extension FilterState {
  /// Adds `filter` to the group `id` unless it is there.
  public func add(_ filter: some FilterType, to id: FilterGroup.ID) { editor.add(filter, to: id) }

  /// Adds those of `filters` to the group `id` that are not there.
  public func addAll(_ filters: some Sequence<some FilterType>, to id: FilterGroup.ID) {
    editor.addAll(filters, to: id)
  }

  /// Removes `filter` from the group `id`.
  public func remove(_ filter: some FilterType, from id: FilterGroup.ID) { editor.remove(filter, from: id) }

  /// Removes `filter` from all groups.
  public func remove(_ filter: some FilterType) { editor.remove(filter) }

  /// Removes `filter` from the group `id` where it is there, and adds it where it is not.
  public func toggle(_ filter: some FilterType, in id: FilterGroup.ID) { editor.toggle(filter, in: id) }

  /// Removes all filters of all groups.
  public func removeAll() { editor.removeAll() }

  /// Removes all filters of the group `id`.
  public func removeAll(from id: FilterGroup.ID) { editor.removeAll(from: id) }

  /// Removes the filters on `attribute` from the group `id`, or from all groups.
  public func removeAll(for attribute: Attribute, from id: FilterGroup.ID? = nil) {
    editor.removeAll(for: attribute, from: id)
  }
}
