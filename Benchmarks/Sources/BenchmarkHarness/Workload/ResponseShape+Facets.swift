extension ResponseShape {
  /// Writes `facets`: the attributes, then the three levels. Returns the values of the first few attributes, for rules.
  func writeFacets(
    _ names: [String], to writer: inout JSONWriter, _ random: inout SplitMix64
  ) -> [[String]] {
    var first: [[String]] = []
    writer.member("facets") { writer in
      writer.object { writer in
        for (number, name) in names.enumerated() {
          var made = Names()
          let values = (0..<values).map { _ in
            isNumeric(number) ? made.nextNumber(&random) : made.next(&random)
          }
          if number < 8 { first.append(Array(values.prefix(12))) }
          writer.member(name) { writeValues(values, to: &$0, &random) }
        }
        writeLevels(to: &writer, &random)
      }
    }
    return first
  }

  /// `categories.lvl0` … `lvl2`: a tenth of the values, then a third, then all, each path below one of the level above.
  private func writeLevels(to writer: inout JSONWriter, _ random: inout SplitMix64) {
    var names = Names()
    let top = (0..<max(values / 50, 4)).map { _ in names.next(&random) }
    let middle = (0..<max(values / 5, 12)).map { _ in random.pick(top) + " > " + names.next(&random) }
    let bottom = (0..<values).map { _ in random.pick(middle) + " > " + names.next(&random) }
    for (level, paths) in [top, middle, bottom].enumerated() {
      writer.member("categories.lvl\(level)") { writeValues(paths, to: &$0, &random) }
    }
  }

  private func writeValues(_ values: [String], to writer: inout JSONWriter, _ random: inout SplitMix64) {
    let largest = 1 + random.below(random.pick([900, 9_000, 90_000, 900_000]))
    var count = largest
    var list = values.enumerated().map { position, value in
      count = Names.count(position, largest: largest, previous: count, &random)
      return (value: value, count: count)
    }
    if isNarrowed { narrow(&list, largest: largest) }
    writer.object { writer in for entry in list { writer.member(entry.value, entry.count) } }
  }

  /// Takes some values out and lowers the counts of the others. Its random numbers are its own, so that the rest of the
  /// body stays the same.
  private func narrow(_ list: inout [(value: String, count: Int)], largest: Int) {
    var random = SplitMix64(seed: UInt64(largest))
    list.removeAll { _ in random.oneIn(25) }
    for index in list.indices {
      list[index].count -= list[index].count * random.below(32) / 96
    }
    // A stable sort, which the standard library's is without promising it.
    let sorted = list.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    list = sorted.map { $0.element }
  }

  /// Writes `renderingContent`: most attributes in an order, one hidden, and rules for the values of a few.
  func writeRendering(
    _ names: [String], _ values: [[String]], to writer: inout JSONWriter, _ random: inout SplitMix64
  ) {
    writer.object { writer in
      writer.member("facetOrdering") { writer in
        writer.object { writer in
          writer.member("facets") { writer in
            writer.object { writer in
              let order = names.indices.filter { $0 != 6 }.map { names[$0] }
              writer.member("order") { $0.array(of: ["categories.lvl0"] + order.reversed()) }
              writer.member("hide") { $0.array(of: [names[6]]) }
            }
          }
          writer.member("values") { writer in
            writer.object { writer in
              for (name, values) in zip(names, values) {
                writer.member(name) { writeRule(values, to: &$0, &random) }
              }
            }
          }
        }
      }
    }
  }

  private func writeRule(_ values: [String], to writer: inout JSONWriter, _ random: inout SplitMix64) {
    writer.object { writer in
      writer.member("order") {
        $0.array(of: values.indices.filter { $0 % 2 == 1 }.map { values[$0] }.reversed())
      }
      writer.member("hide") { $0.array(of: [values[4], values[8]]) }
      writer.member("sortRemainingBy", random.pick(["count", "count", "alpha", "hidden"]))
    }
  }
}
