/// `Color`.
enum ColorType {
    /// The colours that are static members of `Color` and of `ShapeStyle`.
    static let names = NameList.names(
        in: """
            red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear primary \
            secondary accentColor
            """)

    static let type = NativeType(
        "Color", conforms: "View ShapeStyle Equatable Hashable Sendable Transferable CustomStringConvertible"
    ) { type in
        for name in names { type.constant(name, ColorValue(.system(name)).asValue) }
        initializers(&type)
        members(&type)
    }

    private static func initializers(_ type: inout NativeType) {
        type.initializer("(_ color: UIColor|NSColor|CGColor|ColorResource|Color|String, bundle: Bundle? = nil)") {
            call in
            if let name = String.converted(from: call.value(0)) { return ColorValue(.asset(name)).asValue }
            if let color = ColorValue.converted(from: call.value(0)) { return color.asValue }
            return try call.get(0, as: PlatformColorValue.self).color.asValue
        }
        for label in ["uiColor", "nsColor", "cgColor"] {
            type.initializer("(\(label): UIColor|NSColor|CGColor)") { call in
                try call.get(0, as: PlatformColorValue.self).color.asValue
            }
        }
        type.initializer("(red: Double, green: Double, blue: Double, opacity: Double = 1)") { call in
            ColorValue(
                red: try call.get(0), green: try call.get(1), blue: try call.get(2),
                opacity: try call.get(3, default: 1)
            ).asValue
        }
        let space = "_ colorSpace: Color.RGBColorSpace"
        type.initializer("(\(space), red: Double, green: Double, blue: Double, opacity: Double = 1)") { call in
            ColorValue(
                red: try call.get(1), green: try call.get(2), blue: try call.get(3),
                opacity: try call.get(4, default: 1)
            ).asValue
        }
        type.initializer("(white: Double, opacity: Double = 1)") { call in
            let white: Double = try call.get(0)
            return ColorValue(red: white, green: white, blue: white, opacity: try call.get(1, default: 1)).asValue
        }
        type.initializer("(\(space), white: Double, opacity: Double = 1)") { call in
            let white: Double = try call.get(1)
            return ColorValue(red: white, green: white, blue: white, opacity: try call.get(2, default: 1)).asValue
        }
        type.initializer("(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)") { call in
            ColorValue(
                hue: try call.get(0), saturation: try call.get(1), brightness: try call.get(2),
                opacity: try call.get(3, default: 1)
            ).asValue
        }
    }

    private static func members(_ type: inout NativeType) {
        type.method("opacity", "(_ opacity: Double) -> Color") { call in
            var color: ColorValue = try call.me()
            color.opacity *= try call.get(0, as: Double.self)
            return color.asValue
        }
        type.method("mix", "(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)")
        {
            call in
            ColorValue(.mixture(try call.me(), try call.get(0), fraction: try call.get(1))).asValue
        }
        type.method("resolve", "(in environment: EnvironmentValues) -> Color.Resolved") { call in
            let color = try call.me(as: ColorValue.self).resolved
            return ResolvedColorValue(
                red: color.red, green: color.green, blue: color.blue, opacity: color.opacity
            ).asValue
        }
        type.get("gradient") { (color: ColorValue) in
            GradientValue(stops: [.init(color: color, location: 0), .init(color: color, location: 1)], isAny: true)
                .asValue
        }
        type.get("description") { (color: ColorValue) in .string(color.plainText) }
        type.get("cgColor") { (color: ColorValue) in PlatformColorValue("CGColor", color).asValue }
        for name in ["hierarchical", "secondary", "tertiary", "quaternary", "quinary"] where name != "hierarchical" {
            type.get(name) { (color: ColorValue) in
                var color = color
                color.opacity *= ShapeStyleType.opacity(of: name)
                return color.asValue
            }
        }
    }
}

extension ColorValue {
    /// What `print` shows of the commonest colours.
    var plainText: String {
        if case .system(let name) = base, opacity == 1 { return name }
        return debugText
    }
}

/// A Color.Resolved: components from 0 to 1.
public struct ResolvedColorValue: NativeValue, Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public var debugText: String {
        "Color.Resolved(red: \(red.sourceText), green: \(green.sourceText), blue: \(blue.sourceText), "
            + "opacity: \(opacity.sourceText))"
    }
}

extension ResolvedColorValue: NativeConvertible {
    static let sourceName = "Color.Resolved"
}

/// `Color.Resolved`.
enum ResolvedColorType {
    static let type = NativeType("Color.Resolved", conforms: "ShapeStyle Equatable Hashable Sendable") { type in
        type.initializer("(red: Float, green: Float, blue: Float, opacity: Float = 1)") { call in
            ResolvedColorValue(
                red: try call.get(0), green: try call.get(1), blue: try call.get(2),
                opacity: try call.get(3, default: 1)
            ).asValue
        }
        type.property("red", "Float", \ResolvedColorValue.red)
        type.property("green", "Float", \ResolvedColorValue.green)
        type.property("blue", "Float", \ResolvedColorValue.blue)
        type.property("opacity", "Float", \ResolvedColorValue.opacity)
    }
}
