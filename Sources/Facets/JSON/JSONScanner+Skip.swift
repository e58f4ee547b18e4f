extension JSONScanner {
  /// Moves over one value of any type, `depth` containers deep, and checks it as strictly as one that is read.
  mutating func skipValue(depth: Int) throws(ScanFailure) {
    var open = ContainerStack(inside: depth, maximumDepth: maximumDepth)
    while true {
      skipWhitespace()
      var isComplete = true
      switch byte {
      case .quote: _ = try readString()
      case .minus, .zero ... .nine: _ = try readNumber()
      case .openBrace, .openBracket: isComplete = try !openContainer(&open)
      default: _ = try readLiteral()
      }
      if isComplete, try closeContainers(&open) { return }
    }
  }

  /// Opens the container under the cursor. Says whether a value follows; an empty container is left again.
  @inline(__always)
  private mutating func openContainer(_ open: inout ContainerStack) throws(ScanFailure) -> Bool {
    let isObject = byte == .openBrace
    if !open.push(isObject: isObject) { throw ScanFailure(kind: .depthLimitExceeded, offset: position) }
    position += 1
    if skip(isObject ? .closeBrace : .closeBracket) {
      open.pop()
      return false
    }
    if isObject { try skipKey() }
    return true
  }

  /// Behind a value: closes the containers that end here. Says whether the outermost value is complete; otherwise the
  /// cursor is before the next value.
  @inline(__always)
  private mutating func closeContainers(_ open: inout ContainerStack) throws(ScanFailure) -> Bool {
    while !open.isEmpty {
      skipWhitespace()
      if byte == .comma {
        position += 1
        if open.isObject { try skipKey() }
        return false
      }
      if byte != (open.isObject ? .closeBrace : .closeBracket) { throw unexpected() }
      position += 1
      open.pop()
    }
    return true
  }

  /// Moves over a member's key and the colon.
  @inline(__always)
  private mutating func skipKey() throws(ScanFailure) {
    skipWhitespace()
    _ = try readString()
    try expect(.colon)
  }
}
