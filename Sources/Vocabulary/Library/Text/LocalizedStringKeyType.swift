/// `LocalizedStringKey` and `LocalizedStringResource`.
enum LocalizedStringKeyType {
    static let type = define("LocalizedStringKey", ["(_ value: LocalizedStringKey|String)", "(stringLiteral: String)"])
    static let resource = define(
        "LocalizedStringResource",
        [
            "(_ key: LocalizedStringKey|String, table: String? = nil, bundle: Any? = nil, comment: String? = nil)",
            "(_ key: String, defaultValue: LocalizedStringKey|String, table: String? = nil, bundle: Any? = nil, "
                + "comment: String? = nil)"
        ])

    private static func define(_ name: String, _ signatures: [String]) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable ExpressibleByStringLiteral Sendable") { type in
            for signature in signatures {
                // A literal has been read as a key already, with its values formatted; the default value is what is shown.
                let shown = signature.contains("defaultValue") ? 1 : 0
                type.initializer(signature) { call in
                    switch call.value(shown) {
                    case .native(is LocalizedStringKeyValue), .view: call.value(shown)
                    default: LocalizedStringKeyValue(try call.get(shown)).asValue
                    }
                }
            }
            type.fromStringLiteral = { LocalizedStringKeyValue($0).asValue }
            type.fromInterpolation = { LocalizedStringKeyValue.value(of: $0) }
            type.get("key") { (key: LocalizedStringKeyValue) in .string(key.key) }
        }
    }
}
