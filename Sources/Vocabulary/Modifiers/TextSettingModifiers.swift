import LayoutEngine
import TextMetrics

/// Modifiers that say how texts and images are set.

/// lineLimit (spec L9).
enum LineLimitModifier: EnvironmentWriter {
    static let name = "lineLimit"
    static let signatures = ["(_ number: Int?)", "(_ limit: Int, reservesSpace: Bool)", "(_ limit: Any)"]
    static let examples = [
        "Text(\"A long text\").lineLimit(2)",
        "Text(\"A\").lineLimit(2, reservesSpace: true)",
        "Text(\"A\").lineLimit(2...4)"
    ]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["lineLimit"] = nil
        environment.values["_minimumLines"] = nil
        if case .range(let range)? = call.given("limit") {
            environment.values["_minimumLines"] = range.lower
            environment.values["lineLimit"] = range.upper.map { upper in
                if !range.isClosed, case .int(let end) = upper { .int(end - 1) } else { upper }
            }
        } else if let limit = call.given("number") ?? call.given("limit") {
            environment.values["lineLimit"] = limit
            if call.bool("reservesSpace") == true { environment.values["_minimumLines"] = limit }
        }
    }
}

/// lineSpacing (spec L12).
enum LineSpacingModifier: EnvironmentWriter {
    static let name = "lineSpacing"
    static let signatures = ["(_ lineSpacing: CGFloat)"]
    static let examples = ["Text(\"A long text\").lineSpacing(4)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["lineSpacing"] = call.argument("lineSpacing")
    }
}

/// truncationMode (spec L10).
enum TruncationModeModifier: EnvironmentWriter {
    static let name = "truncationMode"
    static let signatures = ["(_ mode: Text.TruncationMode)"]
    static let examples = ["Text(\"A\").truncationMode(.middle)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["truncationMode"] = call.argument("mode")
    }
}

/// minimumScaleFactor (spec L10).
enum MinimumScaleFactorModifier: EnvironmentWriter {
    static let name = "minimumScaleFactor"
    static let signatures = ["(_ factor: CGFloat)"]
    static let examples = ["Text(\"A\").minimumScaleFactor(0.5)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["minimumScaleFactor"] = call.argument("factor")
    }
}

/// allowsTightening (spec L10).
enum AllowsTighteningModifier: EnvironmentWriter {
    static let name = "allowsTightening"
    static let signatures = ["(_ flag: Bool)"]
    static let examples = ["Text(\"A\").allowsTightening(true)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["allowsTightening"] = call.argument("flag")
    }
}

/// multilineTextAlignment: moves lines inside the text, not the text (spec L11).
enum MultilineTextAlignmentModifier: EnvironmentWriter {
    static let name = "multilineTextAlignment"
    static let signatures = ["(_ alignment: TextAlignment)", "(strategy: Text.AlignmentStrategy)"]
    static let examples = ["Text(\"A\").multilineTextAlignment(.center)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        guard let alignment = call.argument("alignment") else { return }
        environment.values["multilineTextAlignment"] = alignment
    }
}

/// textCase: all texts inside.
enum TextCaseModifier: EnvironmentWriter {
    static let name = "textCase"
    static let signatures = ["(_ textCase: Text.Case?)"]
    static let examples = ["Text(\"A\").textCase(.uppercase)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["textCase"] = call.argument("textCase")
    }
}

/// tracking: more space after each character.
enum TrackingModifier: EnvironmentWriter {
    static let name = "tracking"
    static let signatures = ["(_ tracking: CGFloat)"]
    static let examples = ["Text(\"A\").tracking(2)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_tracking"] = call.argument("tracking")
    }
}

/// kerning: more space after each character.
enum KerningModifier: EnvironmentWriter {
    static let name = "kerning"
    static let signatures = ["(_ kerning: CGFloat)"]
    static let examples = ["Text(\"A\").kerning(2)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_kerning"] = call.argument("kerning")
    }
}

/// baselineOffset: raises the text.
enum BaselineOffsetModifier: EnvironmentWriter {
    static let name = "baselineOffset"
    static let signatures = ["(_ baselineOffset: CGFloat)"]
    static let examples = ["Text(\"A\").baselineOffset(4)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_baselineOffset"] = call.argument("baselineOffset")
    }
}

/// dynamicTypeSize: the text size inside.
enum DynamicTypeSizeModifier: EnvironmentWriter {
    static let name = "dynamicTypeSize"
    static let signatures = ["(_ size: DynamicTypeSize)", "(_ range: Range<DynamicTypeSize>|Any)"]
    static let examples = ["Text(\"A\").dynamicTypeSize(.xxxLarge)", "Text(\"A\").dynamicTypeSize(.small ... .xLarge)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        if let size = call.argument("size") {
            environment.values["dynamicTypeSize"] = size
        } else if case .range(let range)? = call.given("range") {
            environment.clampDynamicTypeSize(range)
        }
    }
}

/// imageScale: of all symbols inside.
enum ImageScaleModifier: EnvironmentWriter {
    static let name = "imageScale"
    static let signatures = ["(_ scale: Image.Scale)"]
    static let examples = ["Image(systemName: \"star\").imageScale(.large)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["imageScale"] = call.argument("scale")
    }
}

/// symbolVariant: of all symbols inside.
enum SymbolVariantModifier: EnvironmentWriter {
    static let name = "symbolVariant"
    static let signatures = ["(_ variant: SymbolVariants)"]
    static let examples = ["Image(systemName: \"star\").symbolVariant(.fill)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["symbolVariants"] = call.argument("variant")
    }
}

/// resizable: the image takes what it is offered (spec L15).
enum ResizableModifier: EnvironmentWriter {
    static let name = "resizable"
    static let signatures = ["(capInsets: EdgeInsets = .init(), resizingMode: Image.ResizingMode = .stretch)"]
    static let examples = ["Image(systemName: \"star\").resizable().frame(width: 40, height: 40)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_isResizable"] = .bool(true)
        environment.values["_capInsets"] = call.argument("capInsets")
    }
}

extension Environment {
    /// Keeps the text size inside a range, either bound of which may be missing.
    mutating func clampDynamicTypeSize(_ range: RangeValue) {
        var size = dynamicTypeSize
        if let lower = range.lower?.constantName.flatMap(DynamicTypeSize.init(name:)) { size = max(size, lower) }
        if let upper = range.upper?.constantName.flatMap(DynamicTypeSize.init(name:)) { size = min(size, upper) }
        values["dynamicTypeSize"] = .native(Token("DynamicTypeSize", size.name))
    }
}
