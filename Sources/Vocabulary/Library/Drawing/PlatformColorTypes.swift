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

    private static func define(_ name: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable NSObject Sendable") { type in
            for color in names { type.constant(color, PlatformColorValue(name, ColorValue(.system(color))).asValue) }
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
            let white: Double = try call.get(0)
            return PlatformColorValue(
                name, ColorValue(red: white, green: white, blue: white, opacity: try call.get(1))
            ).asValue
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
        type.get("cgColor") { (color: PlatformColorValue) in PlatformColorValue("CGColor", color.color).asValue }
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
            let white: Double = try call.get(0)
            return PlatformColorValue(
                "CGColor", ColorValue(red: white, green: white, blue: white, opacity: try call.get(1))
            ).asValue
        }
        type.get("components") { (color: PlatformColorValue) in
            let parts = color.color.resolved
            return [parts.red, parts.green, parts.blue, parts.opacity].asValue
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
