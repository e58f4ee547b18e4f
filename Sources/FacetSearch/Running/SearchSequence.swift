/// Keeps the answers of concurrent searches in order: what has been shown is never replaced by the answer to an older
/// search.
struct SearchSequence<Output: Sendable> {
  typealias Outcome = Result<Output, SearchError>

  /// How a search ended.
  enum Ending {
    case success, failure, cancelled
  }

  /// In the order of their numbers.
  private var running: [(number: Int, task: Task<Outcome, Never>)] = []
  private var lastNumber = 0
  /// The newest search whose error has been told.
  private var lastFailure = 0

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
  /// search is under way, since its answer is what the user waits for, and none has failed. Results end all older
  /// searches.
  mutating func end(_ number: Int, _ ending: Ending) -> Bool {
    guard let index = running.firstIndex(where: { $0.number == number }) else { return false }
    switch ending {
    case .success:
      for (_, task) in running[..<index] { task.cancel() }
      running.removeFirst(index + 1)
      return true
    case .failure:
      running.remove(at: index)
      if index < running.count || number < lastFailure { return false }
      lastFailure = number
      return true
    case .cancelled:
      running.remove(at: index)
      return false
    }
  }

  /// Cancels all searches.
  mutating func cancelAll() {
    for (_, task) in running { task.cancel() }
    running.removeAll()
  }
}
