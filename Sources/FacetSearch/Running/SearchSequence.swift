/// Keeps the answers of concurrent searches in order: what has been shown is never replaced by the answer to an older
/// search.
struct SearchSequence<Output: Sendable> {
  typealias Outcome = Result<Output, SearchError>

  private var running: [(number: Int, task: Task<Outcome, Never>)] = []
  private var lastNumber = 0

  var isEmpty: Bool { running.isEmpty }

  /// The number of the next search.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Takes the task of search `number` in, and cancels the oldest ones so that at most `limit` are under way.
  mutating func add(_ task: Task<Outcome, Never>, number: Int, limit: Int) {
    running.append((number, task))
    while running.count > max(limit, 1) { running.removeFirst().task.cancel() }
  }

  /// Search `number` has ended: says whether anybody should hear of it.
  ///
  /// Not of a search that was cancelled, or older than one whose results have been shown; of an error only if no newer
  /// search is under way, since its answer is what the user waits for. Results end all older searches.
  mutating func end(_ number: Int, isSuccess: Bool) -> Bool {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return false }
    if isSuccess {
      for (_, task) in running[..<index] { task.cancel() }
      running.removeFirst(index + 1)
      return true
    }
    running.remove(at: index)
    return number == lastNumber
  }

  /// Cancels all searches.
  mutating func cancelAll() {
    for (_, task) in running { task.cancel() }
    running.removeAll()
  }
}
