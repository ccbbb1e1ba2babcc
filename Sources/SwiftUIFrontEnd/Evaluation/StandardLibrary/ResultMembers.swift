import Vocabulary

/// Members of `Result`.
enum ResultMembers {
    static func success(_ value: Value) -> Value {
        .native(CaseValue(typeName: "Result", caseName: "success", payload: [value]))
    }

    static func failure(_ error: Value) -> Value {
        .native(CaseValue(typeName: "Result", caseName: "failure", payload: [error]))
    }

    private static func parts(_ value: Value) -> (isSuccess: Bool, payload: Value) {
        guard case .native(let native as CaseValue) = value else { return (true, value) }
        return (native.caseName == "success", native.payload.first ?? .void)
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("map _:f") { m, me, a, r in
            let (isSuccess, payload) = parts(me)
            return isSuccess ? success(try m.call(a[0], [payload], r)) : me
        },
        BuiltinMethod("flatMap _:f") { m, me, a, r in
            let (isSuccess, payload) = parts(me)
            return isSuccess ? try m.call(a[0], [payload], r) : me
        },
        BuiltinMethod("mapError _:f") { m, me, a, r in
            let (isSuccess, payload) = parts(me)
            return isSuccess ? me : failure(try m.call(a[0], [payload], r))
        },
        BuiltinMethod("flatMapError _:f") { m, me, a, r in
            let (isSuccess, payload) = parts(me)
            return isSuccess ? me : try m.call(a[0], [payload], r)
        },
        BuiltinMethod("get") { m, me, a, r in
            let (isSuccess, payload) = parts(me)
            if isSuccess { return payload }
            throw ThrownValue(value: payload, range: r)
        }
    ]

    /// `Result { try … }`: what the closure gives or throws.
    static func catching(_ function: Value, _ m: Interpreter, _ range: Range<Int>) throws -> Value {
        do { return success(try m.call(function, [], range)) } catch let error as ThrownValue {
            return failure(error.value)
        }
    }
}
