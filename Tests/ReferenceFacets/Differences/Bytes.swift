import Foundation

extension String {
  /// Whether both are the same bytes; `==` also calls canonically equivalent strings equal.
  public func hasSameBytes(as other: String) -> Bool {
    var text = self
    return text.withUTF8 { bytes in unsafe other.hasSameBytes(as: Span(_unsafeElements: bytes)) }
  }

  /// Whether the string's UTF-8 bytes are those of `span`.
  func hasSameBytes(as span: Span<UInt8>) -> Bool {
    if utf8.count != span.count { return false }
    if span.isEmpty { return true }
    var text = self
    return text.withUTF8 { bytes in
      // Both have `span.count` bytes, which is not zero.
      unsafe span.withUnsafeBytes { unsafe memcmp($0.baseAddress!, bytes.baseAddress!, $0.count) == 0 }
    }
  }
}

/// A string as a key that compares only its bytes.
struct ByteKey: Hashable {
  let text: String

  static func == (left: ByteKey, right: ByteKey) -> Bool { left.text.hasSameBytes(as: right.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// The elements with each name once: at its first place, with its last contents.
func merged<Element>(_ elements: [Element], name: (Element) -> String) -> [Element] {
  var places: [ByteKey: Int] = [:]
  var result: [Element] = []
  for element in elements {
    let key = ByteKey(text: name(element))
    if let place = places[key] {
      result[place] = element
    } else {
      places[key] = result.count
      result.append(element)
    }
  }
  return result
}
