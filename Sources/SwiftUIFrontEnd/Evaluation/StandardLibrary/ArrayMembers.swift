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
