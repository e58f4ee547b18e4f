import Foundation

/// The calling thread and another one, which waits for work between two rounds.
package final class PairOfThreads: Sendable {
  private let start = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  /// A pair whose other thread does what `makeWork`, called there once, returns. The thread ends with the process.
  package init(other makeWork: @escaping @Sendable () -> () -> Void) {
    let (start, done) = (start, done)
    Thread.detachNewThread {
      let work = makeWork()
      while true {
        start.wait()
        work()
        done.signal()
      }
    }
  }

  /// Lets the other thread do its work while this one does `work`; returns when both are done.
  package func run(_ work: () -> Void) {
    start.signal()
    work()
    done.wait()
  }
}
