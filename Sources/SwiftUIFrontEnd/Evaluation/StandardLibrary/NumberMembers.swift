import Vocabulary

enum NumberMembers {
    static func int(_ value: Value) -> Int? {
        switch value {
        case .int(let number): number
        case .double(let number): Int(exactly: number.rounded(.towardZero))
        case .native(let number as SizedInteger): number.int
        default: nil
        }
    }

    static func double(_ value: Value) -> Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number): number
        case .native(let number as SizedInteger): number.double
        case .native(let number as FloatValue): Double(number.number)
        default: nil
        }
    }

    static func rule(_ value: Value) -> FloatingPointRoundingRule {
        guard case .native(let token as Token) = value else { return .toNearestOrAwayFromZero }
        return switch token.name {
        case "up": .up
        case "down": .down
        case "towardZero": .towardZero
        case "awayFromZero": .awayFromZero
        case "toNearestOrEven": .toNearestOrEven
        default: .toNearestOrAwayFromZero
        }
    }

    static let bool: [BuiltinMethod] = [
        BuiltinMethod("toggle", mutating: true) { m, me, a, r in
            if case .bool(let flag) = me { me = .bool(!flag) }
            return .void
        }
    ]

    static let int: [BuiltinMethod] = [
        BuiltinMethod("isMultiple of:i") { m, me, a, r in
            guard let x = int(me), let y = int(a[0]) else { return .bool(false) }
            return .bool(x.isMultiple(of: y))
        },
        BuiltinMethod("signum") { m, me, a, r in .int((int(me) ?? 0).signum()) },
        BuiltinMethod("advanced by:i") { m, me, a, r in try m.binary("+", me, a[0], r) },
        BuiltinMethod("distance to:i") { m, me, a, r in try m.binary("-", a[0], me, r) },
        BuiltinMethod("negate", mutating: true) { m, me, a, r in
            me = try m.prefix("-", me, r)
            return .void
        },
        BuiltinMethod("quotientAndRemainder dividingBy:i") { m, me, a, r in
            .tuple(
                TupleValue(
                    labels: ["quotient", "remainder"],
                    elements: [try m.binary("/", me, a[0], r), try m.binary("%", me, a[0], r)]))
        },
        BuiltinMethod("addingReportingOverflow _:i") { m, me, a, r in
            let (value, overflow) = (int(me) ?? 0).addingReportingOverflow(int(a[0]) ?? 0)
            return .tuple(TupleValue(labels: ["partialValue", "overflow"], elements: [.int(value), .bool(overflow)]))
        },
        BuiltinMethod("subtractingReportingOverflow _:i") { m, me, a, r in
            let (value, overflow) = (int(me) ?? 0).subtractingReportingOverflow(int(a[0]) ?? 0)
            return .tuple(TupleValue(labels: ["partialValue", "overflow"], elements: [.int(value), .bool(overflow)]))
        },
        BuiltinMethod("multipliedReportingOverflow by:i") { m, me, a, r in
            let (value, overflow) = (int(me) ?? 0).multipliedReportingOverflow(by: int(a[0]) ?? 0)
            return .tuple(TupleValue(labels: ["partialValue", "overflow"], elements: [.int(value), .bool(overflow)]))
        },
        BuiltinMethod("formatted") { m, me, a, r in .string(try Formatting.text(of: me) ?? m.text(of: me)) },
        BuiltinMethod("formatted _:F") { m, me, a, r in
            .string(try Formatting.text(of: me, style: a[0]) ?? m.text(of: me))
        }
    ]

    static let double: [BuiltinMethod] = [
        BuiltinMethod("rounded _:r?") { m, me, a, r in .double((double(me) ?? 0).rounded(rule(a[0]))) },
        BuiltinMethod("round _:r?", mutating: true) { m, me, a, r in
            me = .double((double(me) ?? 0).rounded(rule(a[0])))
            return .void
        },
        BuiltinMethod("squareRoot") { m, me, a, r in .double((double(me) ?? 0).squareRoot()) },
        BuiltinMethod("truncatingRemainder dividingBy:d") { m, me, a, r in
            .double((double(me) ?? 0).truncatingRemainder(dividingBy: double(a[0]) ?? 1))
        },
        BuiltinMethod("remainder dividingBy:d") { m, me, a, r in
            .double((double(me) ?? 0).remainder(dividingBy: double(a[0]) ?? 1))
        },
        BuiltinMethod("addingProduct _:d _:d") { m, me, a, r in
            .double((double(me) ?? 0).addingProduct(double(a[0]) ?? 0, double(a[1]) ?? 0))
        },
        BuiltinMethod("advanced by:d") { m, me, a, r in .double((double(me) ?? 0) + (double(a[0]) ?? 0)) },
        BuiltinMethod("distance to:d") { m, me, a, r in .double((double(a[0]) ?? 0) - (double(me) ?? 0)) },
        BuiltinMethod("negate", mutating: true) { m, me, a, r in
            me = .double(-(double(me) ?? 0))
            return .void
        },
        BuiltinMethod("scale by:d", mutating: true) { m, me, a, r in
            me = .double((double(me) ?? 0) * (double(a[0]) ?? 1))
            return .void
        },
        BuiltinMethod("isLess than:d") { m, me, a, r in .bool((double(me) ?? 0) < (double(a[0]) ?? 0)) },
        BuiltinMethod("isEqual to:d") { m, me, a, r in .bool((double(me) ?? 0) == (double(a[0]) ?? 0)) },
        BuiltinMethod("formatted") { m, me, a, r in .string(try Formatting.text(of: me) ?? m.text(of: me)) },
        BuiltinMethod("formatted _:F") { m, me, a, r in
            .string(try Formatting.text(of: me, style: a[0]) ?? m.text(of: me))
        }
    ]
}

/// Methods of every value, optionals among them.
enum AnyMembers {
    static let methods: [BuiltinMethod] = [
        BuiltinMethod("map _:f") { m, me, a, r in
            if case .none = me { return .none }
            return try m.call(a[0], [me.unwrapped], r).asSome
        },
        BuiltinMethod("flatMap _:f") { m, me, a, r in
            if case .none = me { return .none }
            return try m.call(a[0], [me.unwrapped], r)
        },
        BuiltinMethod("appending path:a") { _, me, a, _ in
            guard case .keyPath(let first) = me, case .keyPath(let second) = a[0] else { return me }
            return .keyPath(KeyPathValue(root: first.root, components: first.components + second.components))
        },
        BuiltinMethod("take", mutating: true) { m, me, a, r in
            defer { me = .none }
            return me
        },
        BuiltinMethod("hash into:a") { m, me, a, r in
            if case .native(let hasher as HasherValue) = a[0] { hasher.combine(me) }
            return .void
        },
        BuiltinMethod("combine _:a") { m, me, a, r in
            if case .native(let hasher as HasherValue) = me { hasher.combine(a[0]) }
            return .void
        },
        BuiltinMethod("appendLiteral _:S") { m, me, a, r in
            guard case .native(let native) = me, let text = native as? InterpolationValue else { return .void }
            try text.append(StringMembers.string(a[0]), m)
            return .void
        },
        BuiltinMethod("appendInterpolation _:a") { m, me, a, r in
            guard case .native(let native) = me, let text = native as? InterpolationValue else { return .void }
            try text.append(try m.text(of: a[0]), m)
            return .void
        },
        BuiltinMethod("finalize") { m, me, a, r in
            guard case .native(let hasher as HasherValue) = me else { return .int(0) }
            return .int(BuiltinProperties.stableHash(hasher.text))
        },
        BuiltinMethod("encode to:a") { m, me, a, r in .void },
        BuiltinMethod("get") { m, me, a, r in me }
    ]
}
