#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why a socket could not be used: the call and its `errno`.
struct SocketError: Error {
  let call: String
  let code: Int32
}

/// A TCP socket on the loopback interface. Whoever made it closes it.
struct Socket: Sendable {
  private let descriptor: Int32

  #if canImport(Glibc)
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
  private static let stream = SOCK_STREAM
  #endif

  /// A socket that listens on 127.0.0.1, at a port that the system picks.
  static func listening() throws(SocketError) -> (socket: Socket, port: Int) {
    let descriptor = socket(AF_INET, stream, 0)
    if descriptor < 0 { throw SocketError(call: "socket", code: errno) }
    let result = Socket(descriptor: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    // The pointers are valid for the calls, and `length` is that of the structure behind them.
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        let bound = unsafe bind(descriptor, generic, length)
        if bound != 0 || listen(descriptor, 128) != 0 { return Int32(-1) }
        return unsafe getsockname(descriptor, generic, &length)
      }
    }
    if status != 0 {
      let code = errno
      result.close()
      throw SocketError(call: "bind", code: code)
    }
    return (result, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Waits for a connection for at most so long; nil if none came.
  func accept(waitingAtMost milliseconds: Int32) -> Socket? {
    if !waitUntilReadable(milliseconds) { return nil }
    #if canImport(Darwin)
    let accepted = Darwin.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
    let accepted = Musl.accept(descriptor, nil, nil)
    #else
    let accepted = Glibc.accept(descriptor, nil, nil)
    #endif
    if accepted < 0 { return nil }
    var noDelay: Int32 = 1
    // The size is that of the variable.
    _ = unsafe setsockopt(
      accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, socklen_t(MemoryLayout<Int32>.size))
    return Socket(descriptor: accepted)
  }

  /// Whether bytes or the end can be read within so long.
  func waitUntilReadable(_ milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, milliseconds) > 0
  }

  /// The next bytes; none at the end or after an error.
  func read() -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
      let received = unsafe recv(descriptor, buffer.baseAddress, buffer.count, 0)
      count = max(received, 0)
    }
  }

  /// Writes all of `bytes`; false when the other side is gone.
  func write(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, flags) }
      if sent <= 0 { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Ends reading and writing, which wakes a thread that waits for it.
  func shutDown() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Gives the descriptor back.
  func close() {
    #if canImport(Darwin)
    _ = Darwin.close(descriptor)
    #elseif canImport(Musl)
    _ = Musl.close(descriptor)
    #else
    _ = Glibc.close(descriptor)
    #endif
  }
}
