import Vocabulary

/// Keys of coded values.
extension Interpreter {
    /// A key that no enum declares.
    func codingKey(_ text: String, index: Int? = nil) -> Value {
        .native(
            RecordValue(
                "CodingKey",
                [
                    ("stringValue", .string(text)), ("intValue", index.map { .int($0) } ?? .none),
                    ("description", .string(text)), ("debugDescription", .string(text))
                ]))
    }

    /// What a key is called in JSON.
    func text(ofKey key: Value) throws -> String {
        switch key {
        case .string(let text): return text
        case .enumeration(let instance):
            if let raw = info(of: key)?.cases[instance.caseName]?.rawValue {
                if case .string(let text) = raw { return text }
                if case .int(let number) = raw { return String(number) }
            }
            return instance.caseName
        default:
            if case .string(let text) = try readMember(key, "stringValue", nativePlace) { return text }
            return ""
        }
    }

    /// The stored properties that a synthesised conformance codes, each with its key.
    func codedProperties(of info: TypeInfo) -> [(property: PropertyInfo, key: Value)] {
        let coded = info.stored.filter { property in
            if property.isLazy { return false }
            if case .environment = property.wrapper { return false }
            return !(property.declaration.isLet && property.declaration.initial != nil)
        }
        guard let keys = info.nested["CodingKeys"], !keys.caseOrder.isEmpty else {
            return coded.map { ($0, codingKey($0.name)) }
        }
        return coded.compactMap { property in
            keys.cases[property.name]?.instance.map { (property, .enumeration($0)) }
        }
    }

    /// `imageURLString` of `image_url_string`: words of an identifier, the first as it is.
    static func camelCase(_ text: String) -> String {
        let leading = text.prefix { $0 == "_" }
        let trailing = leading.count == text.count ? "" : String(text.reversed().prefix { $0 == "_" })
        let words = text.split(separator: "_")
        guard words.count > 1 else { return text }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        return leading + words[0].lowercased() + rest.joined() + trailing
    }

    /// `image_url` of `imageURL`.
    static func snakeCase(_ text: String) -> String {
        let letters = Array(text)
        var result = ""
        for (place, letter) in letters.enumerated() {
            let startsWord =
                place > 0 && letter.isUppercase
                && (!letters[place - 1].isUppercase
                    || place + 1 < letters.count && letters[place + 1].isLowercase)
            if startsWord, result.last != "_" { result += "_" }
            result += letter.lowercased()
        }
        return result
    }
}
