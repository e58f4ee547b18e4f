import BenchmarkHarness
import Testing

@Test func percentilesInterpolateBetweenSamples() {
  let percentiles = Percentiles([40, 10, 30, 20])
  #expect(percentiles[0] == 10)
  #expect(percentiles.median == 25)
  #expect(percentiles[100] == 40)
}
