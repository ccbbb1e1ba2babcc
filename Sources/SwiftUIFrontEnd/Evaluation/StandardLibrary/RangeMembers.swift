import Vocabulary

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
