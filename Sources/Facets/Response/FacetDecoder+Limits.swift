extension FacetDecoder {
  /// What a decoder takes from a server at most, so that an answer made to exhaust the device is an error instead.
  ///
  /// The defaults are far above what the engine sends: it lists at most 1,000 values of an attribute. Each limit holds for
  /// one body, with all responses of a multi-query together, and where a limit is passed the decoder throws; it never
  /// returns a part of a response. A negative limit means zero.
  ///
  /// ```swift
  /// var decoder = FacetDecoder(limits: .init(byteCount: 1 << 20, valueCount: 20_000))
  /// ```
  public struct Limits: Hashable, Sendable {
    /// The most bytes that a body may have; 64 MiB by default, and never more than 4 GiB. Passing it throws
    /// `inputTooLarge` before anything is read.
    public var byteCount: Int
    /// The most facet values of all attributes, and as many values in ordering rules; 2 million by default. Passing it
    /// throws `valueLimitExceeded`.
    public var valueCount: Int
    /// The most attributes with values, and as many each with statistics and with ordering rules; 100,000 by default.
    /// Passing it throws `attributeLimitExceeded`.
    public var attributeCount: Int
    /// How deep arrays and objects may be nested in what is skipped or kept as JSON, the document's own at depth 1;
    /// 512 by default, which is also the most. Passing it throws `depthLimitExceeded`. The members that the decoder reads
    /// are at most ten deep, which is why a smaller limit means ten.
    public var depth: Int
    /// The most bytes of memory that a response may hold, as ``FacetResponse/memoryFootprint`` counts them; 256 MiB by
    /// default. Needing more throws `memoryLimitExceeded`. A body takes its own size and about as much again.
    public var memory: Int

    /// Limits with these parts.
    public init(
      byteCount: Int = 64 << 20, valueCount: Int = 2_000_000, attributeCount: Int = 100_000,
      depth: Int = FacetDecoder.maximumDepth, memory: Int = 256 << 20
    ) {
      self.byteCount = byteCount
      self.valueCount = valueCount
      self.attributeCount = attributeCount
      self.depth = depth
      self.memory = memory
    }

    /// No limits but those of the decoder itself, 4 GiB and a depth of 512: for bodies that the app knows.
    public static let unlimited = Limits(
      byteCount: .max, valueCount: .max, attributeCount: .max, memory: .max)

    /// The deepest structure that the builder reads: from a multi-query's object to a list of an ordering rule, and two for
    /// what may follow.
    private static let structuralDepth = 10

    /// The most bytes of a body: offsets have 32 bits.
    var effectiveByteCount: Int { max(0, min(byteCount, Int(clamping: UInt32.max))) }

    /// The depth where reading ends.
    var effectiveDepth: Int { max(Limits.structuralDepth, min(depth, FacetDecoder.maximumDepth)) }
  }
}
