/// `URLComponents` and `URLQueryItem`; the fields hold what is written, percent encoded where the name says so.
enum URLComponentsType {
    static let item = NativeType.record(
        "URLQueryItem", "name: String; value: String?", conforms: "Equatable Hashable Codable Sendable"
    ) { type in
        type.initializer("(name: String, value: String?)") { call in
            RecordValue("URLQueryItem", [("name", call.value(0)), ("value", call.value(1))]).asValue
        }
        type.get("description") { (item: RecordValue) in
            .string(text(item["name"]) + (value(item).map { "=" + $0 } ?? ""))
        }
    }

    static let type = NativeType.record(
        "URLComponents",
        "scheme: String?; user: String?; password: String?; host: String?; port: Int?; fragment: String?",
        conforms: "Equatable Hashable Codable Sendable"
    ) { type in
        type.initializer("()") { _ in RecordValue("URLComponents", [("percentEncodedPath", .string(""))]).asValue }
        for signature in ["(string: String)", "(string: String, encodingInvalidCharacters: Bool)"] {
            type.initializer(signature) { call in
                let text: String = try call.get(0)
                return text.contains(" ") ? .none : components(of: URLValue(text)).asValue
            }
        }
        type.initializer("(url: URL, resolvingAgainstBaseURL: Bool)") { call in
            components(of: try call.get(0)).asValue
        }
        coded("path", "percentEncodedPath", PercentCoding.isOfPath, &type)
        coded("query", "percentEncodedQuery", PercentCoding.isOfQuery, &type)
        type.properties["queryItems"] = NativeProperty(
            type: "[URLQueryItem]?",
            get: { value in
                guard let record = RecordValue.converted(from: value),
                    case .string(let query) = record["percentEncodedQuery"]
                else { return .none }
                return .array(query.split(separator: "&", omittingEmptySubsequences: false).map(item(from:)))
            },
            set: { value, new in
                guard var record = RecordValue.converted(from: value) else { return }
                record["percentEncodedQuery"] = query(of: new).map { .string($0) } ?? .none
                value = record.asValue
            })
        for name in ["string", "url"] {
            type.properties[name] = NativeProperty(
                type: name == "url" ? "URL?" : "String?",
                get: { value in
                    guard let record = RecordValue.converted(from: value), let text = whole(record) else {
                        return .none
                    }
                    return name == "url" ? URLValue(text).asValue : .string(text)
                })
        }
        type.get("description") { (record: RecordValue) in .string(whole(record) ?? "") }
    }

    /// A part that is read decoded and kept encoded.
    private static func coded(
        _ name: String, _ kept: String, _ isAllowed: @escaping @Sendable (UInt8) -> Bool, _ type: inout NativeType
    ) {
        type.properties[name] = NativeProperty(
            type: name == "path" ? "String" : "String?",
            get: { value in
                guard case .string(let text)? = RecordValue.converted(from: value)?[kept] else { return .none }
                return .string(PercentCoding.decoded(text) ?? text)
            },
            set: { value, new in
                guard var record = RecordValue.converted(from: value) else { return }
                record[kept] =
                    if case .string(let text) = new { .string(PercentCoding.encoded(text, isAllowed)) } else { .none }
                value = record.asValue
            })
        type.properties[kept] = NativeProperty(
            type: name == "path" ? "String" : "String?",
            get: { RecordValue.converted(from: $0)?[kept] ?? .none },
            set: { value, new in
                guard var record = RecordValue.converted(from: value) else { return }
                record[kept] = new
                value = record.asValue
            })
    }

    private static func components(of url: URLValue) -> RecordValue {
        RecordValue(
            "URLComponents",
            [
                ("scheme", url.scheme.map { String($0) }.asValue), ("user", url.user.asValue),
                ("password", url.password.asValue), ("host", url.decodedHost.asValue), ("port", url.port.asValue),
                ("percentEncodedPath", .string(String(url.path))),
                ("percentEncodedQuery", url.query.map { String($0) }.asValue),
                ("fragment", url.fragment.map { PercentCoding.decoded($0) ?? String($0) }.asValue)
            ])
    }

    /// The text of all parts; `nil` where a host is followed by a path that does not start at the root.
    private static func whole(_ record: RecordValue) -> String? {
        let path = text(record["percentEncodedPath"])
        var whole = ""
        if case .string(let scheme) = record["scheme"] { whole += scheme + ":" }
        if case .string(let host) = record["host"] {
            guard path.isEmpty || path.hasPrefix("/") else { return nil }
            whole += "//"
            if case .string(let user) = record["user"] {
                whole += PercentCoding.encoded(user, PercentCoding.isPlain)
                if case .string(let password) = record["password"] {
                    whole += ":" + PercentCoding.encoded(password, PercentCoding.isPlain)
                }
                whole += "@"
            }
            whole += PercentCoding.encoded(host) { PercentCoding.isPlain($0) || "[]:".utf8.contains($0) }
            if case .int(let port) = record["port"] { whole += ":\(port)" }
        }
        whole += path
        if case .string(let query) = record["percentEncodedQuery"] { whole += "?" + query }
        if case .string(let fragment) = record["fragment"] {
            whole += "#" + PercentCoding.encoded(fragment, PercentCoding.isOfQuery)
        }
        return whole
    }

    /// The query that items make; `nil` for nil.
    static func query(of items: Value) -> String? {
        guard case .array(let items) = items else { return nil }
        let isAllowed: (UInt8) -> Bool = {
            PercentCoding.isOfQuery($0) && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "=")
        }
        return items.compactMap { RecordValue.converted(from: $0) }.map { item in
            PercentCoding.encoded(text(item["name"]), isAllowed)
                + (value(item).map { "=" + PercentCoding.encoded($0, isAllowed) } ?? "")
        }.joined(separator: "&")
    }

    private static func item(from part: Substring) -> Value {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { Value.string(PercentCoding.decoded($0) ?? String($0)) }
        return RecordValue(
            "URLQueryItem", [("name", sides.first ?? .string("")), ("value", sides.count > 1 ? sides[1] : .none)]
        ).asValue
    }

    private static func text(_ value: Value) -> String { if case .string(let text) = value { text } else { "" } }

    private static func value(_ item: RecordValue) -> String? {
        if case .string(let text) = item["value"] { text } else { nil }
    }
}
