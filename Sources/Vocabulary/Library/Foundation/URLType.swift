/// `URL`: its text, the parts of it, and URLs made from it.
enum URLType {
    static let type = NativeType("URL", conforms: "Equatable Hashable Codable Sendable Transferable") { type in
        initializers(&type)
        parts(&type)
        derived(&type)
    }

    private static func initializers(_ type: inout NativeType) {
        for signature in ["(string: String)", "(string: String, encodingInvalidCharacters: Bool)"] {
            type.initializer(signature) { call in
                let text: String = try call.get(0)
                return text.isEmpty || text.contains(" ") ? .none : URLValue(text).asValue
            }
        }
        type.initializer("(string: String, relativeTo base: URL?)") { call in
            let text: String = try call.get(0)
            guard let base = try call.optional(1, as: URLValue.self), URLValue(text).scheme == nil else {
                return URLValue(text).asValue
            }
            return base.resolving(text).asValue
        }
        for signature in [
            "(fileURLWithPath: String, isDirectory: Bool = false)",
            "(filePath: String, directoryHint: Any? = nil, relativeTo: URL? = nil)"
        ] {
            type.initializer(signature) { call in
                URLValue("file://" + PercentCoding.encoded(try call.get(0), PercentCoding.isOfPath)).asValue
            }
        }
    }

    private static func text(
        _ name: String, _ type: inout NativeType, _ read: @escaping @Sendable (URLValue) -> String?
    ) {
        type.properties[name] = NativeProperty(
            type: "String?",
            get: { value in
                URLValue.converted(from: value).flatMap(read).map { .string($0) } ?? .none
            })
    }

    private static func parts(_ type: inout NativeType) {
        for name in ["absoluteString", "description", "relativeString"] {
            type.get(name) { (url: URLValue) in .string(url.text) }
        }
        text("scheme", &type) { $0.scheme.map { String($0) } }
        text("host", &type) { $0.decodedHost }
        text("query", &type) { $0.query.map { String($0) } }
        text("fragment", &type) { $0.fragment.map { String($0) } }
        text("user", &type) { $0.user }
        text("password", &type) { $0.password }
        type.properties["port"] = NativeProperty(
            type: "Int?", get: { URLValue.converted(from: $0)?.port.map { .int($0) } ?? .none })
        for name in ["path", "relativePath"] { type.get(name) { (url: URLValue) in .string(url.decodedPath) } }
        type.get("isFileURL") { (url: URLValue) in .bool(url.scheme == "file") }
        type.get("hasDirectoryPath") { (url: URLValue) in .bool(url.path.hasSuffix("/")) }
        type.get("lastPathComponent") { (url: URLValue) in
            .string(url.decodedComponents.last ?? (url.path.isEmpty ? "" : "/"))
        }
        type.properties["pathComponents"] = NativeProperty(
            type: "[String]",
            get: { value in
                guard let url = URLValue.converted(from: value) else { return .none }
                return ((url.path.hasPrefix("/") ? ["/"] : []) + url.decodedComponents).asValue
            })
        type.get("pathExtension") { (url: URLValue) in .string(url.pathExtension) }
        type.get("absoluteURL") { (url: URLValue) in url.asValue }
        type.get("standardized") { (url: URLValue) in url.asValue }
        for name in ["host", "query", "fragment", "user", "password"] {
            type.method(name, "(percentEncoded: Bool = true) -> String?") { call in
                let url: URLValue = try call.me()
                let isEncoded: Bool = try call.get(0, default: true)
                let part =
                    switch name {
                    case "host": url.host.flatMap { $0.isEmpty ? nil : String($0) }
                    case "query": url.query.map { String($0) }
                    case "fragment": url.fragment.map { String($0) }
                    case "user": url.user
                    default: url.password
                    }
                return part.map { .string(isEncoded ? $0 : PercentCoding.decoded($0) ?? $0) } ?? .none
            }
        }
        type.method("path", "(percentEncoded: Bool = true) -> String") { call in
            let path = String(try call.me(as: URLValue.self).path)
            return .string(try call.get(0, default: true) ? path : PercentCoding.decoded(path) ?? path)
        }
    }

    private static func derived(_ type: inout NativeType) {
        for (name, signature, append) in [
            ("appendingPathComponent", "(_ component: String", "appendPathComponent"),
            ("appending", "(path: String", "append"), ("appending", "(component: String", "append")
        ] {
            let hint = name == "appending" ? ", directoryHint: Any? = nil)" : ", isDirectory: Bool = false)"
            type.method(name, signature + hint + " -> URL") { call in try appended(call).asValue }
            type.mutatingMethod(append, signature + hint) { call in
                call.receiver = try appended(call).asValue
                return .void
            }
        }
        type.method("appending", "(components: String...) -> URL") { call in
            try call.get(0, as: [String].self)
                .reduce(try call.me(as: URLValue.self)) { $0.appending($1, isDirectory: false) }.asValue
        }
        type.method("appending", "(queryItems: [URLQueryItem]) -> URL") { call in
            let items = URLComponentsType.query(of: call.value(0)) ?? ""
            return try call.me(as: URLValue.self).appending(query: items).asValue
        }
        type.method("deletingLastPathComponent", "() -> URL") { call in
            try call.me(as: URLValue.self).deletingLastPathComponent.asValue
        }
        type.method("deletingPathExtension", "() -> URL") { call in
            try call.me(as: URLValue.self).deletingPathExtension.asValue
        }
        type.method("appendingPathExtension", "(_ pathExtension: String) -> URL") { call in
            try call.me(as: URLValue.self).appendingPathExtension(try call.get(0)).asValue
        }
        type.mutatingMethod("deleteLastPathComponent", "()") { call in
            call.receiver = try call.me(as: URLValue.self).deletingLastPathComponent.asValue
            return .void
        }
        type.mutatingMethod("deletePathExtension", "()") { call in
            call.receiver = try call.me(as: URLValue.self).deletingPathExtension.asValue
            return .void
        }
    }

    private static func appended(_ call: NativeCall) throws -> URLValue {
        let component: String = try call.get(0)
        var isDirectory = false
        if case .bool(let flag) = call.value(1) { isDirectory = flag }
        if call.value(1).tokenName == "isDirectory" { isDirectory = true }
        return try call.me(as: URLValue.self).appending(component, isDirectory: isDirectory)
    }
}
