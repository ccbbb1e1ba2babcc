/// `URLRequest`, `URLResponse` and `HTTPURLResponse`, as mock clients make them; nothing is loaded.
enum WebTypes {
    static let request = NativeType.record(
        "URLRequest",
        "url: URL?; httpMethod: String?; httpBody: Data?; allHTTPHeaderFields: [String: String]?; "
            + "timeoutInterval: Double; cachePolicy: Any; httpShouldHandleCookies: Bool",
        conforms: "Equatable Hashable Sendable"
    ) { type in
        type.initializer("(url: URL, cachePolicy: Any? = nil, timeoutInterval: Double = 60)") { call in
            RecordValue(
                "URLRequest",
                [
                    ("url", call.value(0)), ("httpMethod", .string("GET")), ("cachePolicy", call.value(1)),
                    ("timeoutInterval", call.has(2) ? call.value(2) : .double(60)),
                    ("httpShouldHandleCookies", .bool(true))
                ]
            ).asValue
        }
        for (name, isAdded) in [("setValue", false), ("addValue", true)] {
            type.mutatingMethod(name, "(_ value: String?, forHTTPHeaderField: String)") { call in
                var request: RecordValue = try call.me()
                var fields = DictionaryValue()
                if case .dictionary(let known) = request["allHTTPHeaderFields"] { fields = known }
                var value = call.value(0)
                if isAdded, case .string(let known)? = fields[call.value(1)], case .string(let more) = value {
                    value = .string(known + "," + more)
                }
                fields[call.value(1)] = call.has(0) ? value : nil
                request["allHTTPHeaderFields"] = .dictionary(fields)
                call.receiver = request.asValue
                return .void
            }
        }
        type.method("value", "(forHTTPHeaderField: String) -> String?") { call in
            try header(call, in: "allHTTPHeaderFields")
        }
    }

    static let response = response("URLResponse")
    static let httpResponse = response("HTTPURLResponse")

    private static func response(_ name: String) -> NativeType {
        NativeType.record(
            name,
            "url: URL?; mimeType: String?; expectedContentLength: Int; textEncodingName: String?; statusCode: Int; "
                + "allHeaderFields: Any",
            conforms: "Equatable Hashable Sendable NSObject URLResponse"
        ) { type in
            type.initializer("()") { _ in
                RecordValue(name, [("expectedContentLength", .int(-1)), ("statusCode", .int(200))]).asValue
            }
            type.initializer("(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?)") {
                RecordValue(
                    name,
                    [
                        ("url", $0.value(0)), ("mimeType", $0.value(1)), ("expectedContentLength", $0.value(2)),
                        ("textEncodingName", $0.value(3)), ("statusCode", .int(200))
                    ]
                ).asValue
            }
            guard name == "HTTPURLResponse" else { return }
            type.initializer(
                "(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)"
            ) { call in
                RecordValue(
                    name,
                    [
                        ("url", call.value(0)), ("statusCode", call.value(1)),
                        ("allHeaderFields", call.has(3) ? call.value(3) : .dictionary(DictionaryValue())),
                        ("expectedContentLength", .int(-1))
                    ]
                ).asValue
            }
            type.method("value", "(forHTTPHeaderField: String) -> String?") { call in
                try header(call, in: "allHeaderFields")
            }
        }
    }

    /// A header by its name, of which the case does not count.
    private static func header(_ call: NativeCall, in field: String) throws -> Value {
        guard case .dictionary(let fields) = try call.me(as: RecordValue.self)[field] else { return .none }
        let wanted = try call.get(0, as: String.self).lowercased()
        for (key, value) in zip(fields.keys, fields.values) {
            if case .string(let name) = key, name.lowercased() == wanted { return value }
        }
        return .none
    }
}
