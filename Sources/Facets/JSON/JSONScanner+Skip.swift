/// Which of the open containers are objects: one bit each, without recursion and without allocation.
struct ContainerStack {
  private(set) var depth: Int
  /// The kinds of the innermost containers, the last opened in the lowest bit.
  private var kinds: UInt64 = 0
  /// The kinds of the containers further out, by 64.
  private var outer: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0, 0, 0)
  private let outerDepth: Int
  private let maximumDepth: Int

  /// An empty stack inside `depth` containers that are not on it, for containers down to `maximumDepth`, which is at most
  /// ``FacetDecoder/maximumDepth``.
  init(inside depth: Int, maximumDepth: Int) {
    self.depth = depth
    outerDepth = depth
    self.maximumDepth = maximumDepth
  }

  var isEmpty: Bool { depth == outerDepth }

  /// The innermost container is an object.
  var isObject: Bool { kinds & 1 != 0 }

  /// Opens a container; says no when it would lie too deep.
  mutating func push(isObject: Bool) -> Bool {
    if depth == maximumDepth { return false }
    if (depth - outerDepth) % 64 == 0 { self[(depth - outerDepth) / 64] = kinds }
    kinds = kinds << 1 | (isObject ? 1 : 0)
    depth += 1
    return true
  }

  mutating func pop() {
    depth -= 1
    kinds >>= 1
    if (depth - outerDepth) % 64 == 0 { kinds = self[(depth - outerDepth) / 64] }
  }

  private subscript(index: Int) -> UInt64 {
    get {
      switch index {
      case 0: outer.0
      case 1: outer.1
      case 2: outer.2
      case 3: outer.3
      case 4: outer.4
      case 5: outer.5
      case 6: outer.6
      default: outer.7
      }
    }
    set {
      switch index {
      case 0: outer.0 = newValue
      case 1: outer.1 = newValue
      case 2: outer.2 = newValue
      case 3: outer.3 = newValue
      case 4: outer.4 = newValue
      case 5: outer.5 = newValue
      case 6: outer.6 = newValue
      default: outer.7 = newValue
      }
    }
  }
}

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
