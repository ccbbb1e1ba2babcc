import Vocabulary

/// What `withCheckedContinuation` and its kin hand to their body.
final class CheckedContinuation: NativeValue {
    var typeName: String { "CheckedContinuation" }
    private var outcome: TaskGroupValue.Outcome?

    static let functions: Set<String> = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation"
    ]

    /// Runs the body, and what was started for later until it resumes the continuation; one that nothing resumes leaves the
    /// code behind it waiting.
    static func run(_ body: Value, _ m: Interpreter, _ range: Range<Int>) throws -> Value {
        let continuation = CheckedContinuation()
        _ = try m.call(body, [.native(continuation)], range)
        try m.runDeferred { continuation.outcome != nil }
        switch continuation.outcome {
        case .value(let value)?: return value
        case .error(let error)?: throw error
        case nil:
            if m.waitsForever(range) { throw Suspension() }
            return .none
        }
    }

    private static func resume(_ me: Value, _ outcome: TaskGroupValue.Outcome) -> Value {
        if case .native(let own as CheckedContinuation) = me, own.outcome == nil { own.outcome = outcome }
        return .void
    }

    static let methods: [BuiltinMethod] = [
        BuiltinMethod("resume") { _, me, _, _ in resume(me, .value(.void)) },
        BuiltinMethod("resume returning:a") { _, me, a, _ in resume(me, .value(a[0])) },
        BuiltinMethod("resume throwing:a") { _, me, a, r in resume(me, .error(ThrownValue(value: a[0], range: r))) },
        BuiltinMethod("resume with:a") { _, me, a, r in
            guard case .native(let result as CaseValue) = a[0], let payload = result.payload.first else { return .void }
            return resume(
                me, result.caseName == "success" ? .value(payload) : .error(ThrownValue(value: payload, range: r)))
        }
    ]
}
