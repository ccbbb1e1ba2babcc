/// `SIMD2`: two numbers, the points of a mesh gradient.
enum SIMD2Type {
    static let type = NativeType("SIMD2", conforms: "Equatable Hashable ExpressibleByArrayLiteral Sendable") { type in
        for signature in ["(_ x: Double, _ y: Double)", "(x: Double, y: Double)"] {
            type.initializer(signature) { call in
                RecordValue("SIMD2", [("x", .double(try call.get(0))), ("y", .double(try call.get(1)))]).asValue
            }
        }
        type.fromArrayLiteral = { values in
            let numbers = try values.map { value in
                guard let number = value.asNumber else { throw NativeFailure.wrongType(value, "a number") }
                return number
            }
            guard numbers.count == 2 else {
                throw NativeFailure(id: "wrong-arguments", "a `SIMD2` has two elements, found \(numbers.count)")
            }
            return RecordValue("SIMD2", [("x", .double(numbers[0])), ("y", .double(numbers[1]))]).asValue
        }
        type.constant("zero", RecordValue("SIMD2", [("x", .double(0)), ("y", .double(0))]).asValue)
        type.constant("one", RecordValue("SIMD2", [("x", .double(1)), ("y", .double(1))]).asValue)
        for name in ["x", "y"] {
            type.properties[name] = NativeProperty(
                type: "Double", get: { value in RecordValue.converted(from: value)?[name] ?? .none },
                set: { value, new in
                    guard var record = RecordValue.converted(from: value) else { return }
                    record[name] = new
                    value = record.asValue
                })
        }
        for (symbol, sign) in [("+", 1.0), ("-", -1.0)] {
            type.op(symbol, "(_ other: SIMD2) -> SIMD2") { call in
                let (a, b) = (try call.me(as: RecordValue.self), try call.get(0, as: RecordValue.self))
                let parts = ["x", "y"].map { ($0, (a[$0].asNumber ?? 0) + sign * (b[$0].asNumber ?? 0)) }
                return RecordValue("SIMD2", parts.map { (name: $0.0, value: Value.double($0.1)) }).asValue
            }
        }
    }
}
