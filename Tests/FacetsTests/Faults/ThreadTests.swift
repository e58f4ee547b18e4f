@testable import Facets
import Foundation
import Testing

/// Responses that end on another thread than their decoder's; run under the thread and the address sanitizer as well.
struct ThreadTests {
  /// Whichever thread drops the last reference: the storage is used again or freed, and never while it is read.
  @Test func responsesDroppedOnOtherThreads() throws {
    var decoder = FacetDecoder()
    let queue = DispatchQueue(label: "drops", attributes: .concurrent)
    let group = DispatchGroup()
    let intact = Tally()
    var storages: Set<ObjectIdentifier> = []
    for number in 0..<500 {
      var response: FacetResponse? = try decoder.decode(RecyclingTests.json(number))
      if let response { storages.insert(ObjectIdentifier(response.storage)) }
      let moved = response
      response = nil
      queue.async(group: group) {
        // The only reference is in this closure, which is freed on this thread.
        if let moved, RecyclingTests.isIntact(moved, number) { intact.increment() }
      }
      // At times all are waited for, so that storage comes back to the decoder from other threads.
      if number % 5 == 0 { group.wait() }
    }
    group.wait()
    #expect(intact.value == 500)
    #expect(storages.count < 500)
  }

  @Test func viewsOutliveDecoderAndResponseOnAnotherThread() throws {
    let queue = DispatchQueue(label: "views")
    let group = DispatchGroup()
    let intact = Tally()
    for number in 0..<50 {
      var decoder = FacetDecoder()
      let facets = try #require(try decoder.decode(RecyclingTests.json(number)).facets?["a"])
      queue.async(group: group) {
        if facets.last?.value == "v\u{e9}\(number)-49" { intact.increment() }
      }
    }
    group.wait()
    #expect(intact.value == 50)
  }

  /// A buffer that another thread scribbles over as soon as the decoder has returned.
  @Test func inputChangesOnAnotherThreadAfterwards() throws {
    var decoder = FacetDecoder()
    let group = DispatchGroup()
    var responses: [FacetResponse] = []
    for number in 0..<100 {
      let bytes = RecyclingTests.json(number)
      // Freed by the other thread, which alone uses it from then on.
      nonisolated(unsafe) let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
      _ = unsafe buffer.initialize(fromContentsOf: bytes)
      responses.append(try decoder.decode(unsafe Span(_unsafeElements: UnsafeBufferPointer(buffer))))
      DispatchQueue.global().async(group: group) {
        unsafe buffer.update(repeating: UInt8(ascii: "x"))
        unsafe buffer.deallocate()
      }
    }
    group.wait()
    for (number, response) in responses.enumerated() { #expect(RecyclingTests.isIntact(response, number)) }
  }
}
