import Facets
import ReferenceFacets
import Testing

@Suite(.enabled(if: FilterVector.url != nil, "FACETS_CORPUS is not set: the shared vectors are skipped"))
struct FilterVectorTests {
  @Test func allVectorsSerialize() throws {
    let vectors = try FilterVector.load()
    #expect(vectors.count == 300)
    var serializer = FilterSerializer()
    for vector in vectors {
      let state = try vector.state
      #expect(state.filterExpression == vector.filters)
      #expect(ReferenceFilters.expression(of: state) == vector.filters)
      // One serializer for all: what it remembers of the vector before must not show.
      var bytes: [UInt8] = []
      serializer.append(state, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == vector.filters)
    }
  }

  @Test func allVectorsReadBack() throws {
    for vector in try FilterVector.load() {
      let state = try Filters(parsing: vector.filters)
      #expect(state.filterExpression == vector.filters)
      #expect(state.count == (try vector.state.count))
    }
  }
}
