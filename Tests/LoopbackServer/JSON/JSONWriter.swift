extension JSONValue {
  /// The value as JSON text.
  public var text: [UInt8] {
    var output: [UInt8] = []
    append(to: &output)
    return output
  }

  private func append(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .int(let value): output += String(value).utf8
    case .double(let value): output += String(value).utf8
    case .string(let value): JSONValue.append(value, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.append(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        JSONValue.append(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.append(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ string: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        let digits = String(byte, radix: 16)
        output += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
