import Vocabulary

enum DictionaryMembers {
    private static func changing(
        _ me: inout Value, _ body: (inout DictionaryValue) throws -> Value
    ) rethrows -> Value {
        guard case .dictionary(var dictionary) = me else { return .void }
        me = .void
        defer { me = .dictionary(dictionary) }
        return try body(&dictionary)
    }

    private static func pairs(_ me: Value) -> [(Value, Value)] {
        guard case .dictionary(let dictionary) = me else { return [] }
        return Array(zip(dictionary.keys, dictionary.values))
    }

    private static func pair(_ key: Value, _ value: Value) -> Value {
        .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("updateValue _:v forKey:k", mutating: true) { m, me, a, r in
            try m.charge(steps: 4, bytes: 160)
            return changing(&me) {
                let old = $0[a[1]] ?? .none
                $0[a[1]] = a[0]
                return old
            }
        },
        BuiltinMethod("removeValue forKey:k", mutating: true) { m, me, a, r in
            try changing(&me) {
                try m.charge(steps: $0.count, bytes: 0)
                let old = $0[a[0]] ?? .none
                $0[a[0]] = nil
                return old
            }
        },
        BuiltinMethod("removeAll keepingCapacity:b?", mutating: true) { m, me, a, r in
            me = .dictionary(DictionaryValue())
            return .void
        },
        BuiltinMethod("index forKey:k") { m, me, a, r in
            for (place, (key, _)) in pairs(me).enumerated() where try m.areEqual(key, a[0]) {
                return .native(DictionaryIndexValue(place: place))
            }
            return .none
        },
        BuiltinMethod("firstIndex where:f") { m, me, a, r in
            for (place, (key, value)) in pairs(me).enumerated() where try m.truth(a[0], [pair(key, value)], r) {
                return .native(DictionaryIndexValue(place: place))
            }
            return .none
        },
        BuiltinMethod("remove at:a", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard case .native(let index as DictionaryIndexValue) = a[0], index.place < $0.count else {
                    throw m.failure("index-out-of-range", "the index is outside of the dictionary", r)
                }
                let (key, value) = ($0.keys[index.place], $0.values[index.place])
                try m.charge(steps: $0.count, bytes: 0)
                $0[key] = nil
                return pair(key, value)
            }
        },
        BuiltinMethod("popFirst", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard let key = $0.keys.first, let value = $0.values.first else { return .none }
                try m.charge(steps: $0.count, bytes: 0)
                $0[key] = nil
                return pair(key, value)
            }
        },
        BuiltinMethod("mapValues _:f") { m, me, a, r in
            var out = DictionaryValue()
            for (key, value) in pairs(me) { out[key] = try m.call(a[0], [value], r) }
            try m.charge(steps: out.count, bytes: out.count * 96)
            return .dictionary(out)
        },
        BuiltinMethod("compactMapValues _:f") { m, me, a, r in
            var out = DictionaryValue()
            for (key, value) in pairs(me) {
                let new = try m.call(a[0], [value], r)
                if case .none = new { continue }
                out[key] = new
            }
            return .dictionary(out)
        },
        BuiltinMethod("filter _:f") { m, me, a, r in
            var out = DictionaryValue()
            for (key, value) in pairs(me) where try m.truth(a[0], [pair(key, value)], r) { out[key] = value }
            return .dictionary(out)
        },
        BuiltinMethod("merge _:a uniquingKeysWith:a", mutating: true) { m, me, a, r in
            var base = me
            _ = try merge(&base, a[0], a[1], m, r)
            me = base
            return .void
        },
        BuiltinMethod("merging _:a uniquingKeysWith:a") { m, me, a, r in
            var base = me
            _ = try merge(&base, a[0], a[1], m, r)
            return base
        }
    ]

    private static func merge(_ me: inout Value, _ other: Value, _ combine: Value, _ m: Interpreter, _ r: Range<Int>)
        throws -> Value
    {
        var incoming: [(Value, Value)] = pairs(other)
        if case .dictionary = other {
        } else {
            incoming = try m.elements(of: other, r).compactMap {
                guard case .tuple(let tuple) = $0, tuple.elements.count == 2 else { return nil }
                return (tuple.elements[0], tuple.elements[1])
            }
        }
        guard case .dictionary(var dictionary) = me else { return .void }
        for (key, value) in incoming {
            try m.charge(steps: 4, bytes: 160)
            if let old = dictionary[key] {
                dictionary[key] = try m.call(combine, [old, value], r)
            } else {
                dictionary[key] = value
            }
        }
        me = .dictionary(dictionary)
        return .void
    }
}
