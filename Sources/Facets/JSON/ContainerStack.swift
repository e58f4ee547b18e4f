/// Which of the open containers are objects: one bit each, without recursion and without allocation.
struct ContainerStack {
  /// How many containers there is room for: eight words of bits.
  static let maximumDepth = 512

  private(set) var depth: Int
  /// The kinds of the innermost containers, the last opened in the lowest bit.
  private var kinds: UInt64 = 0
  /// The kinds of the containers further out, by 64.
  private var outer: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0, 0, 0)
  private let outerDepth: Int
  private let maximumDepth: Int

  /// An empty stack inside `depth` containers that are not on it, for containers down to `maximumDepth`, which is at most
  /// ``ContainerStack/maximumDepth``.
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
