import LayoutEngine

/// redacted: what is inside can ask why.
enum RedactedModifier: EnvironmentWriter {
    static let name = "redacted"
    static let signatures = ["(reason: RedactionReasons)"]
    static let support = SupportLevel.noLayoutEffect
    static let examples = ["Text(\"A\").redacted(reason: .placeholder)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["redactionReasons"] = call.argument("reason")
    }
}

/// unredacted.
enum UnredactedModifier: EnvironmentWriter {
    static let name = "unredacted"
    static let signatures = ["()"]
    static let support = SupportLevel.noLayoutEffect
    static let examples = ["Text(\"A\").unredacted().redacted(reason: .placeholder)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["redactionReasons"] = .array([])
    }
}
