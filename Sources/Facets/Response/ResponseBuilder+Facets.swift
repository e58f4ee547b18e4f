extension ResponseBuilder {
  /// Reads `facets`: attributes in source order, each with its values in source order.
  mutating func readFacets(in arena: inout Arena) throws(ScanFailure) -> RowRange? {
    if try skipNull() { return nil }
    let first = columns.attributes.count
    try readObject(in: &arena) { (builder, key, arena) throws(ScanFailure) in
      let values = try builder.readValues(in: &arena)
      try builder.checkAttributeCount(builder.columns.attributes.count)
      try builder.columns.attributes.append(AttributeRecord(name: key, values: values), in: &arena)
    }
    try mergeRepeatedNames(in: &columns.attributes, from: first, arena: &arena)
    return RowRange(first..<columns.attributes.count)
  }

  /// Reads `{"value":count,…}`: the loop that a large response spends its time in.
  private mutating func readValues(in arena: inout Arena) throws(ScanFailure) -> RowRange {
    if scanner.byte != .openBrace { throw scanner.mismatch() }
    scanner.position += 1
    let first = columns.values.count
    if scanner.skip(.closeBrace) { return RowRange(first..<first) }
    if first == 0 { firstValue = scanner.position }
    while true {
      if readPlainValues() { break }
      // What stopped the fast loop: another spelling, a full column, or an error. One value the general way.
      if try readValue(in: &arena) { break }
    }
    return RowRange(first..<columns.values.count)
  }

  /// Reads values as long as they have the plain form and the columns have room. Says whether the object ended.
  private mutating func readPlainValues() -> Bool {
    // Copies, so that the loop works on registers: through `self` each value would cost a store and a load of the
    // position, which is the loop's critical path.
    let input = scanner.input
    var position = scanner.position
    var values = columns.values
    var index = columns.index
    defer {
      scanner.position = position
      columns.values = values
      columns.index = index
    }
    let readsBatches = PaddedInput.readsPlainValues
    chunk: while true {
      index.move(to: position, in: input)
      if readsBatches {
        let room = values.room
        // The call writes at most `room` rows.
        unsafe values.appendWithinRoom { names, counts in
          let read = unsafe index.readPlainValues(at: position, in: input, to: names, counts, room: room)
          position = read.position
          return read.count
        }
      }
      while values.room > 0, let value = input.plainValue(at: position, &index) {
        values.appendWithinRoom(value.text, value.count)
        position = value.delimiter &+ 1
        if input[value.delimiter] == .closeBrace { return true }
        if readsBatches && index.remaining >= 2 { continue chunk }
      }
      // At the end of a chunk the next one follows; whatever else stopped the loop is for the general reader.
      if values.room == 0 || index.remaining >= 2 || index.isAtStart(position) { return false }
    }
  }

  /// Reads one value of any spelling and what separates it from the next. Says whether the object ended.
  @inline(never)
  private mutating func readValue(in arena: inout Arena) throws(ScanFailure) -> Bool {
    scanner.skipWhitespace()
    let text = try readText(in: &arena)
    try scanner.expect(.colon)
    scanner.skipWhitespace()
    try appendValue(text, scanner.readInteger(), in: &arena)
    if scanner.skip(.comma) { return false }
    try scanner.expect(.closeBrace)
    return true
  }

  /// Appends a value to the columns, which grow to what the rest of the input may hold.
  mutating func appendValue(
    _ text: TextRange, _ count: Int, in arena: inout Arena
  ) throws(ScanFailure) {
    // The rest of the input at the rate so far, and an eighth more. The shortest value, `"":1,`, has five bytes.
    let read = max(scanner.position - firstValue, 1)
    let rate = min(Double(columns.values.count) / Double(read), 0.2)
    let rest = rate * Double(scanner.input.count - scanner.position) * 1.125
    try columns.values.append(text, count, expecting: columns.values.count + Int(rest) + 16, in: &arena)
  }
}
