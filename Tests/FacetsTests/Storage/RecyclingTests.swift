@testable import Facets
import Foundation
import Testing

/// Responses keep their contents; storage that nobody holds is used again.
struct RecyclingTests {
  /// A response whose contents follow from `number`, with escapes so that both kinds of text are there.
  static func json(_ number: Int, values: Int = 50) -> [UInt8] {
    let rows = (0..<values).map { #""v\u00e9\#(number)-\#($0)":\#(number * 1000 + $0)"# }
    return Array(
      #"{"query":"q\n\#(number)","facets":{"a":{\#(rows.joined(separator: ","))}},"hits":[{"id":\#(number)}]}"#
        .utf8)
  }

  static func isIntact(_ response: FacetResponse, _ number: Int, values: Int = 50) -> Bool {
    response.query == "q\n\(number)" && response.hits?.map(\.description) == ["{\"id\":\(number)}"]
      && response.rows("a") == (0..<values).map { Row("v\u{e9}\(number)-\($0)", number * 1000 + $0) }
  }

  @Test func responseOutlivesItsDecoder() throws {
    let response: FacetResponse
    do {
      var decoder = FacetDecoder()
      response = try decoder.decode(RecyclingTests.json(1))
      decoder.removeRecycledMemory()
    }
    #expect(RecyclingTests.isIntact(response, 1))
  }

  @Test func viewsKeepTheResponseAlive() throws {
    var decoder = FacetDecoder()
    let facet = try #require(try decoder.decode(RecyclingTests.json(1)).facets?["a"]?.last)
    let list = try #require(try decoder.decode(RecyclingTests.json(2)).facets?["a"])
    let hit = try #require(try decoder.decode(RecyclingTests.json(3)).hits?.first)
    for number in 4..<20 { _ = try decoder.decode(RecyclingTests.json(number)) }
    #expect(facet.value == "v\u{e9}1-49")
    #expect(list.map(\.count) == (0..<50).map { 2000 + $0 })
    #expect(hit.description == "{\"id\":3}")
  }

  @Test func heldResponsesStayWhileTheDecoderGoesOn() throws {
    var decoder = FacetDecoder()
    var held: [FacetResponse] = []
    for number in 0..<3 { held.append(try decoder.decode(RecyclingTests.json(number))) }
    for number in 3..<40 {
      let response = try decoder.decode(RecyclingTests.json(number, values: number * 5))
      #expect(RecyclingTests.isIntact(response, number, values: number * 5))
      for (index, response) in held.enumerated() { #expect(RecyclingTests.isIntact(response, index)) }
    }
  }

  /// Two storages take turns when one response is held while the next is prepared, as on a screen.
  @Test func droppedStorageIsUsedAgain() throws {
    var decoder = FacetDecoder()
    let body = RecyclingTests.json(1)
    var onScreen = try decoder.decode(body)
    var storages: Set<ObjectIdentifier> = [ObjectIdentifier(onScreen.storage)]
    var footprints: Set<Int> = [onScreen.memoryFootprint]
    for _ in 0..<20 {
      let next = try decoder.decode(body)
      #expect(next.storage !== onScreen.storage)
      storages.insert(ObjectIdentifier(next.storage))
      footprints.insert(next.memoryFootprint)
      onScreen = next
    }
    #expect(storages.count == 2)
    #expect(footprints.count == 1)
  }

  @Test func storageThatIsHeldIsNotUsedAgain() throws {
    var decoder = FacetDecoder()
    var held: [FacetResponse] = []
    for number in 0..<10 { held.append(try decoder.decode(RecyclingTests.json(number))) }
    #expect(Set(held.map { ObjectIdentifier($0.storage) }).count == 10)
    for (number, response) in held.enumerated() { #expect(RecyclingTests.isIntact(response, number)) }
  }

  @Test func removedMemoryIsGone() throws {
    weak var storage: ResponseStorage?
    var decoder = FacetDecoder()
    do {
      let response = try decoder.decode(RecyclingTests.json(1))
      storage = response.storage
    }
    #expect(storage != nil)
    decoder.removeRecycledMemory()
    #expect(storage == nil)
    #expect(RecyclingTests.isIntact(try decoder.decode(RecyclingTests.json(2)), 2))
  }

  @Test func sizesMayGoUpAndDown() throws {
    var random = SplitMix64(seed: 7)
    var decoder = FacetDecoder()
    for number in 0..<60 {
      let values = random.pick([0, 1, 3, 1000, 40, 5000])
      let response = try decoder.decode(RecyclingTests.json(number, values: values))
      #expect(RecyclingTests.isIntact(response, number, values: values))
    }
  }

  @Test func decoderIsGoodAfterAnError() throws {
    var decoder = FacetDecoder()
    let body = RecyclingTests.json(1)
    let held = try decoder.decode(RecyclingTests.json(9))
    for count in Swift.stride(from: 0, to: body.count, by: 7) {
      #expect(throws: FacetDecodingError.self) { try decoder.decode(Array(body[..<count])) }
      #expect(RecyclingTests.isIntact(try decoder.decode(body), 1))
      #expect(RecyclingTests.isIntact(held, 9))
    }
  }

  @Test func responsesOfAMultiQueryShareTheirMemory() throws {
    let list = try decodeMultiQuery(Array(#"{"results":[{"page":0},{"page":1},{}]}"#.utf8))
    #expect(list[0].storage === list[2].storage)
    #expect(list[0].memoryFootprint == list[1].memoryFootprint)
    #expect(list.map(\.page) == [0, 1, nil])
  }

  @Test func inputMayChangeAfterwards() throws {
    var decoder = FacetDecoder()
    var bytes = RecyclingTests.json(1)
    let response = try decoder.decode(bytes.span)
    for index in bytes.indices { bytes[index] = UInt8(ascii: "x") }
    #expect(RecyclingTests.isIntact(response, 1))
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe buffer.initialize(fromContentsOf: RecyclingTests.json(2))
    let second = try decoder.decode(unsafe Span(_unsafeElements: UnsafeBufferPointer(buffer)))
    unsafe buffer.deallocate()
    #expect(RecyclingTests.isIntact(second, 2))
  }

  @Test func footprintCoversTheBody() throws {
    let rows = (0..<2000).map { "\"A name as brands have it \($0)\":\($0)" }
    let body = Array("{\"facets\":{\"brand\":{\(rows.joined(separator: ","))}}}".utf8)
    let footprint = try decode(body).memoryFootprint
    #expect(footprint >= body.count && footprint < body.count * 3)
  }
}
