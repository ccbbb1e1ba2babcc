/// Frames expected of one scenario, with where they come from.
public struct Expectation: Hashable, Sendable {
    /// The name of the scenario.
    public var scenario: String
    public var provenance: Provenance
    /// How far a frame may be off, in points; 0 is the default of `Tolerance`.
    public var tolerance: Double
    /// Why a wider tolerance or an acceptance is right.
    public var reason: String?
    /// Set where the comparison is known to fail.
    public var expectedFailure: ExpectedFailure?
    public var frames: [ExpectedFrame]
    /// Comment lines after the last frame, without their `#`; `nil` stands for an empty line.
    public var closingComments: [String?]
    /// The UTF-8 offset in the recipe's body where the block stands; `nil` for the end.
    public var bodyOffset: Int?

    /// A failure that is known.
    public struct ExpectedFailure: Hashable, Sendable {
        /// The address or number of the report about it.
        public var issue: String?
        public init(issue: String? = nil) { self.issue = issue }
    }

    public init(
        scenario: String, provenance: Provenance, tolerance: Double = 0, reason: String? = nil,
        expectedFailure: ExpectedFailure? = nil, frames: [ExpectedFrame], closingComments: [String?] = [],
        bodyOffset: Int? = nil
    ) {
        self.scenario = scenario
        self.provenance = provenance
        self.tolerance = tolerance
        self.reason = reason
        self.expectedFailure = expectedFailure
        self.frames = frames
        self.closingComments = closingComments
        self.bodyOffset = bodyOffset
    }
}

/// The expected frame of one node; a part that is `nil` is not asserted.
public struct ExpectedFrame: Hashable, Sendable {
    /// The node as a `NodeReference` is written.
    public var node: String
    /// In points, in the window.
    public var x: Double?
    public var y: Double?
    public var width: Double?
    public var height: Double?
    /// Comment lines before the line of this frame, without their `#`; `nil` stands for an empty line.
    public var comments: [String?]
    /// The comment at the end of the line.
    public var note: String?

    public init(
        node: String, x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil,
        comments: [String?] = [], note: String? = nil
    ) {
        self.node = node
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.comments = comments
        self.note = note
    }
}
