/// How the filters of a group are connected.
public enum RefinementOperator: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  /// A record must fulfil all of them.
  case and
  /// A record must fulfil one of them.
  case or
}

/// Where a widget keeps its filters: the name of a group and how it connects them, as in
/// `["brand": ("brand", .or)]`.
public typealias FilterGroupDescriptor = (name: String, operator: RefinementOperator)
