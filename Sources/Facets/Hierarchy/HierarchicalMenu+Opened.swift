extension HierarchicalMenu {
  /// The menu with no other rows than those that its path opens: all of the first level, and of each further level the
  /// values below the path's value of the level above. At the root that is the first level alone.
  ///
  /// An answer has more: all levels where nothing is selected, the levels of another path while the one that was tapped
  /// is still asked for, and values of other branches where records are in several.
  ///
  /// Complexity: O(bytes); a level that has no other rows stays a view of the response.
  public var opened: HierarchicalMenu {
    let values = path.values
    let levels = levels.enumerated().map { level, list in
      if level == 0 { return list }
      return level <= values.count ? list.below(values[level - 1], separator: path.separator) : []
    }
    return HierarchicalMenu(levels: levels, path: path)
  }
}

extension FacetList {
  /// The values that are paths below `parent`.
  fileprivate func below(_ parent: String, separator: String) -> FacetList {
    let prefix = Array((parent + separator).utf8)
    var texts: [TextKey] = []
    appendTexts(to: &texts)
    let rows = texts.indices.filter { texts[$0].hasPrefix(prefix) }
    return rows.count == count ? self : selecting(rows.map { UInt32($0) })
  }
}

extension TextKey {
  fileprivate func hasPrefix(_ prefix: [UInt8]) -> Bool {
    if count < prefix.count { return false }
    // From the end: paths that differ do so in their last components.
    for index in prefix.indices.reversed() where self[index] != prefix[index] { return false }
    return true
  }
}
