/// `UUID`, `URL` and `NSNumber`.
enum IdentityTypes {
    static let uuid = NativeType("UUID", conforms: "Equatable Hashable Comparable Codable Sendable") { type in
        type.initializer("()") { call in UUIDValue(number: call.evaluator.freshNumber()).asValue }
        type.initializer("(uuidString: String)") { call in UUIDValue(try call.get(0, as: String.self))?.asValue ?? .none
        }
        for name in ["uuidString", "description", "debugDescription"] {
            type.contextual(name) { (uuid: UUIDValue, evaluator) in
                if uuid.text.hasPrefix("00000000-0000-4000-8000-") { evaluator.noteFixed("UUIDs count up here") }
                return .string(uuid.text)
            }
        }
        type.get("hashValue") { (uuid: UUIDValue) in
            .int(uuid.text.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF_FFFF })
        }
        type.op("<", "(_ other: UUID) -> Bool") { call in
            .bool(try call.me(as: UUIDValue.self).text < call.get(0, as: UUIDValue.self).text)
        }
    }

    static let url = NativeType("URL", conforms: "Equatable Hashable Codable Sendable Transferable") { type in
        type.initializer("(string: String)") { call in
            let text: String = try call.get(0)
            return text.isEmpty || text.contains(" ") ? .none : URLValue(text).asValue
        }
        type.initializer("(string: String, relativeTo base: URL?)") { call in
            let text: String = try call.get(0)
            guard let base = try call.optional(1, as: URLValue.self) else { return URLValue(text).asValue }
            return base.appending(text).asValue
        }
        for label in ["fileURLWithPath", "filePath"] {
            type.initializer("(\(label): String, isDirectory: Bool = false)") { call in
                URLValue("file://" + (try call.get(0, as: String.self))).asValue
            }
        }
        for name in ["absoluteString", "description"] { type.get(name) { (url: URLValue) in .string(url.text) } }
        type.get("scheme") { (url: URLValue) in url.scheme.map { .string(String($0)) } ?? .none }
        type.get("host") { (url: URLValue) in url.host.map { .string(String($0)) } ?? .none }
        type.get("path") { (url: URLValue) in .string(String(url.path)) }
        type.get("query") { (url: URLValue) in url.query.map { .string(String($0)) } ?? .none }
        type.get("fragment") { (url: URLValue) in url.fragment.map { .string(String($0)) } ?? .none }
        type.get("isFileURL") { (url: URLValue) in .bool(url.scheme == "file") }
        type.get("lastPathComponent") { (url: URLValue) in .string(url.components.last.map(String.init) ?? "/") }
        type.get("pathComponents") { (url: URLValue) in
            (url.path.hasPrefix("/") ? ["/"] : []).asValue(appending: url.components)
        }
        type.get("pathExtension") { (url: URLValue) in
            let parts = url.components.last?.split(separator: ".") ?? []
            return .string(parts.count > 1 ? String(parts[parts.count - 1]) : "")
        }
        for (name, label) in [
            ("appendingPathComponent", "_ component"), ("appending", "path"), ("appending", "component")
        ] {
            type.method(name, "(\(label): String) -> URL") { call in
                try call.me(as: URLValue.self).appending(try call.get(0)).asValue
            }
        }
        type.method("host", "(percentEncoded: Bool = true) -> String?") { call in
            try call.me(as: URLValue.self).host.map { .string(String($0)) } ?? .none
        }
        type.method("path", "(percentEncoded: Bool = true) -> String") { call in
            .string(String(try call.me(as: URLValue.self).path))
        }
    }

    static let number = NativeType("NSNumber", conforms: "Equatable Hashable") { type in
        type.initializer("(value: Double|Bool)") { call in
            if case .bool(let flag) = call.value(0) { return NumberValue(flag ? 1 : 0, isBool: true).asValue }
            return NumberValue(try call.get(0)).asValue
        }
        for label in ["double", "float", "integerLiteral", "floatLiteral"] {
            type.initializer("(\(label): Double)") { call in NumberValue(try call.get(0)).asValue }
        }
        type.fromNumberLiteral = { NumberValue($0).asValue }
        for name in ["doubleValue", "floatValue"] { type.get(name) { (number: NumberValue) in .double(number.number) } }
        for name in ["intValue", "integerValue"] {
            type.get(name) { (number: NumberValue) in .int(Int(exactly: number.number.rounded(.towardZero)) ?? 0) }
        }
        NSDecimalNumberType.arithmetic(&type)
        type.get("boolValue") { (number: NumberValue) in .bool(number.number != 0) }
        for name in ["stringValue", "description"] {
            type.get(name) { (number: NumberValue) in .string(number.number.sourceText) }
        }
    }
}

extension [String] {
    fileprivate func asValue(appending components: [Substring]) -> Value {
        (self + components.map(String.init)).asValue
    }
}
