import BenchmarkHarness
import CxxYardsticks

/// What no decoder can do without, as fast as it goes: the physical floor.
@safe final class Floor {
  /// From `facet_floor_create`, freed with `self`.
  private let floor: OpaquePointer

  /// The floor of decoding `bytes` to that many facet values; nil without memory.
  init?(_ bytes: [UInt8], values: Int) {
    // The function copies the bytes before it returns.
    guard let created = unsafe facet_floor_create(bytes, bytes.count, values) else { return nil }
    unsafe floor = created
  }

  deinit {
    // Created in `init`, and this is the end of its only owner.
    unsafe facet_floor_destroy(floor)
  }

  /// Copying the bytes; knowing that they are UTF-8; knowing that and writing the columns. The last two with simdjson
  /// only.
  func yardsticks() throws -> [Yardstick] {
    // In all of these `self` keeps the floor alive.
    keep(unsafe facet_floor_copy(floor))
    if unsafe facet_floor_is_copied(floor) == 0 { throw Mismatch("memcpy does not copy") }
    let copy = Yardstick("memcpy") { unsafe facet_floor_copy(self.floor) }
    if facet_floor_validates() == 0 { return [copy] }
    guard unsafe facet_floor_validate(floor) == 1, unsafe facet_floor_validate_and_fill(floor) == 1 else {
      throw Mismatch("simdjson says that the input is not UTF-8")
    }
    return [
      copy, Yardstick("UTF-8") { unsafe facet_floor_validate(self.floor) },
      Yardstick("UTF-8 + columns") { unsafe facet_floor_validate_and_fill(self.floor) },
    ]
  }
}
