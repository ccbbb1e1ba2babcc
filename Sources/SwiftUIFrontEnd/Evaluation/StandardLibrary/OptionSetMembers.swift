import Vocabulary

/// Members of declared option sets, on their raw values.
enum OptionSetMembers {
    private static func bits(_ value: Value) -> Int {
        guard case .instance(let instance) = value, let raw = instance.field("rawValue") else { return 0 }
        return NumberMembers.int(raw) ?? 0
    }

    private static func made(_ raw: Int, like value: Value) -> Value {
        guard case .instance(let instance) = value else { return value }
        return .instance(
            StructInstance(
                type: instance.type,
                fields: instance.type.storedPropertyNames.map { name in
                    name == "rawValue"
                        ? SizedNumbers.restored(.int(raw), like: instance.field(name) ?? .none) : .none
                }))
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("contains _:s") { _, me, a, _ in .bool(bits(me) & bits(a[0]) == bits(a[0])) },
        BuiltinMethod("isSubset of:s") { _, me, a, _ in .bool(bits(me) & bits(a[0]) == bits(me)) },
        BuiltinMethod("isSuperset of:s") { _, me, a, _ in .bool(bits(me) & bits(a[0]) == bits(a[0])) },
        BuiltinMethod("isDisjoint with:s") { _, me, a, _ in .bool(bits(me) & bits(a[0]) == 0) },
        BuiltinMethod("union _:s") { _, me, a, _ in made(bits(me) | bits(a[0]), like: me) },
        BuiltinMethod("intersection _:s") { _, me, a, _ in made(bits(me) & bits(a[0]), like: me) },
        BuiltinMethod("subtracting _:s") { _, me, a, _ in made(bits(me) & ~bits(a[0]), like: me) },
        BuiltinMethod("symmetricDifference _:s") { _, me, a, _ in made(bits(me) ^ bits(a[0]), like: me) },
        BuiltinMethod("insert _:s", mutating: true) { _, me, a, _ in
            let isNew = bits(me) & bits(a[0]) != bits(a[0])
            me = made(bits(me) | bits(a[0]), like: me)
            return .tuple(TupleValue(labels: ["inserted", "memberAfterInsert"], elements: [.bool(isNew), a[0]]))
        },
        BuiltinMethod("update with:s", mutating: true) { _, me, a, _ in
            let common = bits(me) & bits(a[0])
            me = made(bits(me) | bits(a[0]), like: me)
            return common == 0 ? .none : made(common, like: me)
        },
        BuiltinMethod("remove _:s", mutating: true) { _, me, a, _ in
            let common = bits(me) & bits(a[0])
            me = made(bits(me) & ~bits(a[0]), like: me)
            return common == 0 ? .none : made(common, like: me)
        },
        BuiltinMethod("formUnion _:s", mutating: true) { _, me, a, _ in
            me = made(bits(me) | bits(a[0]), like: me)
            return .void
        },
        BuiltinMethod("formIntersection _:s", mutating: true) { _, me, a, _ in
            me = made(bits(me) & bits(a[0]), like: me)
            return .void
        },
        BuiltinMethod("subtract _:s", mutating: true) { _, me, a, _ in
            me = made(bits(me) & ~bits(a[0]), like: me)
            return .void
        },
        BuiltinMethod("formSymmetricDifference _:s", mutating: true) { _, me, a, _ in
            me = made(bits(me) ^ bits(a[0]), like: me)
            return .void
        },
        BuiltinMethod("toggle _:s", mutating: true) { _, me, a, _ in
            me = made(bits(me) ^ bits(a[0]), like: me)
            return .void
        }
    ]
}
