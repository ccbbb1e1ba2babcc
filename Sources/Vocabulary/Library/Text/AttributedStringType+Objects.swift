/// What `NSMutableAttributedString` does in place.
extension AttributedStringType {
    static let markdownOptions = NativeType("AttributedString.MarkdownParsingOptions") { type in
        type.tokenInitializer(
            "(allowsExtendedAttributes: Bool = false, interpretedSyntax: Any = none, failurePolicy: Any = none, "
                + "languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false)")
    }

    static func addObjectMethods(_ type: inout NativeType) {
        if type.name == "NSAttributedString" {
            type.initializer("()") { _ in AttributedStringValue("").asValue }
            type.initializer("(_ string: AttributedString)") { call in call.value(0) }
            type.initializer("(attributedString: AttributedString)") { call in call.value(0) }
        }
        for (name, signature) in [
            ("addAttribute", "(_ name: NSAttributedString.Key, value: Any, range: Any)"),
            ("addAttributes", "(_ attributes: [NSAttributedString.Key: Any], range: Any)"),
            ("setAttributes", "(_ attributes: [NSAttributedString.Key: Any]?, range: Any)"),
            ("removeAttribute", "(_ name: NSAttributedString.Key, range: Any)")
        ] {
            type.mutatingMethod(name, signature) { call in
                call.noteFixed("attributes that Objective-C gives a range are not shown")
                return .void
            }
        }
        type.method("attributedSubstring", "(from range: Any) -> AttributedString") { call in call.receiver }
    }
}
