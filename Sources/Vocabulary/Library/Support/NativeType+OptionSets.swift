/// Option sets as native types: the members that Swift's OptionSet gives all of them.
extension NativeType {
    /// Adds the members of an option set whose raw value is an integer.
    mutating func addOptionSetMembers<S: NativeConvertible>(
        of set: S.Type, element: String, raw: @escaping @Sendable (S) -> Int, make: @escaping @Sendable (Int) -> S
    ) {
        let name = name
        conformances.formUnion(["OptionSet", "SetAlgebra", "Equatable", "Hashable", "Sendable"])
        initializer("()") { _ in make(0).asValue }
        initializer("(rawValue: Int)") { call in make(try call.get(0)).asValue }
        initializer("(_ elements: [\(element)])") { call in
            make(try call.get(0, as: [S].self).reduce(0) { $0 | raw($1) }).asValue
        }
        fromArrayLiteral = { values in
            var bits = 0
            for value in values {
                guard let element = S.converted(from: value) else {
                    throw NativeFailure.wrongType(value, S.describedName)
                }
                bits |= raw(element)
            }
            return make(bits).asValue
        }
        get("rawValue") { (value: S) in .int(raw(value)) }
        get("isEmpty") { (value: S) in .bool(raw(value) == 0) }
        method("contains", "(_ member: \(element)) -> Bool") { call in
            let member = raw(try call.get(0, as: S.self))
            return .bool(raw(try call.me(as: S.self)) & member == member)
        }
        method("isDisjoint", "(with other: \(name)) -> Bool") { call in
            .bool(raw(try call.me(as: S.self)) & raw(try call.get(0, as: S.self)) == 0)
        }
        method("isSubset", "(of other: \(name)) -> Bool") { call in
            .bool(raw(try call.me(as: S.self)) & ~raw(try call.get(0, as: S.self)) == 0)
        }
        method("isSuperset", "(of other: \(name)) -> Bool") { call in
            .bool(raw(try call.get(0, as: S.self)) & ~raw(try call.me(as: S.self)) == 0)
        }
        addOptionSetAlgebra(raw: raw, make: make)
    }

    private mutating func addOptionSetAlgebra<S: NativeConvertible>(
        raw: @escaping @Sendable (S) -> Int, make: @escaping @Sendable (Int) -> S
    ) {
        let operations: [(name: String, forming: String, apply: @Sendable (Int, Int) -> Int)] = [
            ("union", "formUnion", { $0 | $1 }), ("intersection", "formIntersection", { $0 & $1 }),
            ("symmetricDifference", "formSymmetricDifference", { $0 ^ $1 }), ("subtracting", "subtract", { $0 & ~$1 }),
            ("", "insert", { $0 | $1 }), ("", "remove", { $0 & ~$1 })
        ]
        for (pure, forming, apply) in operations {
            if !pure.isEmpty {
                method(pure, "(_ other: \(name)) -> \(name)") { call in
                    make(apply(raw(try call.me(as: S.self)), raw(try call.get(0, as: S.self)))).asValue
                }
            }
            mutatingMethod(forming, "(_ other: \(name))") { call in
                call.receiver = make(apply(raw(try call.me(as: S.self)), raw(try call.get(0, as: S.self)))).asValue
                return .void
            }
        }
    }
}
