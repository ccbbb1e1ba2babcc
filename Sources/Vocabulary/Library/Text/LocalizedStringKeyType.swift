/// `LocalizedStringKey` and `LocalizedStringResource`.
enum LocalizedStringKeyType {
    static let type = define("LocalizedStringKey", ["(_ value: String)", "(stringLiteral: String)"])
    static let resource = define(
        "LocalizedStringResource",
        [
            "(_ key: String, table: String? = nil, bundle: Any? = nil, comment: String? = nil)",
            "(_ key: String, defaultValue: String, table: String? = nil, bundle: Any? = nil, comment: String? = nil)"
        ])

    private static func define(_ name: String, _ signatures: [String]) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable ExpressibleByStringLiteral Sendable") { type in
            for signature in signatures {
                type.initializer(signature) { call in LocalizedStringKeyValue(try call.get(0)).asValue }
            }
            type.fromStringLiteral = { LocalizedStringKeyValue($0).asValue }
            type.fromInterpolation = { LocalizedStringKeyValue.value(of: $0) }
            type.get("key") { (key: LocalizedStringKeyValue) in .string(key.key) }
        }
    }
}
