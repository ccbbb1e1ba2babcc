import LayoutEngine

/// A part of a line in one font.
public struct TextFragment: Hashable, Sendable {
    public var text: String
    /// The index of the run that the part comes from.
    public var run: Int
    /// The distance from the text's left edge and the drawn width, in points.
    public var x: Double
    public var width: Double
}

/// One line of a text; lengths are in points from the text's top left corner.
public struct TextLine: Hashable, Sendable {
    /// What is drawn: without white-space at the end, with the ellipsis of a cut.
    public var text: String
    /// The distance from the text's left edge, and the drawn width, not rounded.
    public var x: Double
    public var width: Double
    /// The line's top edge, its baseline and its height.
    public var top: Double
    public var baseline: Double
    public var height: Double
    /// The parts of the line by font.
    public var fragments: [TextFragment]
}

/// A text laid out for one proposal.
public struct TextLayout: Hashable, Sendable {
    public var size: Size
    public var baselines: TextBaselines
    public var lines: [TextLine]
    /// Whether something was cut off.
    public var isTruncated: Bool
    /// Whether a word was broken between its characters.
    public var breaksWords: Bool
    /// The factor that the font was shrunk by; 1 if it was not.
    public var scaleFactor: Double
    /// Whether characters were moved closer together.
    public var isTightened: Bool
}
