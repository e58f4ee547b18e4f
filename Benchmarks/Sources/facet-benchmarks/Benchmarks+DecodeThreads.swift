import BenchmarkHarness
import Facets

extension Benchmark {
  /// `decode-threads/2`: two threads that decode L, each with a decoder of its own, a few times in a round, against one that
  /// does half as much: what the second core brings. On a machine that others use as well it is what they leave.
  static var decodeThreads: [Benchmark] {
    [
      Benchmark("decode-threads/2", isDeterministic: false) {
        let bytes = Workload(.L).bytes
        // A round of some 8 ms, of which waking the other thread is no part to speak of.
        let count = 16
        let ours = ResponseDecoder(bytes, isMultiQuery: false)
        let repeated = { for _ in 0..<count { keep(ours.decode()) } }
        let threads = PairOfThreads {
          let other = ResponseDecoder(bytes, isMultiQuery: false)
          return { for _ in 0..<count { keep(other.decode()) } }
        }
        return Prepared(
          bytes: 2 * count * bytes.count,
          checksum: { ResponseChecksum.of(try ours.responses()) },
          yardsticks: {
            [Yardstick("one thread", comparison: .throughput(bytes: count * bytes.count), run: repeated)]
          },
          run: { threads.run(repeated) })
      }
    ]
  }
}
