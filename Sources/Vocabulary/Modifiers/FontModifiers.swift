/// Modifiers that say which font texts have.

/// font: of all texts inside (spec L12).
enum FontModifier: EnvironmentWriter {
    static let name = "font"
    static let signatures = ["(_ font: Font?)"]
    static let examples = [
        "Text(\"A\").font(.title)",
        "VStack { Text(\"A\") }.font(.system(size: 20, weight: .bold))"
    ]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["font"] = call.argument("font")
    }
}

/// fontWeight: of all texts inside.
enum FontWeightModifier: EnvironmentWriter {
    static let name = "fontWeight"
    static let signatures = ["(_ weight: Font.Weight?)"]
    static let examples = ["Text(\"A\").fontWeight(.semibold)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_fontWeight"] = call.argument("weight")
        environment.values["_isBold"] = nil
    }
}

/// fontDesign: of all texts inside.
enum FontDesignModifier: EnvironmentWriter {
    static let name = "fontDesign"
    static let signatures = ["(_ design: Font.Design?)"]
    static let examples = ["Text(\"A\").fontDesign(.rounded)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_fontDesign"] = call.argument("design")
    }
}

/// fontWidth: of all texts inside.
enum FontWidthModifier: EnvironmentWriter {
    static let name = "fontWidth"
    static let signatures = ["(_ width: Font.Width?)"]
    static let examples = ["Text(\"A\").fontWidth(.condensed)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_fontWidth"] = call.argument("width")
    }
}

/// bold: all texts inside.
enum BoldModifier: EnvironmentWriter {
    static let name = "bold"
    static let signatures = ["(_ isActive: Bool = true)"]
    static let examples = ["Text(\"A\").bold()"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_isBold"] = .bool(call.bool("isActive") ?? true)
    }
}

/// italic: all texts inside; it does not change their size.
enum ItalicModifier: EnvironmentWriter {
    static let name = "italic"
    static let signatures = ["(_ isActive: Bool = true)"]
    static let examples = ["Text(\"A\").italic()"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_isItalic"] = .bool(call.bool("isActive") ?? true)
    }
}

/// monospaced: all texts inside.
enum MonospacedModifier: EnvironmentWriter {
    static let name = "monospaced"
    static let signatures = ["(_ isActive: Bool = true)"]
    static let examples = ["Text(\"A\").monospaced()"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_isMonospaced"] = .bool(call.bool("isActive") ?? true)
    }
}

/// monospacedDigit: all texts inside.
enum MonospacedDigitModifier: EnvironmentWriter {
    static let name = "monospacedDigit"
    static let signatures = ["()"]
    static let examples = ["Text(\"123\").monospacedDigit()"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_hasMonospacedDigits"] = .bool(true)
    }
}
