import LayoutEngine

/// A font with its numbers; all lengths are in points.
public struct ResolvedFont: Sendable {
    /// The system whose metrics apply.
    public let platform: Platform
    public let size: Double
    public let weight: FontWeight
    public let isItalic: Bool
    /// The distance from the baseline to the top and to the bottom of the line, not rounded.
    public let ascent: Double
    public let descent: Double
    /// The space between two lines, not rounded.
    public let leading: Double
    public let capHeight: Double
    /// What San Francisco adds to every advance at this size.
    public let tracking: Double
    /// What is not measured but estimated.
    public let approximations: [TextApproximation]
    /// The advances and kerning.
    public let widths: FontWidths
    let vertical: VerticalMetrics

    /// The height of one line, not rounded on iOS.
    public var lineHeight: Double { vertical.ascent + vertical.descent }
    /// The distance from the top of a line to its baseline, not rounded on iOS.
    public var firstBaseline: Double { vertical.ascent }
    /// The design of the font.
    public var design: FontDesign { widths.key.design }

    init(
        platform: Platform, size: Double, weight: FontWeight, textStyle: TextStyle?, lineDistance: Double?,
        isItalic: Bool, key: FontWidths.Key, approximations: [TextApproximation]
    ) {
        self.platform = platform
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        let isTitle2 = platform == .macOS && textStyle == .title2
        let isLargeTitle = platform == .macOS && textStyle == .largeTitle
        vertical = VerticalMetrics(
            platform: platform, size: size, lineDistance: lineDistance, extra: isTitle2 ? 0.5 : isLargeTitle ? 1 : 0)
        ascent = VerticalMetrics.naturalAscent(platform: platform, size: size)
        descent = VerticalMetrics.naturalDescent(platform: platform, size: size)
        leading = vertical.leading
        capHeight = VerticalMetrics.capHeight(size: size)
        widths = FontCache.shared.widths(for: key)
        tracking = widths.tracking
        self.approximations = approximations
    }

    /// The advance of a text on one line, not rounded.
    public func width(of text: String) -> Double { widths.width(of: text) }
}
