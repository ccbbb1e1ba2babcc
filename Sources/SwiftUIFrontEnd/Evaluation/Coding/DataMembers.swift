import Vocabulary

/// Members of `Data`, beside those of all sequences.
enum DataMembers {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("base64EncodedString options:a?") { m, me, _, _ in
            guard case .native(let data as DataValue) = me else { return .none }
            try m.charge(steps: data.bytes.count / 16, bytes: data.bytes.count * 2)
            return .string(Base64.text(of: data.bytes))
        },
        BuiltinMethod("base64EncodedData options:a?") { m, me, _, _ in
            guard case .native(let data as DataValue) = me else { return .none }
            try m.charge(steps: data.bytes.count / 16, bytes: data.bytes.count * 2)
            return .native(DataValue(Base64.text(of: data.bytes)))
        },
        BuiltinMethod("append _:a", mutating: true) { m, me, a, r in
            try changing(&me, m) {
                if let byte = NumberMembers.int(a[0]) {
                    $0.append(UInt8(truncatingIfNeeded: byte))
                } else {
                    $0 += try bytes(of: a[0], m, r)
                }
            }
        },
        BuiltinMethod("append contentsOf:a", mutating: true) { m, me, a, r in
            try changing(&me, m) { $0 += try bytes(of: a[0], m, r) }
        },
        BuiltinMethod("removeAll keepingCapacity:b?", mutating: true) { m, me, _, _ in
            try changing(&me, m) { $0.removeAll() }
        },
        BuiltinMethod("prefix _:i") { m, me, a, r in try part(me, a[0], r, m) { $0.prefix($1) } },
        BuiltinMethod("suffix _:i") { m, me, a, r in try part(me, a[0], r, m) { $0.suffix($1) } },
        BuiltinMethod("dropFirst _:i?") { m, me, a, r in try part(me, a[0], r, m) { $0.dropFirst($1) } },
        BuiltinMethod("dropLast _:i?") { m, me, a, r in try part(me, a[0], r, m) { $0.dropLast($1) } },
        BuiltinMethod("subdata in:a") { m, me, a, r in try m.readIndex(me, [a[0]], [nil], r) }
    ]

    private static func changing(
        _ me: inout Value, _ m: Interpreter, _ body: (inout [UInt8]) throws -> Void
    ) throws -> Value {
        guard case .native(let data as DataValue) = me else { return .void }
        var bytes = data.bytes
        try body(&bytes)
        try m.charge(steps: bytes.count / 64, bytes: bytes.count)
        me = .native(DataValue(bytes: bytes))
        return .void
    }

    private static func part(
        _ me: Value, _ count: Value, _ range: Range<Int>, _ m: Interpreter,
        _ take: ([UInt8], Int) -> ArraySlice<UInt8>
    ) throws -> Value {
        guard case .native(let data as DataValue) = me else { return .none }
        let count = NumberMembers.int(count) ?? 1
        guard count >= 0 else { throw m.failure("index-out-of-range", "the number of bytes is negative", range) }
        return .native(DataValue(bytes: Array(take(data.bytes, count))))
    }

    /// The bytes of data or of a sequence of numbers.
    static func bytes(of value: Value, _ m: Interpreter, _ range: Range<Int>) throws -> [UInt8] {
        if case .native(let data as DataValue) = value { return data.bytes }
        return try m.elements(of: value, range).compactMap {
            NumberMembers.int($0).map { UInt8(truncatingIfNeeded: $0) }
        }
    }

    /// A property of data; `nil` if it has no such property.
    static func property(_ name: String, of data: DataValue, _ m: Interpreter, _ range: Range<Int>) throws -> Value? {
        switch name {
        case "count": return .int(data.bytes.count)
        case "isEmpty": return .bool(data.bytes.isEmpty)
        case "first", "last", "indices", "startIndex", "endIndex", "lazy":
            return try BuiltinProperties.read(m, .array(data.elements), name, range)
        case "description": return .string(try m.text(of: .native(data)))
        default: return nil
        }
    }
}

extension DataValue {
    /// The bytes as numbers.
    var elements: [Value] { bytes.compactMap { SizedInteger(Int($0), .uint8) }.map { .native($0) } }
}
