internal import CConcurrencyHooks

/// Runs asynchronous code on the calling thread alone, as if the machine had one core.
///
/// A hook of the concurrency runtime puts the jobs for the global executor in a queue, which is worked off in turn with the
/// main queue. So what is measured neither waits for another thread to wake up nor runs beside one, and does the same on
/// every run.
package enum SerialExecution {
  /// Whether this runtime has the hook.
  package static var isAvailable: Bool { facet_serial_is_available() == 1 }

  /// Calls `body`, then runs the jobs that it has started, and those that they start, until `isDone`.
  ///
  /// To be called on the main thread, where ``isAvailable``. Nothing that the jobs wait for may come from another
  /// thread.
  package static func run(until isDone: () -> Bool, _ body: () -> Void) {
    facet_serial_begin()
    body()
    var rounds = 0
    while !isDone() {
      facet_serial_run()
      rounds += 1
      precondition(rounds < 1_000_000, "the jobs wait for something that does not come")
    }
    facet_serial_end()
  }
}
