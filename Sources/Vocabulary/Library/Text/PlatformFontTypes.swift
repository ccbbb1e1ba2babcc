/// `UIFont`, `NSFont` and `CTFont`, which count as fonts.
enum PlatformFontTypes {
    static let uiFont = define("UIFont")
    static let nsFont = define("NSFont")

    /// UIFontMetrics: values as they are at the standard text size.
    static let metrics = NativeType("UIFontMetrics") { type in
        type.constant("default", .native(Token("UIFontMetrics", "default")))
        type.initializer("(forTextStyle: UIFont.TextStyle|Font.TextStyle)") { _ in
            .native(Token("UIFontMetrics", "default"))
        }
        type.method("scaledValue", "(for value: CGFloat, compatibleWith: Any? = nil) -> CGFloat") { call in
            .double(try call.get(0))
        }
        type.method("scaledFont", "(for font: UIFont|Font, maximumPointSize: CGFloat? = nil) -> Font") { call in
            try call.get(0, as: FontValue.self).asValue
        }
    }

    private static func define(_ name: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable") { type in
            type.initializer("(name: String, size: CGFloat)") { call in
                FontValue(.custom(name: try call.get(0), size: try call.get(1), relativeTo: nil)).asValue
            }
            type.staticFunction(
                "systemFont", "(ofSize: CGFloat, weight: Font.Weight = .regular) -> Font"
            ) { call in FontValue(.system(size: try call.get(0)), weight: try call.token(1)).asValue }
            type.staticFunction("boldSystemFont", "(ofSize: CGFloat) -> Font") { call in
                FontValue(.system(size: try call.get(0)), weight: "bold").asValue
            }
            type.staticFunction(
                "monospacedSystemFont", "(ofSize: CGFloat, weight: Font.Weight = .regular) -> Font"
            ) { call in
                FontValue(.system(size: try call.get(0)), weight: try call.token(1), design: "monospaced").asValue
            }
            type.staticFunction("preferredFont", "(forTextStyle: UIFont.TextStyle|Font.TextStyle) -> Font") { call in
                let style = try call.token(0) ?? "body"
                let names = ["title1": "title", "caption1": "caption"]
                return FontValue(.textStyle(names[style] ?? style)).asValue
            }
            type.staticFunction("monospacedDigitSystemFont", "(ofSize: CGFloat, weight: Font.Weight) -> Font") { call in
                var font = FontValue(.system(size: try call.get(0)), weight: try call.token(1))
                font.hasMonospacedDigits = true
                return font.asValue
            }
            type.staticFunction("italicSystemFont", "(ofSize: CGFloat) -> Font") { call in
                var font = FontValue(.system(size: try call.get(0)))
                font.isItalic = true
                return font.asValue
            }
            for (name, size) in [
                ("labelFontSize", 17.0), ("buttonFontSize", 18), ("systemFontSize", 14), ("smallSystemFontSize", 12)
            ] {
                type.constant(name, .double(size))
            }
        }
    }
}
