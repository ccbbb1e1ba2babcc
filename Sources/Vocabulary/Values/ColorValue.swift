/// A Color. Layout does not depend on it; it keeps enough to be told from others, to be drawn and to be written down.
public struct ColorValue: NativeValue, Hashable, Sendable {
    public indirect enum Base: Hashable, Sendable {
        /// One of the system's colours by its name in SwiftUI or UIKit: `red`, `primary`, `systemGray6`.
        case system(String)
        /// A colour of the asset catalogue.
        case asset(String)
        /// Components from 0 to 1 in sRGB.
        case components(red: Double, green: Double, blue: Double)
        /// A mixture of two colours; the fraction of the second.
        case mixture(ColorValue, ColorValue, fraction: Double)
    }

    public var base: Base
    public var opacity: Double

    public init(_ base: Base, opacity: Double = 1) {
        self.base = base
        self.opacity = opacity
    }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.components(red: red, green: green, blue: blue), opacity: opacity)
    }

    /// A colour from the wheel: hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let position = (hue - hue.rounded(.down)) * 6
        let sector = position.rounded(.down)
        let fraction = position - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch sector {
        case 0: self.init(red: brightness, green: rising, blue: low, opacity: opacity)
        case 1: self.init(red: falling, green: brightness, blue: low, opacity: opacity)
        case 2: self.init(red: low, green: brightness, blue: rising, opacity: opacity)
        case 3: self.init(red: low, green: falling, blue: brightness, opacity: opacity)
        case 4: self.init(red: rising, green: low, blue: brightness, opacity: opacity)
        default: self.init(red: brightness, green: low, blue: falling, opacity: opacity)
        }
    }

    public var debugText: String {
        let text: String
        switch base {
        case .system(let name): text = ColorType.names.contains(name) ? "Color.\(name)" : "Color(.\(name))"
        case .asset(let name): text = "Color(\"\(name)\")"
        case .components(let red, let green, let blue):
            text = "Color(red: \(red.sourceText), green: \(green.sourceText), blue: \(blue.sourceText))"
        case .mixture(let first, let second, let fraction):
            text = "\(first.debugText).mix(with: \(second.debugText), by: \(fraction.sourceText))"
        }
        return opacity == 1 ? text : "\(text).opacity(\(opacity.sourceText))"
    }
}

extension ColorValue: NativeConvertible {
    static let sourceName = "Color"
}

/// A UIColor, NSColor or CGColor.
public struct PlatformColorValue: NativeValue, Hashable, Sendable {
    public let typeName: String
    public var color: ColorValue
    /// Whether it was made in a space of grays, which has one component beside the opacity.
    var isGray = false

    public init(_ typeName: String, _ color: ColorValue) {
        self.typeName = typeName
        self.color = color
    }

    /// A gray of one of these types.
    init(_ typeName: String, white: Double, opacity: Double) {
        self.init(typeName, ColorValue(red: white, green: white, blue: white, opacity: opacity))
        isGray = true
    }

    /// The components as Core Graphics gives them, with the opacity at the end.
    var components: [Double] {
        let parts = color.resolved
        return isGray ? [parts.red, parts.opacity] : [parts.red, parts.green, parts.blue, parts.opacity]
    }

    public var debugText: String { color.debugText }
}

extension PlatformColorValue: NativeConvertible {
    static let sourceName = "UIColor"
}
