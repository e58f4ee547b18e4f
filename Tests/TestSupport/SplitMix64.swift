/// A generator with a seed (Steele, Lea and Flood 2014): the same numbers on every machine, so that a random test that fails
/// fails again.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator of the numbers that belong to `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}

extension SplitMix64 {
  /// A number below `bound`.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True in `percent` of a hundred cases.
  public mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// One of these.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
