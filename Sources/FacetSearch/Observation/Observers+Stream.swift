extension Observers where Value: Sendable {
  /// The values from now on as an asynchronous sequence, which ends with the searcher.
  ///
  /// A consumer that is slower than the values misses old ones, never the latest.
  public var values: AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let source = StreamSource(continuation: continuation)
    let token = subscribe(with: source) { [source] _, value in source.continuation.yield(value) }
    continuation.onTermination = { [weak token] _ in
      Task { @MainActor in token?.cancel() }
    }
    return stream
  }
}

/// Ends a stream when the closure that feeds it is freed.
private final class StreamSource<Value: Sendable>: Sendable {
  let continuation: AsyncStream<Value>.Continuation

  init(continuation: AsyncStream<Value>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
