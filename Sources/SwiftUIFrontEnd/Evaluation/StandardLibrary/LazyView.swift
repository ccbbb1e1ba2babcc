import Vocabulary

/// A sequence whose elements are made when they are asked for, each time anew: `.lazy` and what is made of it.
final class LazyView: NativeValue {
    typealias Iterator = () throws -> Value?
    var typeName: String { "LazySequence" }
    let makeIterator: (Interpreter) throws -> Iterator

    init(_ makeIterator: @escaping (Interpreter) throws -> Iterator) { self.makeIterator = makeIterator }

    private static func view(_ value: Value, _ range: Range<Int>) -> (Interpreter) throws -> Iterator {
        { machine in try machine.iterator(of: value, range) }
    }

    /// The methods that stay lazy; the others go through the elements.
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("map _:f") { m, me, a, r in
            let (base, function) = (view(me, r), a[0])
            return .native(
                LazyView { m in
                    let next = try base(m)
                    return { try next().map { try m.call(function, [$0], r) } }
                })
        },
        BuiltinMethod("filter _:f") { m, me, a, r in
            let (base, function) = (view(me, r), a[0])
            return .native(
                LazyView { m in
                    let next = try base(m)
                    return {
                        while let element = try next() {
                            try m.charge(steps: 1, bytes: 0)
                            if try m.truth(function, [element], r) { return element }
                        }
                        return nil
                    }
                })
        },
        BuiltinMethod("compactMap _:f") { m, me, a, r in
            let (base, function) = (view(me, r), a[0])
            return .native(
                LazyView { m in
                    let next = try base(m)
                    return {
                        while let element = try next() {
                            try m.charge(steps: 1, bytes: 0)
                            let made = try m.call(function, [element], r)
                            if case .none = made { continue }
                            return made
                        }
                        return nil
                    }
                })
        },
        BuiltinMethod("prefix _:i") { m, me, a, r in
            let (base, count) = (view(me, r), a[0].place ?? 0)
            return .native(
                LazyView { m in
                    let next = try base(m)
                    var left = count
                    return {
                        guard left > 0 else { return nil }
                        left -= 1
                        return try next()
                    }
                })
        },
        BuiltinMethod("prefix while:f") { m, me, a, r in
            let (base, function) = (view(me, r), a[0])
            return .native(
                LazyView { m in
                    let next = try base(m)
                    var isOver = false
                    return {
                        guard !isOver, let element = try next() else { return nil }
                        isOver = !(try m.truth(function, [element], r))
                        return isOver ? nil : element
                    }
                })
        },
        BuiltinMethod("dropFirst _:i?") { m, me, a, r in
            let (base, count) = (view(me, r), a[0].place ?? 1)
            return .native(
                LazyView { m in
                    let next = try base(m)
                    var left = count
                    return {
                        while left > 0 {
                            left -= 1
                            try m.charge(steps: 1, bytes: 0)
                            if try next() == nil { return nil }
                        }
                        return try next()
                    }
                })
        },
        BuiltinMethod("enumerated") { m, me, a, r in
            let base = view(me, r)
            return .native(
                LazyView { m in
                    let next = try base(m)
                    var place = -1
                    return {
                        guard let element = try next() else { return nil }
                        place += 1
                        return .tuple(TupleValue(labels: ["offset", "element"], elements: [.int(place), element]))
                    }
                })
        }
    ]
}

extension Interpreter {
    /// The calls of `next()` of a declared sequence or iterator; `nil` if it has none.
    private func declaredIterator(of value: Value, _ range: Range<Int>) throws -> LazyView.Iterator? {
        var iterator = value
        if let make = info(of: value)?.methods(named: "makeIterator").first {
            iterator = try call(make, receiver: &iterator, [])
        }
        guard let own = info(of: iterator),
            let next = own.methods(named: "next").first(where: { $0.parameters.isEmpty })
        else {
            if case .instance = iterator { return nil }
            if case .object = iterator { return nil }
            return try self.iterator(of: iterator, range)
        }
        return { [unowned self] in
            try charge(steps: 1, bytes: 0)
            let element = try call(next, receiver: &iterator, [])
            if case .none = element { return nil }
            return element
        }
    }

    /// What gives the elements of a sequence one after the other.
    func iterator(of value: Value, _ range: Range<Int>) throws -> LazyView.Iterator {
        switch value {
        case .native(let view as LazyView): return try view.makeIterator(self)
        case .native(let sequence as LazySequence): return { [unowned self] in try sequence.next(self) }
        case .range(let bounds):
            guard case .int(var place)? = bounds.lower else { break }
            guard let upper = bounds.upper else {
                return { [unowned self] in
                    try charge(steps: 1, bytes: 0)
                    defer { place &+= 1 }
                    return .int(place)
                }
            }
            guard case .int(let end)? = Optional(upper) else { break }
            return {
                guard place < end || place == end && bounds.isClosed else { return nil }
                defer { place &+= 1 }
                return .int(place)
            }
        case .instance, .object:
            if let next = try declaredIterator(of: value, range) { return next }
        default: break
        }
        let all = try elements(of: value, range)
        var place = 0
        return {
            guard place < all.count else { return nil }
            place += 1
            return all[place - 1]
        }
    }
}
