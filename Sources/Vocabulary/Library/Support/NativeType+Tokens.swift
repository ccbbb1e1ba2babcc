/// Opaque types: named constants, and calls that are kept as they were made.
extension NativeType {
    /// A type whose values are `Token`s.
    ///
    /// `constants` are names separated by spaces. `cases` adds `allCases` and raw values by name; `as` makes the tokens
    /// those of another type, for names that stand for the same thing.
    static func tokens(
        _ name: String, _ constants: String, as tokenType: String? = nil, conforms: String = "", cases: Bool = false,
        _ build: (inout NativeType) -> Void = { _ in }
    ) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable Sendable " + conforms) { type in
            let tokenType = tokenType ?? name
            let names = NameList.names(in: constants)
            for constant in names { type.constant(constant, .native(Token(tokenType, constant))) }
            if cases {
                type.conformances.insert("CaseIterable")
                type.constant("allCases", .array(names.map { .native(Token(tokenType, $0)) }))
            }
            build(&type)
        }
    }

    /// A concrete type whose only value is one constant of a protocol: `PlainButtonStyle()` is `.plain`.
    static func concrete(_ name: String, is token: String, of protocolName: String, _ signatures: String...)
        -> NativeType
    {
        NativeType(name, conforms: "Equatable Hashable Sendable \(protocolName)") { type in
            for signature in ["()"] + signatures {
                type.tokenInitializer(signature, named: token, as: protocolName)
            }
        }
    }

    /// An opaque option set; `groups` name several members at once, as in `["all": "container keyboard"]`.
    static func tokenSet(
        _ name: String, _ members: String, groups: [String: String] = [:], conforms: String = ""
    ) -> NativeType {
        NativeType(name, conforms: conforms) { type in
            let names = NameList.names(in: members)
            for (index, member) in names.enumerated() {
                type.constant(member, .native(TokenSetValue(name, bits: 1 << index, of: names)))
            }
            for (group, included) in groups {
                let included = Set(NameList.names(in: included))
                let bits = names.indices.reduce(0) { included.contains(names[$1]) ? $0 | 1 << $1 : $0 }
                type.constant(group, .native(TokenSetValue(name, bits: bits, of: names)))
            }
            type.addOptionSetMembers(
                of: TokenSetValue.self, element: name, raw: { $0.bits },
                make: { TokenSetValue(name, bits: $0, of: names) })
        }
    }

    /// A static function whose call is kept.
    mutating func tokenFunction(_ functionName: String, _ signature: String, as tokenType: String? = nil) {
        let tokenType = tokenType ?? name
        let labels = NativeType.labels(of: signature)
        staticFunction(functionName, signature) { call in
            .native(TokenCall(tokenType, functionName, arguments: call.kept(labels)))
        }
    }

    /// An initialiser whose call is kept; without arguments it is the constant `token`.
    mutating func tokenInitializer(_ signature: String, named token: String = "init", as tokenType: String? = nil) {
        let tokenType = tokenType ?? name
        let labels = NativeType.labels(of: signature)
        initializer(signature) { call in
            let arguments = call.kept(labels)
            return arguments.isEmpty
                ? .native(Token(tokenType, token)) : .native(TokenCall(tokenType, token, arguments: arguments))
        }
    }

    /// Methods that give a value of the same opaque type; the chain is kept.
    mutating func chained(_ methodName: String, _ signature: String, as tokenType: String? = nil) {
        let tokenType = tokenType ?? name
        let labels = NativeType.labels(of: signature)
        method(methodName, signature) { call in
            guard case .native(let base) = call.receiver else {
                throw call.wrongType(call.receiver, expected: tokenType)
            }
            return .native(TokenCall(tokenType, methodName, base: base, arguments: call.kept(labels)))
        }
    }

    /// Properties that give a value of the same opaque type, as `.circle.fill`.
    mutating func chainedProperties(_ names: String) {
        for property in NameList.names(in: names) {
            properties[property] = NativeProperty(get: { value in
                guard case .native(let native) = value else { return value }
                if let token = native as? Token { return .native(Token(token.typeName, token.name + "." + property)) }
                return .native(TokenCall(native.typeName, property, base: native))
            })
        }
    }

    /// Order among the constants, by their order in the declaration.
    mutating func orderedConstants(_ constants: String) {
        conformances.insert("Comparable")
        let names = NameList.names(in: constants)
        op("<", "(_ other: \(name)) -> Bool") { call in
            let left = names.firstIndex(of: call.receiver.tokenName ?? "") ?? 0
            return .bool(left < names.firstIndex(of: try call.token(0) ?? "") ?? 0)
        }
    }

    /// Raw values: the names of the constants.
    mutating func rawNames(_ constants: String) {
        let type = name
        let names = NameList.names(in: constants)
        get("rawValue") { (token: Token) in .string(token.name) }
        initializer("(rawValue: String)") { call in
            let raw: String = try call.get(0)
            return names.contains(raw) ? .native(Token(type, raw)) : .none
        }
    }

    /// The labels of a signature's parameters; an unlabelled one gives `_name`.
    static func labels(of signature: String) -> [String] {
        var signature = signature
        return signature.withUTF8 { bytes in
            var labels: [String] = []
            var depth = 0
            var start = 0
            var readsName = true
            func finish(_ end: Int) {
                guard readsName else { return }
                let words = NameList.names(in: String(decoding: bytes[start..<end], as: UTF8.self))
                guard let first = words.first, let last = words.last else { return }
                labels.append(first == "_" ? "_" + last : first)
            }
            for (place, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["):
                    depth += 1
                    if depth == 1 { start = place + 1 }
                case UInt8(ascii: ")"), UInt8(ascii: "]"):
                    depth -= 1
                    guard depth == 0 else { continue }
                    finish(place)
                    return labels
                case UInt8(ascii: ",") where depth == 1:
                    finish(place)
                    start = place + 1
                    readsName = true
                case UInt8(ascii: ":") where depth == 1:
                    finish(place)
                    readsName = false
                default: break
                }
            }
            return labels
        }
    }
}

extension NativeCall {
    /// The given arguments by label, for calls that are kept as they were made.
    func kept(_ labels: [String]) -> [Argument] {
        labels.indices.compactMap { index in
            guard index < arguments.count, let value = arguments[index] else { return nil }
            return Argument(name: labels[index], value: value, range: range)
        }
    }
}
