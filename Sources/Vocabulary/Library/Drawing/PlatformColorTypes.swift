/// `UIColor`, `NSColor`, `CGColor` and `ColorResource`.
enum PlatformColorTypes {
    static let uiColor = define("UIColor")
    static let nsColor = define("NSColor")

    private static let names = NameList.names(
        in: """
            red orange yellow green cyan blue purple brown magenta white gray lightGray darkGray black clear tintColor \
            systemRed systemOrange systemYellow systemGreen systemMint systemTeal systemCyan systemBlue systemIndigo \
            systemPurple systemPink systemBrown systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
            label secondaryLabel tertiaryLabel quaternaryLabel systemFill secondarySystemFill tertiarySystemFill \
            quaternarySystemFill placeholderText systemBackground secondarySystemBackground tertiarySystemBackground \
            systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground separator \
            opaqueSeparator link darkText lightText windowBackgroundColor controlBackgroundColor labelColor \
            secondaryLabelColor tertiaryLabelColor quaternaryLabelColor textColor textBackgroundColor separatorColor \
            controlAccentColor controlColor underPageBackgroundColor gridColor selectedContentBackgroundColor \
            unemphasizedSelectedContentBackgroundColor placeholderTextColor linkColor
            """)

    /// Colours that are the same everywhere, as the documentation of `UIColor` gives them.
    private static let plain: [(String, (Double, Double, Double))] = [
        ("red", (1, 0, 0)), ("green", (0, 1, 0)), ("blue", (0, 0, 1)), ("cyan", (0, 1, 1)), ("yellow", (1, 1, 0)),
        ("magenta", (1, 0, 1)), ("orange", (1, 0.5, 0)), ("purple", (0.5, 0, 0.5)), ("brown", (0.6, 0.4, 0.2))
    ]
    private static let grays: [(String, Double, Double)] = [
        ("black", 0, 1), ("darkGray", 1.0 / 3, 1), ("gray", 0.5, 1), ("lightGray", 2.0 / 3, 1), ("white", 1, 1),
        ("clear", 0, 0)
    ]

    private static func define(_ name: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable NSObject Sendable") { type in
            for color in names { type.constant(color, PlatformColorValue(name, ColorValue(.system(color))).asValue) }
            for (color, parts) in plain {
                let value = ColorValue(red: parts.0, green: parts.1, blue: parts.2, opacity: 1)
                type.constant(color, PlatformColorValue(name, value).asValue)
            }
            for (color, white, opacity) in grays {
                type.constant(color, PlatformColorValue(name, white: white, opacity: opacity).asValue)
            }
            initializers(&type)
            members(&type)
        }
    }

    private static func initializers(_ type: inout NativeType) {
        let name = type.name
        type.initializer("(_ color: Color)") { call in PlatformColorValue(name, try call.get(0)).asValue }
        for prefix in name == "NSColor" ? ["", "srgb", "calibrated", "device", "displayP3"] : ["", "displayP3"] {
            let red = prefix.isEmpty ? "red" : prefix + "Red"
            type.initializer("(\(red): CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { call in
                let color = ColorValue(
                    red: try call.get(0), green: try call.get(1), blue: try call.get(2), opacity: try call.get(3))
                return PlatformColorValue(name, color).asValue
            }
        }
        type.initializer("(white: CGFloat, alpha: CGFloat)") { call in
            PlatformColorValue(name, white: try call.get(0), opacity: try call.get(1)).asValue
        }
        type.initializer("(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") { call in
            let color = ColorValue(
                hue: try call.get(0), saturation: try call.get(1), brightness: try call.get(2), opacity: try call.get(3)
            )
            return PlatformColorValue(name, color).asValue
        }
        type.initializer("(_colorLiteralRed: Float, green: Float, blue: Float, alpha: Float)") { call in
            let color = ColorValue(
                red: try call.get(0), green: try call.get(1), blue: try call.get(2), opacity: try call.get(3))
            return PlatformColorValue(name, color).asValue
        }
        type.initializer("(named: String)") { call in
            PlatformColorValue(name, ColorValue(.asset(try call.get(0)))).asValue
        }
        type.initializer("(cgColor: CGColor)") { call in
            PlatformColorValue(name, try call.get(0, as: PlatformColorValue.self).color).asValue
        }
        type.initializer("(dynamicProvider: (UITraitCollection) -> UIColor)") { call in
            guard let provider = try call.function(0) else { return .none }
            return try provider.call([.native(Token("UITraitCollection", "current"))])
        }
    }

    private static func members(_ type: inout NativeType) {
        type.method("withAlphaComponent", "(_ alpha: CGFloat)") { call in
            var color: PlatformColorValue = try call.me()
            color.color.opacity = try call.get(0)
            return color.asValue
        }
        type.get("cgColor") { (color: PlatformColorValue) in
            var made = PlatformColorValue("CGColor", color.color)
            made.isGray = color.isGray
            return made.asValue
        }
        type.get("redComponent") { (color: PlatformColorValue) in .double(color.color.resolved.red) }
        type.get("greenComponent") { (color: PlatformColorValue) in .double(color.color.resolved.green) }
        type.get("blueComponent") { (color: PlatformColorValue) in .double(color.color.resolved.blue) }
        type.get("alphaComponent") { (color: PlatformColorValue) in .double(color.color.resolved.opacity) }
        type.method(
            "getRed",
            "(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool"
        ) { call in
            let color = try call.me(as: PlatformColorValue.self).color.resolved
            for (index, part) in [color.red, color.green, color.blue, color.opacity].enumerated() {
                call.arguments[index] = .double(part)
            }
            return .bool(true)
        }
        type.method("getWhite", "(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool") { call in
            let color = try call.me(as: PlatformColorValue.self).color.resolved
            guard color.red == color.green, color.green == color.blue else { return .bool(false) }
            call.arguments[0] = .double(color.red)
            call.arguments[1] = .double(color.opacity)
            return .bool(true)
        }
        type.method(
            "getHue",
            "(_ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: "
                + "inout CGFloat) -> Bool"
        ) { call in
            let color = try call.me(as: PlatformColorValue.self).color
            let parts = color.hueSaturationBrightness
            for (index, part) in [parts.hue, parts.saturation, parts.brightness, color.resolved.opacity].enumerated() {
                call.arguments[index] = .double(part)
            }
            return .bool(true)
        }
    }

    static let cgColor = NativeType("CGColor", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { call in
            let color = ColorValue(
                red: try call.get(0), green: try call.get(1), blue: try call.get(2), opacity: try call.get(3))
            return PlatformColorValue("CGColor", color).asValue
        }
        type.initializer("(gray: CGFloat, alpha: CGFloat)") { call in
            PlatformColorValue("CGColor", white: try call.get(0), opacity: try call.get(1)).asValue
        }
        type.get("components") { (color: PlatformColorValue) in color.components.asValue }
        type.get("numberOfComponents") { (color: PlatformColorValue) in
            .int(color.components.count)
        }
        type.get("alpha") { (color: PlatformColorValue) in .double(color.color.resolved.opacity) }
    }

    /// A colour of the asset catalogue; the constants that Xcode generates are the names of the user's own catalogue.
    static let resource = NativeType("ColorResource", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(name: String, bundle: Bundle)") { call in
            PlatformColorValue("ColorResource", ColorValue(.asset(try call.get(0)))).asValue
        }
    }
}
