import Vocabulary

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
