import Vocabulary

enum ArrayMembers {
    private static func changing(
        _ me: inout Value, _ body: (inout [Value]) throws -> Value
    ) rethrows -> Value {
        guard case .array(var elements) = me else { return .void }
        me = .void
        defer { me = .array(elements) }
        return try body(&elements)
    }

    private static func place(_ value: Value, _ count: Int, _ m: Interpreter, _ r: Range<Int>) throws -> Int {
        guard case .int(let place) = value, place >= 0, place < count else {
            var shown = -1
            if case .int(let number) = value { shown = number }
            throw m.outOfRange(shown, count, r)
        }
        return place
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("append _:e", mutating: true) { m, me, a, r in
            try m.charge(steps: 0, bytes: 32)
            return changing(&me) {
                $0.append(a[0])
                return .void
            }
        },
        BuiltinMethod("append contentsOf:s", mutating: true) { m, me, a, r in
            let more = try m.elements(of: a[0], r)
            try m.charge(steps: more.count, bytes: more.count * 32)
            return changing(&me) {
                $0 += more
                return .void
            }
        },
        BuiltinMethod("insert _:e at:i", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard case .int(let place) = a[1], place >= 0, place <= $0.count else {
                    var shown = -1
                    if case .int(let number) = a[1] { shown = number }
                    throw m.outOfRange(shown, $0.count, r)
                }
                try m.charge(steps: ($0.count - place) / 16, bytes: 32)
                $0.insert(a[0], at: place)
                return .void
            }
        },
        BuiltinMethod("insert contentsOf:s at:i", mutating: true) { m, me, a, r in
            let more = try m.elements(of: a[0], r)
            try m.charge(steps: more.count, bytes: more.count * 32)
            return try changing(&me) {
                guard case .int(let place) = a[1], place >= 0, place <= $0.count else {
                    throw m.outOfRange(-1, $0.count, r)
                }
                $0.insert(contentsOf: more, at: place)
                return .void
            }
        },
        BuiltinMethod("remove at:i", mutating: true) { m, me, a, r in
            try changing(&me) {
                try m.charge(steps: $0.count / 16, bytes: 0)
                return $0.remove(at: try place(a[0], $0.count, m, r))
            }
        },
        BuiltinMethod("remove atOffsets:a", mutating: true) { m, me, a, r in
            let offsets = try m.elements(of: m.readIfPresent(a[0], r), r)
            return changing(&me) { elements in
                var doomed: Set<Int> = []
                for case .int(let place) in offsets { doomed.insert(place) }
                elements = elements.enumerated().filter { !doomed.contains($0.offset) }.map(\.element)
                return .void
            }
        },
        BuiltinMethod("removeLast", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard let last = $0.popLast() else {
                    throw m.failure("index-out-of-range", "the array has no last element", r)
                }
                return last
            }
        },
        BuiltinMethod("removeLast _:i", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard case .int(let count) = a[0], count >= 0, count <= $0.count else {
                    throw m.outOfRange(-1, $0.count, r)
                }
                $0.removeLast(count)
                return .void
            }
        },
        BuiltinMethod("removeFirst", mutating: true) { m, me, a, r in
            try changing(&me) {
                try m.charge(steps: $0.count / 16, bytes: 0)
                guard !$0.isEmpty else { throw m.failure("index-out-of-range", "the array has no first element", r) }
                return $0.removeFirst()
            }
        },
        BuiltinMethod("removeFirst _:i", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard case .int(let count) = a[0], count >= 0, count <= $0.count else {
                    throw m.outOfRange(-1, $0.count, r)
                }
                $0.removeFirst(count)
                return .void
            }
        },
        BuiltinMethod("popLast", mutating: true) { m, me, a, r in changing(&me) { $0.popLast()?.asSome ?? .none } },
        BuiltinMethod("popFirst", mutating: true) { m, me, a, r in
            try changing(&me) {
                try m.charge(steps: $0.count / 16, bytes: 0)
                return $0.isEmpty ? .none : $0.removeFirst()
            }
        },
        BuiltinMethod("removeAll keepingCapacity:b?", mutating: true) { m, me, a, r in
            me = .array([])
            return .void
        },
        BuiltinMethod("removeAll where:f", mutating: true) { m, me, a, r in
            try changing(&me) {
                var kept: [Value] = []
                for element in $0 where !(try m.truth(a[0], [element], r)) { kept.append(element) }
                $0 = kept
                return .void
            }
        },
        BuiltinMethod("removeSubrange _:a", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard case .range(let bounds) = a[0] else { return .void }
                $0.removeSubrange(try bounds.span(count: $0.count, m, r))
                return .void
            }
        },
        BuiltinMethod("replaceSubrange _:a with:s", mutating: true) { m, me, a, r in
            let new = try m.elements(of: a[1], r)
            try m.charge(steps: new.count, bytes: new.count * 32)
            return try changing(&me) {
                guard case .range(let bounds) = a[0] else { return .void }
                $0.replaceSubrange(try bounds.span(count: $0.count, m, r), with: new)
                return .void
            }
        },
        BuiltinMethod("swapAt _:i _:i", mutating: true) { m, me, a, r in
            try changing(&me) {
                $0.swapAt(try place(a[0], $0.count, m, r), try place(a[1], $0.count, m, r))
                return .void
            }
        },
        BuiltinMethod("sort", mutating: true) { m, me, a, r in
            try changing(&me) {
                $0 = try m.sorted($0, by: m.order(nil, r))
                return .void
            }
        },
        BuiltinMethod("sort by:g", mutating: true) { m, me, a, r in
            try changing(&me) {
                $0 = try m.sorted($0, by: m.order(a[0], r))
                return .void
            }
        },
        BuiltinMethod("partition by:f", mutating: true) { m, me, a, r in
            try changing(&me) {
                // Swift's own order: the first that belongs behind changes places with the last that does not.
                var low = 0
                var high = $0.count
                while true {
                    while low < high, !(try m.truth(a[0], [$0[low]], r)) { low += 1 }
                    if low == high { return .int(low) }
                    high -= 1
                    while low < high, try m.truth(a[0], [$0[high]], r) { high -= 1 }
                    if low == high { return .int(low) }
                    $0.swapAt(low, high)
                    low += 1
                }
            }
        },
        BuiltinMethod("reverse", mutating: true) { m, me, a, r in
            changing(&me) {
                $0.reverse()
                return .void
            }
        },
        BuiltinMethod("shuffle", mutating: true) { m, me, a, r in
            m.noteRandom(r)
            return changing(&me) {
                $0.shuffle(using: &m.random)
                return .void
            }
        },
        BuiltinMethod("move fromOffsets:a toOffset:i", mutating: true) { m, me, a, r in
            let offsets = try m.elements(of: m.readIfPresent(a[0], r), r)
            return changing(&me) { elements in
                var moving: Set<Int> = []
                for case .int(let place) in offsets { moving.insert(place) }
                guard case .int(let target) = a[1] else { return .void }
                let moved = elements.enumerated().filter { moving.contains($0.offset) }.map(\.element)
                let before = elements.enumerated().filter { $0.offset < target && !moving.contains($0.offset) }.map(
                    \.element)
                let after = elements.enumerated().filter { $0.offset >= target && !moving.contains($0.offset) }.map(
                    \.element)
                elements = before + moved + after
                return .void
            }
        },
        BuiltinMethod("reserveCapacity _:i", mutating: true) { _, _, _, _ in .void }
    ]
}

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

enum SetMembers {
    private static func changing(_ me: inout Value, _ body: (inout SetValue) throws -> Value) rethrows -> Value {
        guard case .set(var set) = me else { return .void }
        me = .void
        defer { me = .set(set) }
        return try body(&set)
    }

    private static func elements(_ value: Value, _ m: Interpreter, _ r: Range<Int>) throws -> SetValue {
        if case .set(let set) = value {
            try m.charge(steps: set.count * 4, bytes: set.count * 96)
            return set
        }
        let elements = try m.elements(of: value, r)
        try m.charge(steps: elements.count * 4, bytes: elements.count * 160)
        return SetValue(elements)
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("insert _:e", mutating: true) { m, me, a, r in
            try m.charge(steps: 4, bytes: 160)
            return changing(&me) {
                let isNew = $0.insert(a[0])
                return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), a[0]]))
            }
        },
        BuiltinMethod("remove _:e", mutating: true) { m, me, a, r in
            try changing(&me) {
                try m.charge(steps: $0.count, bytes: 0)
                return $0.remove(a[0]) ? a[0] : .none
            }
        },
        BuiltinMethod("update with:e", mutating: true) { m, me, a, r in changing(&me) { $0.insert(a[0]) ? .none : a[0] }
        },
        BuiltinMethod("removeAll keepingCapacity:b?", mutating: true) { m, me, a, r in
            me = .set(SetValue())
            return .void
        },
        BuiltinMethod("union _:s") { m, me, a, r in
            var out = try elements(me, m, r)
            for element in try elements(a[0], m, r).elements { out.insert(element) }
            return .set(out)
        },
        BuiltinMethod("intersection _:s") { m, me, a, r in
            let other = try elements(a[0], m, r)
            return .set(SetValue(try elements(me, m, r).elements.filter { other.contains($0) }))
        },
        BuiltinMethod("subtracting _:s") { m, me, a, r in
            let other = try elements(a[0], m, r)
            return .set(SetValue(try elements(me, m, r).elements.filter { !other.contains($0) }))
        },
        BuiltinMethod("symmetricDifference _:s") { m, me, a, r in
            let mine = try elements(me, m, r)
            let other = try elements(a[0], m, r)
            return .set(
                SetValue(mine.elements.filter { !other.contains($0) } + other.elements.filter { !mine.contains($0) }))
        },
        BuiltinMethod("formUnion _:s", mutating: true) { m, me, a, r in
            let other = try elements(a[0], m, r)
            return changing(&me) { set in
                for element in other.elements { set.insert(element) }
                return .void
            }
        },
        BuiltinMethod("formIntersection _:s", mutating: true) { m, me, a, r in
            let other = try elements(a[0], m, r)
            return changing(&me) { set in
                set = SetValue(set.elements.filter { other.contains($0) })
                return .void
            }
        },
        BuiltinMethod("formSymmetricDifference _:s", mutating: true) { m, me, a, r in
            let other = try elements(a[0], m, r)
            return changing(&me) { set in
                set = SetValue(
                    set.elements.filter { !other.contains($0) } + other.elements.filter { !set.contains($0) })
                return .void
            }
        },
        BuiltinMethod("subtract _:s", mutating: true) { m, me, a, r in
            let other = try elements(a[0], m, r)
            return changing(&me) { set in
                set = SetValue(set.elements.filter { !other.contains($0) })
                return .void
            }
        },
        BuiltinMethod("isSubset of:s") { m, me, a, r in
            let other = try elements(a[0], m, r)
            return .bool(try elements(me, m, r).elements.allSatisfy { other.contains($0) })
        },
        BuiltinMethod("isSuperset of:s") { m, me, a, r in
            let mine = try elements(me, m, r)
            return .bool(try elements(a[0], m, r).elements.allSatisfy { mine.contains($0) })
        },
        BuiltinMethod("isStrictSubset of:s") { m, me, a, r in
            let (mine, other) = (try elements(me, m, r), try elements(a[0], m, r))
            return .bool(mine.count < other.count && mine.elements.allSatisfy { other.contains($0) })
        },
        BuiltinMethod("isStrictSuperset of:s") { m, me, a, r in
            let (mine, other) = (try elements(me, m, r), try elements(a[0], m, r))
            return .bool(mine.count > other.count && other.elements.allSatisfy { mine.contains($0) })
        },
        BuiltinMethod("popFirst", mutating: true) { m, me, a, r in
            try changing(&me) {
                guard let first = $0.elements.first else { return .none }
                try m.charge(steps: $0.count, bytes: 0)
                $0.remove(first)
                return first
            }
        },
        BuiltinMethod("isDisjoint with:s") { m, me, a, r in
            let mine = try elements(me, m, r)
            return .bool(!(try elements(a[0], m, r).elements.contains { mine.contains($0) }))
        },
        BuiltinMethod("filter _:f") { m, me, a, r in
            .set(SetValue(try elements(me, m, r).elements.filter { try m.truth(a[0], [$0], r) }))
        }
    ]
}

enum RangeMembers {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("contains _:e") { m, me, a, r in
            guard case .range(let bounds) = me else { return .bool(false) }
            m.nativeRange = r
            return .bool(try m.contains(bounds, a[0]))
        },
        BuiltinMethod("overlaps _:s") { m, me, a, r in
            guard case .range(let x) = me, case .range(let y) = a[0], let xl = x.lower, let xu = x.upper,
                let yl = y.lower,
                let yu = y.upper
            else { return .bool(false) }
            let first = x.isClosed ? !(try m.isLess(xu, yl)) : try m.isLess(yl, xu)
            let second = y.isClosed ? !(try m.isLess(yu, xl)) : try m.isLess(xl, yu)
            return .bool(first && second)
        },
        BuiltinMethod("clamped to:s") { m, me, a, r in
            guard case .range(let x) = me, case .range(let y) = a[0], let xl = x.lower, let xu = x.upper,
                let yl = y.lower,
                let yu = y.upper
            else { return me }
            func clamp(_ value: Value) throws -> Value {
                if try m.isLess(value, yl) { return yl }
                return try m.isLess(yu, value) ? yu : value
            }
            return .range(RangeValue(lower: try clamp(xl), upper: try clamp(xu), isClosed: x.isClosed))
        }
    ]
}
