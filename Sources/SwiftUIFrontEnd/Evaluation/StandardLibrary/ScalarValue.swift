import Vocabulary

/// A Unicode.Scalar.
struct ScalarValue: NativeValue, Hashable {
    let scalar: Unicode.Scalar
    var typeName: String { "Unicode.Scalar" }
    var debugText: String { String(Character(scalar)) }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("escaped asASCII:a") { _, me, a, _ in
            guard case .native(let value as ScalarValue) = me else { return .void }
            var ascii = false
            if case .bool(let flag) = a[0] { ascii = flag }
            return .string(value.scalar.escaped(asASCII: ascii))
        }
    ]

    func property(_ name: String) -> Value? {
        switch name {
        case "value": SizedInteger(Int(scalar.value), .uint32).map { .native($0) } ?? Value.none
        case "isASCII": .bool(scalar.isASCII)
        case "description": .string(String(Character(scalar)))
        case "properties": .native(self)
        case "isAlphabetic": .bool(scalar.properties.isAlphabetic)
        case "isEmoji": .bool(scalar.properties.isEmoji)
        case "isEmojiPresentation": .bool(scalar.properties.isEmojiPresentation)
        case "isWhitespace": .bool(scalar.properties.isWhitespace)
        case "isUppercase": .bool(scalar.properties.isUppercase)
        case "isLowercase": .bool(scalar.properties.isLowercase)
        case "name": scalar.properties.name.map { .string($0) } ?? Value.none
        default: nil
        }
    }

    /// `UnicodeScalar(x)`: from a number it may fail, from a byte or a scalar it does not.
    static func made(from value: Value) -> Value {
        switch value {
        case .int(let code): UInt32(exactly: code).flatMap { Unicode.Scalar($0) }.map(of) ?? .none
        case .native(let number as SizedInteger):
            number.int.flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }.map(of) ?? .none
        case .character(let character): character.unicodeScalars.first.map(of) ?? .none
        case .string(let text): text.unicodeScalars.count == 1 ? text.unicodeScalars.first.map(of) ?? .none : .none
        default: value
        }
    }

    static func of(_ scalar: Unicode.Scalar) -> Value { .native(ScalarValue(scalar: scalar)) }
}

/// A place in a dictionary.
struct DictionaryIndexValue: NativeValue, Hashable {
    let place: Int
    var typeName: String { "Dictionary.Index" }
}

/// What tells a type or an object from the others.
struct ObjectIdentifierValue: NativeValue, Hashable {
    let key: String
    var typeName: String { "ObjectIdentifier" }
    var debugText: String { "ObjectIdentifier" }
    var hashText: String { "ObjectIdentifier " + key }
}
