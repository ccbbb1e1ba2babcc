/// One line of a text as it is to be drawn, in points from the top left corner of its view.
public struct DrawnLine: Hashable, Sendable {
    public var text: String
    /// Where the line begins, and how long it is.
    public var x: Double
    public var width: Double
    public var baseline: Double
    /// The size of its largest font; 0 if it is not known.
    public var fontSize: Double
    /// The weight of that font, from 100 to 900 as in CSS.
    public var fontWeight: Int
    /// The parts of the line by font; empty if it is known only as a whole.
    public var pieces: [DrawnPiece]

    public init(
        text: String, x: Double = 0, width: Double, baseline: Double, fontSize: Double = 0, fontWeight: Int = 400,
        pieces: [DrawnPiece] = []
    ) {
        self.text = text
        self.x = x
        self.width = width
        self.baseline = baseline
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.pieces = pieces
    }
}

/// A part of a drawn line in one font.
public struct DrawnPiece: Hashable, Sendable {
    /// The kind of letters.
    public enum Face: String, Hashable, Sendable { case standard, monospaced, rounded, serif }

    /// What it says; an image has no text.
    public var text: String
    /// Where it begins, from the leaf's left edge, and how long it is.
    public var x: Double
    public var width: Double
    /// How far it stands above the line's baseline.
    public var raise: Double
    public var fontSize: Double
    /// The weight, from 100 to 900 as in CSS.
    public var fontWeight: Int
    public var isItalic: Bool
    public var face: Face

    public init(
        text: String, x: Double, width: Double, raise: Double = 0, fontSize: Double, fontWeight: Int = 400,
        isItalic: Bool = false, face: Face = .standard
    ) {
        self.text = text
        self.x = x
        self.width = width
        self.raise = raise
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.isItalic = isItalic
        self.face = face
    }
}
