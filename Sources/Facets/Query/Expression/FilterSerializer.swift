/// Writes the `filters` parameter, and remembers the text of every group: after a change to a large selection only the
/// group that changed is written again, and of that only the filter that came or went.
///
/// Keep one serializer for a series of requests. It allocates nothing once its buffers have grown; a caller that reuses
/// its own buffer gets by without any allocation. Any ``Filters`` values may follow each other; what they share with the
/// one before is not written again.
public struct FilterSerializer: Sendable {
  /// The groups of the latest filters, ascending by identifier as there.
  private var groups: [GroupText] = []
  private var sorter = ExpressionSorter()

  /// A serializer that knows no text yet.
  public init() {}

  /// Appends the text of `filters`, `( … ) AND ( … )`; nothing where there are none.
  ///
  /// Groups are in the byte order of their names, an `or` group before an `and` group of the same name; filters in a group
  /// are in the order of their texts, which is Swift's for strings.
  ///
  /// - Complexity: O(length of the output), plus O(n log n) in the size of each group that is not known yet.
  public mutating func append(_ filters: Filters, to output: inout [UInt8]) {
    update(to: filters)
    let start = output.count
    // By index: an element by itself would count references to all its parts.
    for index in groups.indices {
      output.append(separator: " AND ", unlessAt: start)
      output.append(contentsOf: groups[index].bytes)
    }
  }

  /// Forgets all texts but keeps the buffers.
  public mutating func removeAll() {
    groups.removeAll(keepingCapacity: true)
  }

  /// Appends the text of `filters` percent-encoded. Groups that ``update(to:)`` has seen are encoded once and then copied;
  /// those that differ are written afresh, and not remembered.
  mutating func appendEncoded(_ filters: Filters, to output: inout [UInt8]) {
    var index = 0
    let start = output.count
    for group in filters.groups {
      output.append(separator: "%20AND%20", unlessAt: start)
      while index < groups.count && groups[index].id < group.id { index += 1 }
      if index < groups.count && groups[index].revision === group.revision {
        groups[index].appendEncoded(to: &output)
      } else {
        var text = GroupText(id: group.id)
        text.update(to: group.revision, group.filters.records, sorter: &sorter)
        output.append(percentEncoding: text.bytes.span)
      }
    }
  }

  /// Writes the groups of `filters` that are not known, and forgets all others.
  mutating func update(to filters: Filters) {
    // By index: an element by itself would count references to all its parts.
    for index in filters.groups.indices {
      if index >= groups.count || groups[index].id != filters.groups[index].id {
        align(at: index, with: filters.groups[index].id)
      }
      groups[index].update(
        to: filters.groups[index].revision, filters.groups[index].filters.records, sorter: &sorter)
    }
    if groups.count > filters.groups.count { groups.removeSubrange(filters.groups.count...) }
  }
}

extension FilterSerializer {
  /// Puts the group `id` at `index`, behind groups that are right. Both lists ascend: what comes before it has gone.
  private mutating func align(at index: Int, with id: FilterGroup.ID) {
    while index < groups.count && groups[index].id < id { groups.remove(at: index) }
    if index == groups.count || groups[index].id != id { groups.insert(GroupText(id: id), at: index) }
  }
}

extension Filters {
  /// Appends the `filters` parameter for these filters; nothing where there are none.
  ///
  /// For a series of requests use a ``FilterSerializer``, which remembers what did not change.
  ///
  /// - Complexity: O(n log n) in the number of filters.
  public func appendFilterExpression(to output: inout [UInt8]) {
    var serializer = FilterSerializer()
    serializer.append(self, to: &output)
  }

  /// The `filters` parameter for these filters, such as `( "brand":"Zed" OR "brand":"Acme" )`; empty without filters.
  public var filterExpression: String {
    var output: [UInt8] = []
    appendFilterExpression(to: &output)
    return output.text
  }
}

extension Filters: CustomStringConvertible {
  /// The `filters` parameter for them.
  public var description: String { filterExpression }
}
