import LayoutEngine

/// An image that stands in a line of text.
public struct InlineImage: Hashable, Sendable {
    /// The size in points, and the distance of the text baseline from the top edge.
    public var size: Size
    public var baseline: Double

    public init(size: Size, baseline: Double) {
        self.size = size
        self.baseline = baseline
    }
}

/// A piece of text in one font, or an image in a line of text.
public struct TextRun: Hashable, Sendable {
    public var string: String
    public var font: Font
    /// What is added to the advance of every character, in points.
    public var tracking: Double
    /// What is added to the advance of every character, in points; unlike `tracking` it is not meant to break ligatures.
    public var kerning: Double
    /// How far the text is raised, in points.
    public var baselineOffset: Double
    /// The image that stands for the text.
    public var image: InlineImage?

    public init(
        _ string: String, font: Font = .platformDefault, tracking: Double = 0, kerning: Double = 0,
        baselineOffset: Double = 0
    ) {
        self.string = string
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
    }

    /// An image in a line of text.
    public init(image: InlineImage, font: Font = .platformDefault, baselineOffset: Double = 0) {
        self.init("\u{FFFC}", font: font, baselineOffset: baselineOffset)
        self.image = image
    }
}
