import CanonicalJSON
import Vocabulary

/// Methods of JSON's decoder and encoder, and of what they hand to `init(from:)` and `encode(to:)`.
enum CodingMembers {
    /// Whether a value codes or holds what is coded.
    static func isCoding(_ native: any NativeValue) -> Bool {
        if native.isExactly(DecodingValue.self) || native.isExactly(EncodingValue.self) { return true }
        guard let name = native.exactly(ObjectValue.self)?.typeName else { return false }
        return name == "JSONDecoder" || name == "JSONEncoder"
    }

    /// The type of a value with its key type, which tells what `forKey: .name` means; `nil` for other values.
    static func type(of native: any NativeValue) -> TypeName? {
        if let value = native.exactly(DecodingValue.self), case .keyed(let keys?) = value.kind {
            return .named(value.typeName, [keys])
        }
        if let value = native.exactly(EncodingValue.self), case .keyed(let keys?) = value.kind {
            return .named(value.typeName, [keys])
        }
        return nil
    }

    static let methods: [BuiltinMethod] = coders + reading + writing

    private static let coders: [BuiltinMethod] = [
        BuiltinMethod("decode _:a from:a") { m, me, a, r in
            guard case .native(let coder as ObjectValue) = me, case .type(let type) = a[0] else { return .none }
            guard case .native(let data as DataValue) = a[1] else {
                m.noteOutside("Data", r)
                return .native(OutsideValue(coder.typeName + ".decode", isUnknown: true))
            }
            let place = CodingPlace(coder: coder)
            try m.charge(steps: data.bytes.count, bytes: data.bytes.count * 8)
            guard let json = try? JSON(decoding: data.text, maximumDepth: 512) else {
                throw m.corrupted("The given data was not valid JSON.", place, r)
            }
            return try m.decode(type, json, place, r)
        },
        BuiltinMethod("encode _:a") { m, me, a, r in
            switch me {
            case .native(let coder as ObjectValue):
                let node = EncodedNode()
                try m.encode(a[0], into: node, CodingPlace(coder: coder), r)
                return .native(DataValue(m.written(node.json, coder)))
            case .native(let container as EncodingValue):
                var node = container.node
                if case .unkeyed = container.kind { node = node.element() }
                try m.encode(a[0], into: node, container.place, r)
                return .void
            default: return .void
            }
        }
    ]

    private static func keys(_ value: Value) -> TypeName? { if case .type(let type) = value { type } else { nil } }

    private static func container(
        _ kind: DecodingValue.Kind, _ me: Value, _ m: Interpreter, _ r: Range<Int>
    ) throws -> Value {
        switch me {
        case .native(let decoder as DecodingValue):
            switch (kind, decoder.json) {
            case (.keyed, .object), (.unkeyed, .array), (.single, _), (.decoder, _): break
            case (.keyed, _): throw m.mismatch("Dictionary<String, Any>", decoder.json, decoder.place, r)
            default: throw m.mismatch("Array<Any>", decoder.json, decoder.place, r)
            }
            return .native(DecodingValue(kind, decoder.json, decoder.place))
        case .native(let encoder as EncodingValue):
            switch kind {
            case .keyed: encoder.node.content = .object
            case .unkeyed: encoder.node.content = .array
            default: break
            }
            return .native(EncodingValue(kind, encoder.node, encoder.place))
        default: return .none
        }
    }

    /// A container inside of another, under a key or as the next element.
    private static func nested(
        _ kind: DecodingValue.Kind, _ key: Value?, _ me: Value, _ m: Interpreter, _ r: Range<Int>
    ) throws -> Value {
        switch me {
        case .native(let outer as DecodingValue):
            let (json, place) = try next(key, of: outer, m, r)
            return try container(kind, .native(DecodingValue(.decoder, json, place)), m, r)
        case .native(let outer as EncodingValue):
            let node = try key.map { outer.node.member(try m.encodedName($0, outer.place)) } ?? outer.node.element()
            return try container(kind, .native(EncodingValue(.decoder, node, outer.place)), m, r)
        default: return .none
        }
    }

    /// What stands under a key, or the next element.
    private static func next(
        _ key: Value?, of container: DecodingValue, _ m: Interpreter, _ r: Range<Int>
    ) throws -> (JSON, CodingPlace) {
        if let key {
            guard let json = try m.member(key, of: container.json, container.place) else {
                throw m.keyNotFound(key, container.place, r)
            }
            return (json, container.place.inside(key))
        }
        guard case .unkeyed = container.kind else { return (container.json, container.place) }
        let number = container.next
        guard let elements = container.json.arrayValue, number < elements.count else {
            throw m.mismatch("next element", .null, container.place, r)
        }
        container.next += 1
        return (elements[number], container.place.inside(m.codingKey("Index \(number)", index: number)))
    }

    private static func decode(
        _ type: Value, _ key: Value?, _ me: Value, isOptional: Bool, _ m: Interpreter, _ r: Range<Int>
    ) throws -> Value {
        guard case .native(let container as DecodingValue) = me, case .type(let type) = type else { return .none }
        if isOptional {
            if let key {
                let found = try m.member(key, of: container.json, container.place)
                if found == nil || found == .null { return .none }
            } else if container.next >= container.json.arrayValue?.count ?? 0 {
                return .none
            }
        }
        let (json, place) = try next(key, of: container, m, r)
        if isOptional, json == .null { return .none }
        do {
            return try m.decode(type, json, place, r)
        } catch {
            // What could not be read is the next element still.
            if key == nil, case .unkeyed = container.kind { container.next -= 1 }
            throw error
        }
    }

    private static let reading: [BuiltinMethod] = [
        BuiltinMethod("container keyedBy:a") { m, me, a, r in try container(.keyed(keys(a[0])), me, m, r) },
        BuiltinMethod("unkeyedContainer") { m, me, _, r in try container(.unkeyed, me, m, r) },
        BuiltinMethod("singleValueContainer") { m, me, _, r in try container(.single, me, m, r) },
        BuiltinMethod("nestedContainer keyedBy:a forKey:K") { m, me, a, r in
            try nested(.keyed(keys(a[0])), a[1], me, m, r)
        },
        BuiltinMethod("nestedContainer keyedBy:a") { m, me, a, r in
            try nested(.keyed(keys(a[0])), nil, me, m, r)
        },
        BuiltinMethod("nestedUnkeyedContainer forKey:K") { m, me, a, r in try nested(.unkeyed, a[0], me, m, r) },
        BuiltinMethod("nestedUnkeyedContainer") { m, me, _, r in try nested(.unkeyed, nil, me, m, r) },
        BuiltinMethod("decode _:a forKey:K") { m, me, a, r in
            try decode(a[0], a[1], me, isOptional: false, m, r)
        },
        BuiltinMethod("decodeIfPresent _:a forKey:K") { m, me, a, r in
            try decode(a[0], a[1], me, isOptional: true, m, r)
        },
        BuiltinMethod("decode _:a") { m, me, a, r in try decode(a[0], nil, me, isOptional: false, m, r) },
        BuiltinMethod("decodeIfPresent _:a") { m, me, a, r in try decode(a[0], nil, me, isOptional: true, m, r) },
        BuiltinMethod("contains _:K") { m, me, a, _ in
            guard case .native(let container as DecodingValue) = me else { return .bool(false) }
            return .bool(try m.member(a[0], of: container.json, container.place) != nil)
        },
        BuiltinMethod("decodeNil forKey:K") { m, me, a, r in
            guard case .native(let container as DecodingValue) = me else { return .bool(false) }
            guard let json = try m.member(a[0], of: container.json, container.place) else {
                throw m.keyNotFound(a[0], container.place, r)
            }
            return .bool(json == .null)
        },
        BuiltinMethod("decodeNil") { _, me, _, _ in
            guard case .native(let container as DecodingValue) = me else { return .bool(false) }
            guard case .unkeyed = container.kind else { return .bool(container.json == .null) }
            guard let elements = container.json.arrayValue, container.next < elements.count,
                elements[container.next] == .null
            else { return .bool(false) }
            container.next += 1
            return .bool(true)
        }
    ]

    private static let writing: [BuiltinMethod] = [
        BuiltinMethod("encode _:a forKey:K") { m, me, a, r in
            guard case .native(let container as EncodingValue) = me else { return .void }
            let name = try m.encodedName(a[1], container.place)
            try m.encode(a[0], into: container.node.member(name), container.place.inside(a[1]), r)
            return .void
        },
        BuiltinMethod("encodeIfPresent _:a forKey:K") { m, me, a, r in
            guard case .native(let container as EncodingValue) = me else { return .void }
            if case .none = a[0] { return .void }
            let name = try m.encodedName(a[1], container.place)
            try m.encode(a[0], into: container.node.member(name), container.place.inside(a[1]), r)
            return .void
        },
        BuiltinMethod("encodeNil forKey:K") { m, me, a, _ in
            guard case .native(let container as EncodingValue) = me else { return .void }
            container.node.member(try m.encodedName(a[0], container.place)).content = .value(.null)
            return .void
        },
        BuiltinMethod("encodeNil") { _, me, _, _ in
            guard case .native(let container as EncodingValue) = me else { return .void }
            container.node.content = .value(.null)
            return .void
        }
    ]

    /// A property of such a value; `nil` if it has no such property.
    static func property(_ name: String, of native: any NativeValue, _ m: Interpreter) -> Value? {
        switch (native, name) {
        case (let container as DecodingValue, "codingPath"): return .array(container.place.path)
        case (let container as EncodingValue, "codingPath"): return .array(container.place.path)
        case (let container as DecodingValue, "isAtEnd"):
            return .bool(container.next >= container.json.arrayValue?.count ?? 0)
        case (let container as DecodingValue, "count"): return .int(container.json.arrayValue?.count ?? 0)
        case (let container as DecodingValue, "currentIndex"): return .int(container.next)
        case (let container as DecodingValue, "allKeys"):
            let names = (container.json.objectValue ?? [:]).keys.sorted()
            guard case .keyed(let keys?) = container.kind, let info = keys.nominalName.flatMap({ m.index.types[$0] })
            else { return .array(names.map { m.codingKey($0) }) }
            return .array(
                info.caseOrder.compactMap(\.instance).map { Value.enumeration($0) }.filter {
                    names.contains((try? m.text(ofKey: $0)) ?? "")
                })
        default: return nil
        }
    }
}
