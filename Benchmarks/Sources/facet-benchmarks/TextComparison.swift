import BenchmarkHarness

/// Everything that a text says.
func checksum(of text: String) -> Checksum {
  var checksum = Checksum()
  checksum.add(text)
  return checksum
}

/// Throws where two texts differ.
func expectSame(_ ours: String, _ reference: String, _ what: String) throws {
  if ours.utf8.elementsEqual(reference.utf8) { return }
  let common = zip(ours.utf8, reference.utf8).prefix { $0 == $1 }.count
  throw Mismatch("\(what) differs from the reference at byte \(common)")
}
