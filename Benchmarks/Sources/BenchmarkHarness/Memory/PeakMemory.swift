import Foundation

/// The most memory that some work holds at a time.
package enum PeakMemory {
  /// The most bytes that the calling thread has had allocated at a time during `work` beyond what it had before, or nil
  /// where the allocator keeps no such count. Accurate to the 64 KiB between the allocator's looks at it.
  package static func allocated(during work: () -> Void) -> Int? {
    guard Jemalloc.perform("thread.peak.reset") else { return nil }
    work()
    return Jemalloc.number("thread.peak.read").map { Int($0) }
  }

  /// Starts the process's peak anew, so that one benchmark's does not hide another's. Linux only; elsewhere the peak
  /// stays that of the whole run so far.
  package static func resetResident() {
    #if os(Linux)
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    try? file.write(contentsOf: Data("5".utf8))
    try? file.close()
    #endif
  }

  /// The most bytes of memory that the process has had resident since ``resetResident()``, or nil.
  package static var resident: Int? {
    #if os(Linux)
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }) else {
      return nil
    }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    #else
    var usage = rusage()
    // The call fills the variable, whose type is the one that it wants.
    guard unsafe getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
    return usage.ru_maxrss
    #endif
  }
}
