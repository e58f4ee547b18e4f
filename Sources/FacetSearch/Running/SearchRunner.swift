/// When searches start and who hears of their ends; what ``HitsSearcher`` and ``FacetSearcher`` share.
@MainActor final class SearchRunner<Request: Sendable, Output: Sendable> {
  typealias Outcome = Result<Output, SearchError>

  /// A request, the path that it is sent to, and how it is carried out.
  struct Job {
    let request: Request
    let path: String
    let run: @Sendable () async -> Outcome
  }

  let onResults = Observers<Output>()
  let onError = Observers<SearchError>()
  let onSearch = Observers<Request>()
  private(set) var results: Output?
  var clock = ClientClock()
  var debounce: Duration?
  var limit = 5
  private var scheduled: Task<Void, Never>?
  private var sequence = SearchSequence<Output>()

  deinit {
    scheduled?.cancel()
    sequence.cancelAll()
  }

  var isSearching: Bool { scheduled != nil || !sequence.isEmpty }

  /// Starts the job that `makeJob` returns, at the end of the main actor's turn or when no call has come for the length
  /// of ``debounce``.
  func schedule(_ makeJob: @escaping () -> Job?) {
    if scheduled != nil && debounce == nil { return }
    scheduled?.cancel()
    scheduled = Task { [weak self, debounce, clock] in
      if let debounce { try? await clock.sleep(debounce) }
      if Task.isCancelled { return }
      self?.scheduled = nil
      if let self, let job = makeJob() { self.start(job) }
    }
  }

  /// Starts the job and waits for its end.
  func perform(_ job: Job) async throws(SearchError) -> Output {
    let task = start(job)
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }

  /// Stops all searches; nothing is told of them any more.
  func cancel() {
    scheduled?.cancel()
    scheduled = nil
    sequence.cancelAll()
  }

  @discardableResult
  private func start(_ job: Job) -> Task<Outcome, Never> {
    let number = sequence.nextNumber()
    let task = Task { [weak self] in
      let outcome = await job.run()
      return self?.finish(number, outcome, path: job.path) ?? outcome
    }
    sequence.add(task, number: number, limit: limit)
    onSearch.notify(job.request)
    return task
  }

  /// Tells the observers what they are to hear of, and returns what the one who waits for search `number` gets.
  private func finish(_ number: Int, _ outcome: Outcome, path: String) -> Outcome {
    switch outcome {
    case .failure(let error) where error.kind == .cancelled:
      _ = sequence.end(number, .cancelled)
    case _ where Task.isCancelled:
      // By its caller or for a newer one's answer; a transport need not have noticed.
      _ = sequence.end(number, .cancelled)
      return .failure(SearchError(.cancelled, path: path))
    case .success(let new):
      if sequence.end(number, .success) {
        results = new
        onResults.notify(new)
      }
    case .failure(let error):
      if sequence.end(number, .failure) { onError.notify(error) }
    }
    return outcome
  }
}
