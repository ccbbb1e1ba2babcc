import Vocabulary

/// Methods that all sequences share.
enum SequenceMembers {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("map _:f") { m, me, a, r in
            var out: [Value] = []
            try m.forEach(in: me, r) {
                out.append(try m.call(a[0], [$0], r))
                try m.charge(steps: 1, bytes: 32)
                return true
            }
            return .array(out)
        },
        BuiltinMethod("compactMap _:f") { m, me, a, r in
            var out: [Value] = []
            try m.forEach(in: me, r) {
                let value = try m.call(a[0], [$0], r)
                if case .none = value { return true }
                out.append(value.unwrapped)
                try m.charge(steps: 1, bytes: 32)
                return true
            }
            return .array(out)
        },
        BuiltinMethod("flatMap _:f") { m, me, a, r in
            var out: [Value] = []
            try m.forEach(in: me, r) {
                let value = try m.call(a[0], [$0], r)
                if case .none = value { return true }
                let part = try m.elements(of: value, r)
                try m.charge(steps: part.count, bytes: part.count * 32)
                out += part
                return true
            }
            return .array(out)
        },
        BuiltinMethod("filter _:f") { m, me, a, r in
            var out: [Value] = []
            try m.forEach(in: me, r) {
                if try m.truth(a[0], [$0], r) { out.append($0) }
                return true
            }
            return try rebuilt(out, like: me, m)
        },
        BuiltinMethod("forEach _:f") { m, me, a, r in
            try m.forEach(in: me, r) {
                _ = try m.call(a[0], [$0], r)
                return true
            }
            return .void
        },
        BuiltinMethod("reduce _:a _:a") { m, me, a, r in
            var result = a[0]
            try m.forEach(in: me, r) {
                let next = try m.call(a[1], [result, $0], r)
                // The labels are those of the first value.
                if case .tuple(let old) = result, case .tuple(let new) = next, old.labels.count == new.labels.count {
                    result = .tuple(TupleValue(labels: old.labels, elements: new.elements))
                } else {
                    result = next
                }
                return true
            }
            return result
        },
        BuiltinMethod("reduce into:a _:a") { m, me, a, r in
            var result = a[0]
            guard case .function(let function) = a[1] else { return result }
            try m.forEach(in: me, r) {
                if let closure = function as? Closure {
                    _ = try closure.call(changing: &result, [$0])
                } else if let reference = function as? FunctionReference {
                    let box = Box(result)
                    try m.callInout(reference.function, box, [$0])
                    result = box.value
                } else {
                    var changed = [result, $0]
                    _ = try function.call(changing: &changed)
                    result = changed[0]
                }
                return true
            }
            return result
        },
        BuiltinMethod("contains _:e") { m, me, a, r in
            if case .set(let set) = me { return .bool(set.contains(a[0])) }
            var found = false
            try m.forEach(in: me, r) {
                found = try m.areEqual($0, a[0])
                return !found
            }
            return .bool(found)
        },
        BuiltinMethod("contains where:f") { m, me, a, r in
            var found = false
            try m.forEach(in: me, r) {
                found = try m.truth(a[0], [$0], r)
                return !found
            }
            return .bool(found)
        },
        BuiltinMethod("allSatisfy _:f") { m, me, a, r in
            var all = true
            try m.forEach(in: me, r) {
                all = try m.truth(a[0], [$0], r)
                return all
            }
            return .bool(all)
        },
        BuiltinMethod("first where:f") { m, me, a, r in
            var found = Value.none
            try m.forEach(in: me, r) {
                if try m.truth(a[0], [$0], r) {
                    found = $0
                    return false
                }
                return true
            }
            return found
        },
        BuiltinMethod("last where:f") { m, me, a, r in
            for element in try m.elements(of: me, r).reversed() where try m.truth(a[0], [element], r) { return element }
            return .none
        },
        BuiltinMethod("firstIndex of:e") { m, me, a, r in
            for (place, element) in try m.elements(of: me, r).enumerated() where try m.areEqual(element, a[0]) {
                return index(place, in: me)
            }
            return .none
        },
        BuiltinMethod("firstIndex where:f") { m, me, a, r in
            for (place, element) in try m.elements(of: me, r).enumerated() where try m.truth(a[0], [element], r) {
                return index(place, in: me)
            }
            return .none
        },
        BuiltinMethod("lastIndex of:e") { m, me, a, r in
            for (place, element) in try m.elements(of: me, r).enumerated().reversed()
            where try m.areEqual(element, a[0]) {
                return index(place, in: me)
            }
            return .none
        },
        BuiltinMethod("lastIndex where:f") { m, me, a, r in
            for (place, element) in try m.elements(of: me, r).enumerated().reversed()
            where try m.truth(a[0], [element], r) {
                return index(place, in: me)
            }
            return .none
        },
        BuiltinMethod("enumerated") { m, me, _, r in
            .array(
                try m.elements(of: me, r).enumerated().map {
                    .tuple(TupleValue(labels: ["offset", "element"], elements: [.int($0), $1]))
                })
        },
        BuiltinMethod("reversed") { m, me, _, r in .array(try m.elements(of: me, r).reversed()) },
        BuiltinMethod("sorted") { m, me, _, r in .array(try m.sorted(try m.elements(of: me, r), by: m.order(nil, r))) },
        BuiltinMethod("sorted using:x") { m, me, a, r in
            var sorted = try m.elements(of: me, r)
            var comparators = [a[0]]
            if case .array(let several) = a[0] { comparators = several }
            // The first comparator counts most; the sort is stable.
            for comparator in comparators.reversed() {
                guard case .native(let native as TokenCall) = comparator,
                    case .keyPath(let path)? = native.arguments.first?.value
                else { continue }
                let isReverse = native.argument("order")?.tokenName == "reverse"
                sorted = try m.sorted(sorted) { x, y in
                    let (p, q) = (try m.apply(path, to: x, r), try m.apply(path, to: y, r))
                    return try isReverse ? m.isLess(q, p) : m.isLess(p, q)
                }
            }
            return .array(sorted)
        },
        BuiltinMethod("sorted by:g") { m, me, a, r in
            .array(try m.sorted(try m.elements(of: me, r), by: m.order(a[0], r)))
        },
        BuiltinMethod("min") { m, me, _, r in try extreme(m, me, r) { try m.isLess($0, $1) } },
        BuiltinMethod("max") { m, me, _, r in try extreme(m, me, r) { try m.isLess($1, $0) } },
        BuiltinMethod("min by:g") { m, me, a, r in try extreme(m, me, r) { try m.truth(a[0], [$0, $1], r) } },
        BuiltinMethod("max by:g") { m, me, a, r in
            try extreme(m, me, r, last: true) { try m.truth(a[0], [$1, $0], r) }
        },
        BuiltinMethod("prefix _:i") { m, me, a, r in
            let wanted = try count(a[0], m, r)
            if let taken = try taken(m, me, r, while: { place, _ in place < wanted }) { return taken }
            return try slice(m, me, r) { Array($0.prefix(wanted)) }
        },
        BuiltinMethod("suffix _:i") { m, me, a, r in try tail(m, me, r) { Array($0.suffix(try count(a[0], m, r))) } },
        BuiltinMethod("dropFirst _:i?") { m, me, a, r in
            try tail(m, me, r) { Array($0.dropFirst(try count(a[0], m, r))) }
        },
        BuiltinMethod("dropLast _:i?") { m, me, a, r in
            try slice(m, me, r) { Array($0.dropLast(try count(a[0], m, r))) }
        },
        BuiltinMethod("prefix while:f") { m, me, a, r in
            if let taken = try taken(m, me, r, while: { try m.truth(a[0], [$1], r) }) { return taken }
            return try slice(m, me, r) { Array(try $0.prefix { try m.truth(a[0], [$0], r) }) }
        },
        BuiltinMethod("drop while:f") { m, me, a, r in
            try tail(m, me, r) { Array(try $0.drop { try m.truth(a[0], [$0], r) }) }
        },
        BuiltinMethod("prefix upTo:a") { m, me, a, r in try slice(m, me, r) { Array($0.prefix(try count(a[0], m, r))) }
        },
        BuiltinMethod("prefix through:a") { m, me, a, r in
            try slice(m, me, r) { Array($0.prefix(try count(a[0], m, r) + 1)) }
        },
        BuiltinMethod("suffix from:a") { m, me, a, r in
            try tail(m, me, r) { Array($0.dropFirst(try count(a[0], m, r))) }
        },
        BuiltinMethod("joined separator:a?") { m, me, a, r in
            let parts = try m.elements(of: me, r).map(\.unsliced)
            if case .array? = parts.first {
                var out: [Value] = []
                for (place, part) in parts.enumerated() {
                    // Charged before it grows: a short program can ask for any length.
                    let start = out.count
                    if place > 0, case .array(let between) = a[0] { out += between }
                    out += try m.elements(of: part, r)
                    try m.charge(steps: out.count - start, bytes: (out.count - start) * 32)
                }
                return .array(out)
            }
            var separator = ""
            if case .string(let text) = a[0] { separator = text }
            var text = ""
            for (place, part) in parts.enumerated() {
                let piece = try m.text(of: part)
                try m.charge(steps: 1, bytes: piece.utf8.count + separator.utf8.count)
                if place > 0 { text += separator }
                text += piece
            }
            return .string(text)
        },
        BuiltinMethod("formatted _:F?") { m, me, a, r in
            if case .none = a[0] { return .string(try Formatting.text(of: me) ?? m.text(of: me)) }
            return .string(try Formatting.text(of: me, style: a[0]) ?? m.text(of: me))
        },
        BuiltinMethod("lexicographicallyPrecedes _:s") { m, me, a, r in
            m.nativeRange = r
            let other = try m.elements(of: a[0], r)
            let mine = try m.elements(of: me, r)
            for (x, y) in zip(mine, other) {
                if try m.isLess(x, y) { return .bool(true) }
                if try m.isLess(y, x) { return .bool(false) }
            }
            return .bool(mine.count < other.count)
        },
        BuiltinMethod("shuffled") { m, me, _, r in
            m.noteRandom(r)
            return .array(try m.elements(of: me, r).shuffled(using: &m.random))
        },
        BuiltinMethod("randomElement") { m, me, _, r in
            m.noteRandom(r)
            return try m.elements(of: me, r).randomElement(using: &m.random) ?? .none
        },
        BuiltinMethod("shuffled using:x") { m, me, _, r in
            m.noteRandom(r)
            return .array(try m.elements(of: me, r).shuffled(using: &m.random))
        },
        BuiltinMethod("randomElement using:x") { m, me, _, r in
            m.noteRandom(r)
            return try m.elements(of: me, r).randomElement(using: &m.random) ?? .none
        },
        BuiltinMethod("split separator:x maxSplits:i? omittingEmptySubsequences:a?") { m, me, a, r in
            let limit = try splits(a[1], m, r)
            var omits = true
            if case .bool(let flag) = a[2] { omits = flag }
            if case .string(let text) = me {
                if case .string(let separator) = a[0], separator.count > 1 {
                    return .array(
                        try StringMembers.components(text, separator, m).filter { !omits || !$0.isEmpty }.map {
                            .string($0)
                        })
                }
                guard let character = StringMembers.character(a[0]) else { return .array([me]) }
                // Charged before the parts are made: a long text can have as many as it has characters.
                let count = text.utf8.count { $0 == character.utf8.first }
                try m.charge(steps: text.utf8.count / 16 + count, bytes: text.utf8.count + count * 64)
                return .array(
                    text.split(separator: character, maxSplits: limit, omittingEmptySubsequences: omits).map {
                        .string(String($0))
                    })
            }
            let parts = try m.elements(of: me, r).split(maxSplits: limit, omittingEmptySubsequences: omits) {
                try m.areEqual($0, a[0])
            }
            return .array(parts.map { .slice(Array($0), start: $0.startIndex) })
        },
        BuiltinMethod("split maxSplits:i? omittingEmptySubsequences:a? whereSeparator:f") { m, me, a, r in
            let limit = try splits(a[0], m, r)
            var omits = true
            if case .bool(let flag) = a[1] { omits = flag }
            let parts = try m.elements(of: me, r).split(maxSplits: limit, omittingEmptySubsequences: omits) {
                try m.truth(a[2], [$0], r)
            }
            return .array(
                try parts.map {
                    if case .string = me { return try rebuilt(Array($0), like: me, m) }
                    return .slice(Array($0), start: $0.startIndex)
                })
        },
        BuiltinMethod("elementsEqual _:a") { m, me, a, r in
            .bool(try m.areEqual(.array(try m.elements(of: me, r)), .array(try m.elements(of: a[0], r))))
        },
        BuiltinMethod("starts with:a") { m, me, a, r in
            let wanted = try m.elements(of: a[0], r)
            return .bool(try m.areEqual(.array(Array(try m.elements(of: me, r).prefix(wanted.count))), .array(wanted)))
        },
        BuiltinMethod("makeIterator") { m, me, _, r in
            if case .native(let native) = me, native is LazySequence { return me }
            return .native(IteratorValue(elements: try m.elements(of: me, r)))
        },
        BuiltinMethod("next", mutating: true) { m, me, _, r in
            if case .native(var iterator as IteratorValue) = me {
                defer { me = .native(iterator) }
                return iterator.next()?.asSome ?? .none
            }
            guard case .native(let native) = me, let lazy = native as? LazySequence else { return .none }
            return try lazy.next(m)?.asSome ?? .none
        },
        BuiltinMethod("count where:f") { m, me, a, r in
            var count = 0
            try m.forEach(in: me, r) {
                if try m.truth(a[0], [$0], r) { count += 1 }
                return true
            }
            return .int(count)
        },
        BuiltinMethod("index _:a offsetBy:i") { m, me, a, r in try offset(a[0], a[1], m, r) },
        BuiltinMethod("index _:a offsetBy:i limitedBy:a") { m, me, a, r in
            guard let limit = a[2].place, case .int(let by) = a[1], let place = try offset(a[0], a[1], m, r).place
            else { return .none }
            return by >= 0 ? (place > limit ? .none : a[0].place(place)) : (place < limit ? .none : a[0].place(place))
        },
        BuiltinMethod("index after:a") { m, me, a, r in try offset(a[0], .int(1), m, r) },
        BuiltinMethod("index before:a") { m, me, a, r in try offset(a[0], .int(-1), m, r) },
        BuiltinMethod("distance from:a to:a") { m, me, a, r in
            guard let low = a[0].place, let high = a[1].place else { return .int(0) }
            return .int(high - low)
        },
        BuiltinMethod("chunked into:i") { m, me, a, r in
            let elements = try m.elements(of: me, r)
            let size = max(1, try count(a[0], m, r))
            return .array(
                stride(from: 0, to: elements.count, by: size).map {
                    .array(Array(elements[$0..<min($0 + size, elements.count)]))
                })
        }
    ]
}
