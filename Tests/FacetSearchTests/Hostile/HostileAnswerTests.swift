import Foundation
import LoopbackServer
import Testing

@testable import FacetSearch

/// Answers that are cut off, say the wrong length, or never end: a typed error in time, within the limits.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct HostileAnswerTests {
  private static let body = #"{"results":[{"nbHits":1}]}"#

  /// Cut off behind every byte, then closed: never half an answer.
  @Test func closedEarlyAtEveryByte() async throws {
    let whole = Array(answer(HostileAnswerTests.body).utf8)
    var faults = 0
    for count in 0..<whole.count where !endsTheProcess(whole, cutAt: count) {
      let server = try HostileServer { _, connection in
        connection.send(Array(whole[..<count]))
        return false
      }
      let ordeal = await Ordeal(server.client())
      #expect(ordeal.error?.kind == .unreachable, "\(count) bytes")
      #expect(ordeal.answer == nil && !ordeal.showsKey)
      server.stop()
      faults += 1
    }
    #expect(faults >= 40)
  }

  /// Whether FoundationNetworking traps on an answer that is cut off there: between the status line and the end of the
  /// head ("Transfer completed, but there's no response", Swift 6.3). Nothing in a program can prevent that.
  private func endsTheProcess(_ whole: [UInt8], cutAt count: Int) -> Bool {
    #if canImport(FoundationNetworking)
    let text = String(decoding: whole[..<count], as: UTF8.self)
    return text.contains("\r\n") && !text.contains("\r\n\r\n")
    #else
    return false
    #endif
  }

  @Test(arguments: ["HTTP/1.1 200 ", "HTTP/1.1 200 OK\r\nX-Drip: ", head("Content-Length: 100000")])
  func slowLoris(beginning: String) async throws {
    let departures = Tally()
    let server = try HostileServer { _, connection in
      connection.send(beginning)
      connection.flood(Array("x".utf8), limit: 10_000, pause: 10)
      departures.increment()
      return false
    }
    let ordeal = await Ordeal(server.client(.short))
    #expect(ordeal.error?.attempts.map(\.reason) == ["timed out"])
    #expect(ordeal.isBounded && !ordeal.showsKey)
    // The client hangs up, well before the server would have ended.
    #expect(await waitUntil { departures.value == 1 })
    server.stop()
  }

  @Test(arguments: [true, false])
  func lengthIsTooLong(closes: Bool) async throws {
    let server = try HostileServer { _, connection in
      connection.send(head("Content-Length: 1000") + HostileAnswerTests.body)
      if !closes { connection.waitForClient() }
      return false
    }
    let ordeal = await Ordeal(server.client(.short))
    #expect(ordeal.error?.kind == .unreachable)
    #expect(ordeal.isBounded)
    server.stop()
  }

  /// The excess looks like the answer to the next request: it must not be taken for it.
  @Test func lengthIsTooShort() async throws {
    let smuggled = answer(#"{"results":["smuggled"]}"#)
    let right = #"{"results":["right"]}"#
    let server = try HostileServer { request, connection in
      if request.number == 0 {
        connection.send(answer(#"{"results":["first"]}"#) + smuggled)
      } else {
        connection.send(answer(right))
      }
      return true
    }
    let client = server.client()
    #expect(await Ordeal(client).answer == Data(#"{"results":["first"]}"#.utf8))
    #expect(await Ordeal(client).answer == Data(right.utf8))
    server.stop()
  }

  @Test(arguments: [
    "Content-Length: -1", "Content-Length: 99999999999999999999999", "Content-Length: x",
    "Content-Length: 4611686018427387904", "Transfer-Encoding: chunked",
    "Transfer-Encoding: nonsense, chunked", "Content-Encoding: gzip", "Content-Encoding: nonsense",
    "Content-Encoding: gzip, gzip, gzip, gzip, gzip, gzip, gzip, gzip",
  ])
  func headersThatDoNotFitTheBody(line: String) async throws {
    let server = try HostileServer(sending: head(line) + HostileAnswerTests.body)
    let ordeal = await Ordeal(server.client())
    // An error, or what was sent; nothing made up.
    if ordeal.error == nil { #expect(ordeal.answer == Data(HostileAnswerTests.body.utf8)) }
    #expect(ordeal.isBounded && !ordeal.showsKey)
    server.stop()
  }

  @Test(arguments: [
    "FFFFFFFFFFFFFFFF\r\nx", "-5\r\nx", "5\r\nab", "\r\n", "5;\(String(repeating: "x", count: 1 << 20))",
    "zz\r\n",
  ])
  func chunksAreMalformed(chunks: String) async throws {
    let server = try HostileServer(sending: head("Transfer-Encoding: chunked") + chunks)
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .unreachable, "\(String(describing: ordeal.answer))")
    #expect(ordeal.isBounded && !ordeal.showsKey)
    server.stop()
  }

  @Test(arguments: ["", "Transfer-Encoding: chunked", "Content-Length: 9000000000"])
  func endlessBody(line: String) async throws {
    let isChunked = line.hasPrefix("Transfer")
    let piece = Array(repeating: UInt8(ascii: "x"), count: 65_536)
    let server = try HostileServer { _, connection in
      connection.send(line.isEmpty ? head() : head(line))
      connection.flood(
        isChunked ? Array("10000\r\n".utf8) + piece + Array("\r\n".utf8) : piece, limit: 1 << 33)
      return false
    }
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .responseTooLarge(limit: 1 << 20))
    #expect(ordeal.isBounded)
    server.stop()
  }

  @Test(arguments: [
    "hello\n", "\u{0}\u{0}\u{0}\u{0}", "SSH-2.0-x\r\n", "HTTP/9.9 200 OK\r\n\r\n{}", "ICY 200 OK\r\n\r\n",
  ])
  func notHTTPAtAll(text: String) async throws {
    let server = try HostileServer(sending: text)
    let ordeal = await Ordeal(server.client())
    #expect(ordeal.error?.kind == .unreachable, "\(String(describing: ordeal.answer))")
    #expect(ordeal.isBounded && !ordeal.showsKey)
    server.stop()
  }
}
