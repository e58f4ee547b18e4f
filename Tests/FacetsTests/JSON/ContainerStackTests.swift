@testable import Facets
import Testing

/// The stack of open containers against an array of Booleans.
struct ContainerStackTests {
  @Test(arguments: [0, 1, 5, 63, 64, 65, 448, 511, 512], [FacetDecoder.maximumDepth, 70])
  func behavesLikeAnArray(outer: Int, maximumDepth: Int) {
    if outer > maximumDepth { return }
    var random = SplitMix64(seed: UInt64(outer))
    var stack = ContainerStack(inside: outer, maximumDepth: maximumDepth)
    var model: [Bool] = []
    for step in 0..<20_000 {
      // Long climbs and descents, so that words of 64 are crossed both ways.
      let isClimbing = step / 700 % 2 == 0
      if Int.random(in: 0..<8, using: &random) == 0 ? !isClimbing : isClimbing {
        let isObject = Bool.random(using: &random)
        let isPushed = stack.push(isObject: isObject)
        #expect(isPushed == (model.count + outer < maximumDepth))
        if isPushed { model.append(isObject) }
      } else if !model.isEmpty {
        stack.pop()
        model.removeLast()
      }
      #expect(stack.depth == model.count + outer)
      #expect(stack.isEmpty == model.isEmpty)
      if let top = model.last { #expect(stack.isObject == top) }
    }
  }
}
