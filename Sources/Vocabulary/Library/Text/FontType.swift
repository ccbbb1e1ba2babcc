/// `Font`.
enum FontType {
    static let styles = [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
        "caption2", "extraLargeTitle", "extraLargeTitle2"
    ]

    static let type = NativeType("Font", conforms: "Equatable Hashable Sendable UIFont NSFont CTFont") { type in
        for style in styles { type.constant(style, FontValue(.textStyle(style)).asValue) }
        type.initializer("(_ font: UIFont|NSFont|CTFont)") { call in try call.get(0, as: FontValue.self).asValue }
        constructors(&type)
        modifiers(&type)
        metrics(&type)
    }

    private static func constructors(_ type: inout NativeType) {
        type.staticFunction(
            "system", "(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font"
        ) { call in
            FontValue(.system(size: try call.get(0)), weight: try call.token(1), design: try call.token(2)).asValue
        }
        type.staticFunction(
            "system", "(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font"
        ) { call in
            FontValue(
                .textStyle(try call.token(0) ?? "body"), weight: try call.token(2), design: try call.token(1)
            ).asValue
        }
        type.staticFunction(
            "custom", "(_ name: String, size: CGFloat, relativeTo: Font.TextStyle = .body) -> Font"
        ) { call in
            FontValue(
                .custom(name: try call.get(0), size: try call.get(1), relativeTo: try call.token(2) ?? "body")
            ).asValue
        }
        type.staticFunction("custom", "(_ name: String, fixedSize: CGFloat) -> Font") { call in
            FontValue(.custom(name: try call.get(0), size: try call.get(1), relativeTo: nil)).asValue
        }
    }

    private static func modifiers(_ type: inout NativeType) {
        change(&type, "bold", "(_ isActive: Bool = true) -> Font") { font, call in
            font.weight = try call.get(0, default: true) ? "bold" : nil
        }
        change(&type, "italic", "(_ isActive: Bool = true) -> Font") { font, call in
            font.isItalic = try call.get(0, default: true)
        }
        change(&type, "weight", "(_ weight: Font.Weight) -> Font") { font, call in font.weight = try call.token(0) }
        change(&type, "design", "(_ design: Font.Design) -> Font") { font, call in font.design = try call.token(0) }
        change(&type, "width", "(_ width: Font.Width) -> Font") { font, call in font.width = try call.token(0) }
        change(&type, "leading", "(_ leading: Font.Leading) -> Font") { font, call in
            font.leading = try call.token(0)
        }
        change(&type, "monospaced", "(_ isActive: Bool = true) -> Font") { font, call in
            font.isMonospaced = try call.get(0, default: true)
        }
        change(&type, "monospacedDigit", "() -> Font") { font, _ in font.hasMonospacedDigits = true }
        change(&type, "smallCaps", "(_ isActive: Bool = true) -> Font") { font, _ in font.hasSmallCaps = true }
        change(&type, "lowercaseSmallCaps", "() -> Font") { font, _ in font.hasSmallCaps = true }
        change(&type, "uppercaseSmallCaps", "() -> Font") { font, _ in font.hasSmallCaps = true }
        change(&type, "pointSize", "(_ size: CGFloat) -> Font") { font, call in
            font.base = .system(size: try call.get(0))
        }
        change(&type, "scaled", "(by factor: CGFloat) -> Font") { font, call in
            font.scale *= try call.get(0, as: Double.self)
        }
    }

    /// What UIFont tells of a font: San Francisco at the default Dynamic Type size.
    private static func metrics(_ type: inout NativeType) {
        type.get("pointSize") { (font: FontValue) in .double(font.pointSize) }
        for (name, share) in [
            ("lineHeight", 2444.0), ("ascender", 1950), ("descender", -494), ("capHeight", 1443), ("xHeight", 1078)
        ] {
            type.get(name) { (font: FontValue) in .double(font.pointSize * share / 2048) }
        }
        type.method("withSize", "(_ size: CGFloat) -> Font") { call in
            var font: FontValue = try call.me()
            font.base = .system(size: try call.get(0))
            return font.asValue
        }
    }

    private static func change(
        _ type: inout NativeType, _ name: String, _ signature: String,
        _ apply: @escaping @Sendable (inout FontValue, NativeCall) throws -> Void
    ) {
        type.method(name, signature) { call in
            var font: FontValue = try call.me()
            try apply(&font, call)
            return font.asValue
        }
    }
}
