/// An object of Foundation's with settings by name: a formatter.
public final class ObjectValue: NativeValue {
    public let typeName: String
    /// The settings that code has made; the others have the defaults of the type.
    public var settings: [String: Value] = [:]

    public init(_ typeName: String) { self.typeName = typeName }

    public func isEqual(to other: any NativeValue) -> Bool? { other as? ObjectValue === self }
    public var hashText: String { "\(typeName):\(UInt(bitPattern: ObjectIdentifier(self).hashValue))" }

    func setting<T: ValueConvertible>(_ name: String, as type: T.Type = T.self) -> T? {
        settings[name].flatMap { value in
            if case .none = value { return nil }
            return T.converted(from: value)
        }
    }

    /// The name of a setting that is a constant.
    func tokenSetting(_ name: String) -> String? { settings[name]?.tokenName }
}

extension ObjectValue: NativeConvertible {
    static var sourceName: String { "an object" }
    static func converted(from value: Value) -> ObjectValue? {
        if case .native(let native) = value { native.exactly(ObjectValue.self) } else { nil }
    }
}

extension NativeType {
    /// A class with settable properties: `settings` are `name: Type`, separated by semicolons. `read` gives the value
    /// of a setting that was not made.
    static func object(
        _ name: String, _ settings: String,
        read: @escaping @Sendable (ObjectValue, String) -> Value = { _, _ in .none },
        _ build: (inout NativeType) -> Void
    ) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable NSObject Formatter") { type in
            type.initializer("()") { _ in .native(ObjectValue(name)) }
            for field in settings.split(separator: ";") {
                let parts = field.split(separator: ":", maxSplits: 1)
                let setting = String(parts[0].filter { $0 != " " })
                type.properties[setting] = NativeProperty(
                    type: String(parts[1].drop { $0 == " " }),
                    get: { value in
                        guard let object = ObjectValue.converted(from: value) else { return .none }
                        return object.settings[setting] ?? read(object, setting)
                    },
                    set: { value, new in ObjectValue.converted(from: value)?.settings[setting] = new })
            }
            build(&type)
        }
    }
}
