import LayoutEngine

/// labelIconToTitleSpacing: the distance of icon and title in labels inside.
enum LabelIconToTitleSpacingModifier: EnvironmentWriter {
    static let name = "labelIconToTitleSpacing"
    static let signatures = ["(_ spacing: CGFloat)"]
    static let examples = ["Label(\"A\", systemImage: \"star\").labelIconToTitleSpacing(20)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_labelSpacing"] = call.argument("spacing")
    }
}

/// labelReservedIconWidth: the width that the icons of labels inside have at least.
enum LabelReservedIconWidthModifier: EnvironmentWriter {
    static let name = "labelReservedIconWidth"
    static let signatures = ["(_ value: CGFloat)"]
    static let examples = ["Label(\"A\", systemImage: \"star\").labelReservedIconWidth(30)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_labelIconWidth"] = call.argument("value")
    }
}
