/// A font as SwiftUI code names it; it gets its numbers when it is resolved.
public struct Font: Hashable, Sendable {
    /// What the font is made from.
    enum Base: Hashable, Sendable {
        case platformDefault
        case textStyle(TextStyle)
        case system(size: Double)
        case custom(name: String, size: Double, relativeTo: TextStyle?)
    }

    var base: Base
    var design: FontDesign
    var weight: FontWeight?
    var isBold = false
    var width: FontWidth = .standard
    var fontLeading: FontLeading = .standard
    var hasMonospacedDigits = false
    var hasSmallCaps = false
    /// Whether the font is slanted, which does not change its measures.
    public private(set) var isItalic = false

    init(base: Base, design: FontDesign = .default, weight: FontWeight? = nil) {
        self.base = base
        self.design = design
        self.weight = weight
    }

    /// The font of a text without one: `.body` on iOS, the system font of 13 points on macOS.
    public static let platformDefault = Font(base: .platformDefault)

    /// The system font of a text style, which follows the Dynamic Type size.
    public static func textStyle(
        _ style: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil
    ) -> Font {
        Font(base: .textStyle(style), design: design, weight: weight)
    }

    /// The system font of a fixed size in points.
    public static func system(size: Double, weight: FontWeight? = nil, design: FontDesign = .default) -> Font {
        Font(base: .system(size: size), design: design, weight: weight)
    }

    /// A named font, whose size in points follows the Dynamic Type size as `style` does; it is measured as the system font.
    public static func custom(name: String, size: Double, relativeTo style: TextStyle = .body) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: style))
    }

    /// A named font of a fixed size in points; it is measured as the system font.
    public static func custom(name: String, fixedSize: Double) -> Font {
        Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
    }

    /// The font made bold; a text style takes its emphasised weight.
    public func bold(_ isActive: Bool = true) -> Font { with { $0.isBold = isActive } }

    /// The font in a weight; `nil` is the weight it has by itself.
    public func weight(_ weight: FontWeight?) -> Font { with { $0.weight = weight } }

    /// The font slanted.
    public func italic(_ isActive: Bool = true) -> Font { with { $0.isItalic = isActive } }

    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// The font in the monospaced design.
    public func monospaced(_ isActive: Bool = true) -> Font {
        with { $0.design = isActive ? .monospaced : ($0.design == .monospaced ? .default : $0.design) }
    }

    /// The font in a design.
    public func design(_ design: FontDesign) -> Font { with { $0.design = design } }

    /// The font with small capitals for its lowercase letters.
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }

    /// The font with its lines closer together or further apart.
    public func leading(_ leading: FontLeading) -> Font { with { $0.fontLeading = leading } }

    /// The font in a width variant.
    public func width(_ width: FontWidth) -> Font { with { $0.width = width } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}
