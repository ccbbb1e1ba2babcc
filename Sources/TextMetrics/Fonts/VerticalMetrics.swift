import LayoutEngine

/// The heights of a font's lines, in points.
struct VerticalMetrics: Sendable, Hashable {
    /// From the top of a line to its baseline and from there to its bottom, as lines are stacked.
    var ascent: Double
    var descent: Double
    /// The space between two lines.
    var leading: Double
    /// The leading that a text asks for from a text above it.
    var leadingToTextAbove: Double

    /// The metrics of a size; `lineDistance` is that of a text style, `extra` what its one line is taller on macOS.
    init(platform: Platform, size: Double, lineDistance: Double?, extra: Double = 0) {
        let natural =
            VerticalMetrics.naturalAscent(platform: platform, size: size)
            + VerticalMetrics.naturalDescent(platform: platform, size: size)
        switch platform {
        case .iOS:
            ascent = VerticalMetrics.naturalAscent(platform: platform, size: size)
            descent = VerticalMetrics.naturalDescent(platform: platform, size: size)
            // A published distance below the font's own height (caption2, accessibility5) adds nothing.
            leading = max(0, (lineDistance ?? natural) - natural)
            leadingToTextAbove = leading
        case .macOS:
            ascent = VerticalMetrics.naturalAscent(platform: platform, size: size).rounded()
            let height = VerticalMetrics.macOSLineHeight(size: size) + extra
            descent = height - ascent
            leading = max(0, (lineDistance ?? height) - height)
            leadingToTextAbove = max(0, (lineDistance ?? natural) - natural)
        }
    }

    /// San Francisco's ascender: 1950 of 2048 units on iOS, 1980 on macOS.
    static func naturalAscent(platform: Platform, size: Double) -> Double {
        size * (platform == .iOS ? 1950 : 1980) / 2048
    }

    /// San Francisco's descender, as a positive length.
    static func naturalDescent(platform: Platform, size: Double) -> Double {
        size * (platform == .iOS ? 494 : 432) / 2048
    }

    static func capHeight(size: Double) -> Double { size * 1443 / 2048 }

    /// The height of one line of the system font on macOS.
    ///
    /// Recorded: 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 22, 26 and 30 points give 11, 13, 14, 15, 16, 17, 19, 19, 20,
    /// 24, 26, 30 and 35. All follow from the ascender rounded to the nearest point and the descender rounded up, or
    /// to the nearest point for large sizes; where between 22 and 26 points that changes is not known.
    static func macOSLineHeight(size: Double) -> Double {
        let descent = naturalDescent(platform: .macOS, size: size)
        let wholeDescent = size < 24 ? descent.rounded(.up) : descent.rounded()
        return naturalAscent(platform: .macOS, size: size).rounded() + max(wholeDescent, 1)
    }
}
