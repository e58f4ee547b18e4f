/// A group inside ``Filters``: never empty.
struct StoredGroup: Sendable {
  let id: FilterGroup.ID
  private(set) var filters: OrderedFilters
  /// Names the contents: who holds on to a revision and finds it again knows that the filters are the same.
  private(set) var revision = Revision()

  init(id: FilterGroup.ID, filters: OrderedFilters = OrderedFilters()) {
    self.id = id
    self.filters = filters
  }

  mutating func insert(_ filter: Filter) -> Bool {
    if !filters.insert(filter) { return false }
    advance(by: .insertion(filter))
    return true
  }

  mutating func remove(_ filter: Filter) -> Bool {
    if !filters.remove(filter) { return false }
    advance(by: .removal(filter))
    return true
  }

  mutating func removeAll(where condition: (Filter) -> Bool) -> [Filter] {
    let removed = filters.removeAll(where: condition)
    if !removed.isEmpty { revision = Revision() }
    return removed
  }

  private mutating func advance(by edit: Revision.Edit) {
    // A first revision that nobody else holds may go on to name the new contents.
    if revision.previous == nil && isKnownUniquelyReferenced(&revision) { return }
    revision = Revision(after: revision, edit: edit)
  }
}

/// A name for the contents of a group, with the edit that led there from the previous one: what lets a serializer that
/// knows an earlier revision catch up by a few edits.
///
/// Immutable, so that copies of a `Filters` value that go different ways may share their history.
final class Revision: Sendable {
  enum Edit: Sendable {
    case insertion(Filter)
    case removal(Filter)
  }

  let previous: Revision?
  let edit: Edit?
  private let depth: Int

  /// So many edits are remembered; behind them starts a new history. Also bounds the recursion when one is freed.
  static let maximumDepth = 256

  /// A revision without a history.
  init() {
    previous = nil
    edit = nil
    depth = 0
  }

  init(after previous: Revision, edit: Edit) {
    let isTooDeep = previous.depth >= Revision.maximumDepth
    self.previous = isTooDeep ? nil : previous
    self.edit = isTooDeep ? nil : edit
    depth = isTooDeep ? 0 : previous.depth + 1
  }
}
