import Vocabulary

/// `difference(from:)`, whose result is the array of its changes, and what takes it.
enum DifferenceMembers {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("difference from:a by:f?") { m, me, a, r in
            let old = try m.elements(of: a[0], r)
            let new = try m.elements(of: me, r)
            try m.charge(steps: old.count + new.count, bytes: 64 * (old.count + new.count))
            var failure: (any Error)?
            let found = new.indices.difference(from: old.indices) { before, now in
                guard failure == nil else { return true }
                do {
                    try m.charge(steps: 1, bytes: 0)
                    if case .function = a[1] {
                        if case .bool(true) = try m.call(a[1], [old[before], new[now]], r) { return true }
                        return false
                    }
                    return try m.areEqual(old[before], new[now])
                } catch {
                    failure = error
                    return true
                }
            }
            if let failure { throw failure }
            return .array(
                found.map { change in
                    switch change {
                    case .insert(let offset, _, _): Self.change("insert", offset, new[offset])
                    case .remove(let offset, _, _): Self.change("remove", offset, old[offset])
                    }
                })
        },
        BuiltinMethod("applying _:a") { m, me, a, r in
            var elements = try m.elements(of: me, r)
            guard case .array(let changes) = a[0] else { return .none }
            for change in changes {
                try m.charge(steps: 1 + elements.count / 16, bytes: 0)
                guard case .native(let change as CaseValue) = change, case .int(let offset) = change.payload[0] else {
                    return .none
                }
                if change.caseName == "insert" {
                    guard offset <= elements.count else { return .none }
                    elements.insert(change.payload[1], at: offset)
                } else {
                    guard offset < elements.count else { return .none }
                    elements.remove(at: offset)
                }
            }
            if case .string = me { return .string(elements.map(StringMembers.string).joined()) }
            return .array(elements)
        }
    ]

    private static func change(_ name: String, _ offset: Int, _ element: Value) -> Value {
        .native(CaseValue(typeName: typeName, caseName: name, payload: [.int(offset), element, .none]))
    }

    private static let typeName = "CollectionDifference.Change"

    /// `insertions` and `removals` of a difference; `nil` of another array.
    static func changes(_ name: String, of elements: [Value]) -> Value? {
        guard name == "insertions" || name == "removals" else { return nil }
        let wanted = name == "insertions" ? "insert" : "remove"
        var found: [Value] = []
        for element in elements {
            guard case .native(let change as CaseValue) = element, change.typeName == typeName else { return nil }
            if change.caseName == wanted { found.append(element) }
        }
        // The difference itself goes from the end to the start where it removes.
        return .array(name == "removals" ? found.reversed() : found)
    }
}
