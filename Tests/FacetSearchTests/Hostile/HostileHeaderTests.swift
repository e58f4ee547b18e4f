import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// Headers and compressed bodies made to exhaust the client.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileHeaderTests {
  @Test func hugeHeader() async throws {
    let server = try HostileServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\nX-Huge: ")
      connection.flood(Array(repeating: UInt8(ascii: "x"), count: 65_536), limit: 1 << 30)
      return false
    }
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .unreachable)
    #expect(ordeal.isBounded && !ordeal.showsKey)
    server.stop()
  }

  @Test func endlessHeaders() async throws {
    let lines = (0..<1000).map { "X-Header-\($0): \(String(repeating: "x", count: 40))\r\n" }.joined()
    let server = try HostileServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n")
      connection.flood(Array(lines.utf8), limit: 1 << 30)
      return false
    }
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .unreachable)
    #expect(ordeal.isBounded && !ordeal.showsKey)
    server.stop()
  }

  @Test func endlessInterimAnswers() async throws {
    let server = try HostileServer { _, connection in
      connection.flood(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), limit: 1 << 30)
      return false
    }
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .unreachable)
    #expect(ordeal.isBounded && !ordeal.showsKey)
    server.stop()
  }

  /// A megabyte that unpacks to a gigabyte, and a few kilobytes that do, through two layers.
  @Test(arguments: ["gzip", "gzip, gzip"])
  func bomb(encoding: String) async throws {
    let isNested = encoding.contains(",")
    let body = isNested ? GzipBomb.nestedZeros(1 << 30) : GzipBomb.zeros(1 << 30)
    #expect(body.count < (isNested ? 16 << 10 : 2 << 20))
    let server = try HostileServer { _, connection in
      connection.send(head("Content-Encoding: \(encoding)", "Content-Length: \(body.count)"))
      connection.send(body)
      return false
    }
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .responseTooLarge(limit: 1 << 20))
    #expect(ordeal.isBounded, "\(ordeal.seconds) s, \(ordeal.peakGrowth >> 20) MiB")
    server.stop()
  }

  /// The body of a redirect counts for nothing, but takes time.
  @Test func redirectWithABomb() async throws {
    let body = GzipBomb.zeros(1 << 24)
    let server = try HostileServer { _, connection in
      connection.send(
        head("Content-Encoding: gzip", "Location: /x", "Content-Length: \(body.count)", status: "301 Moved"))
      connection.send(body)
      return false
    }
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .unreachable)
    #expect(ordeal.isBounded, "\(ordeal.seconds) s, \(ordeal.peakGrowth >> 20) MiB")
    #expect(server.requestCount == 1)
    server.stop()
  }

  /// The bomb is what it says: what the limit lets through has been unpacked.
  @Test func smallBombUnpacks() async throws {
    let body = GzipBomb.zeros(100_000)
    let server = try HostileServer { _, connection in
      connection.send(head("Content-Encoding: gzip", "Content-Length: \(body.count)"))
      connection.send(body)
      return false
    }
    let ordeal = await Ordeal(server.client())
    // The checksum is wrong, which a client may find out.
    let unpacked = 258 * (100_000 / 258 / 4 * 4) + 1
    if let answer = ordeal.answer { #expect(answer == Data(count: unpacked)) }
    let small = RetryPolicy(timeout: .seconds(2), maximumResponseSize: unpacked - 1)
    #expect(await Ordeal(server.client(small)).error?.kind == .responseTooLarge(limit: unpacked - 1))
    server.stop()
  }
}
