import LayoutEngine

/// The box of a symbol image, in points.
public struct SymbolSize: Hashable, Sendable {
    /// The size on the pixel grid.
    public var size: Size
    /// The distance of the text baseline from the top edge.
    public var baseline: Double
    /// The name with the forms that were asked for.
    public var name: String
    /// Whether the size is estimated because the symbol was not measured.
    public var isApproximate: Bool
}

/// The sizes of SF Symbols.
public enum SymbolMetrics {
    /// The size of a symbol in a font.
    ///
    /// Sizes grow with the point size and do not depend on the weight. A symbol that was not measured has the size of its
    /// nearest relative (its outline form, its direction, its enclosing shape), else the median size.
    public static func size(
        named name: String, font: ResolvedFont, imageScale: ImageScale = .medium, variants: SymbolVariants = [],
        scale: Double = 3
    ) -> SymbolSize {
        let fullName = variants.applied(to: name)
        let (entry, isMeasured) = SymbolFamilies.entry(for: fullName)
        let pixels: (width: Double, height: Double)
        switch imageScale {
        case .small: pixels = (entry.medium.width * smallFactor, entry.medium.height * smallFactor)
        case .medium: pixels = entry.medium
        case .large: pixels = entry.large
        }
        let grid = PixelGrid(scale: scale)
        func points(_ pixels: Double) -> Double { grid.up((pixels / 2 - rounding) / 17 * font.size) }
        let size = Size(width: points(pixels.width), height: points(pixels.height))
        return SymbolSize(
            size: size, baseline: grid.nearest((size.height + font.capHeight) / 2), name: fullName,
            isApproximate: !isMeasured)
    }

    /// Apple calls the small scale about 20 % smaller.
    private static let smallFactor = 0.79
    /// What a measured size is above the true one, in points: within this the sizes at 2x, at 3x and at 56 points agree.
    private static let rounding = 0.1
}
