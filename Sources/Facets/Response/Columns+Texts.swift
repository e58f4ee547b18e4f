extension Columns {
  /// The address of `text`, which stays valid while the storage of these columns is held.
  @inline(__always)
  func text(_ text: TextRange) -> TextKey {
    let offset = Int(text.offset)
    // A range that the scanner made lies in the input or in the unescaped strings, never across.
    let base =
      unsafe offset < input.count
      ? input.pointer(at: offset) : UnsafePointer(unescaped.base + (offset - input.count))
    return unsafe TextKey(base: base, count: Int(text.count))
  }

  /// The address of the value in `row`.
  @inline(__always)
  func valueText(_ row: Int) -> TextKey { text(values.first(at: row)) }
}
