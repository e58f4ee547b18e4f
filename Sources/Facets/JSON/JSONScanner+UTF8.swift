extension JSONScanner {
  /// Checks the UTF-8 sequences from the cursor up to the next ASCII byte and moves there.
  mutating func checkMultibyteRun() throws(ScanFailure) {
    let input = input
    if let index = UTF8Run.skip(&position, { input[$0] }) { throw invalidUTF8(index) }
  }

  /// The failure for a sequence under the cursor whose byte number `index` is wrong or missing.
  private func invalidUTF8(_ index: Int) -> ScanFailure {
    position + index >= input.count
      ? ScanFailure(kind: .unexpectedEnd, offset: input.count)
      : ScanFailure(kind: .invalidUTF8, offset: position)
  }
}
