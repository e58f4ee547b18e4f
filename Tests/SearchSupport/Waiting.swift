/// Waits until `condition` holds, for at most a minute; says whether it did.
public nonisolated(nonsending) func waitUntil(
  _ condition: nonisolated(nonsending) () async -> Bool
) async -> Bool {
  let end = ContinuousClock.now.advanced(by: .seconds(60))
  while ContinuousClock.now < end {
    if await condition() { return true }
    try? await Task.sleep(for: .milliseconds(2))
  }
  // A wait may have lasted longer than asked for where other tests take the whole machine.
  return await condition()
}
