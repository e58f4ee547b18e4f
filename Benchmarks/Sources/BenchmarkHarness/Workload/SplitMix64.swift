/// Steele, Lea and Flood's generator: the same numbers from the same seed, on every machine and in every release.
package struct SplitMix64 {
  private var state: UInt64

  /// The series that `seed` starts.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`. The standard library's `random(in:using:)` may change between releases; this may not.
  package mutating func below(_ bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool {
    below(count) == 0
  }

  /// One of `choices`.
  package mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }
}
