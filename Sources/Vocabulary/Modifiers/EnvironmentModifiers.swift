import LayoutEngine
import TextMetrics

/// Modifiers that set other values of the environment.

/// labelsHidden: controls inside go without their labels (spec L18).
enum LabelsHiddenModifier: EnvironmentWriter {
    static let name = "labelsHidden"
    static let signatures = ["()"]
    static let examples = ["Toggle(\"On\", isOn: .constant(true)).labelsHidden()"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_labelsHidden"] = .bool(true)
    }
}

/// controlSize.
enum ControlSizeModifier: EnvironmentWriter {
    static let name = "controlSize"
    static let signatures = ["(_ controlSize: ControlSize)"]
    static let support = SupportLevel.approximate
    static let remark = "bordered buttons and spinners follow it by estimates, other controls keep their regular size"
    static let examples = ["Button(\"Go\") {}.buttonStyle(.bordered).controlSize(.large)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["controlSize"] = call.argument("controlSize")
    }
}

/// disabled.
enum DisabledModifier: EnvironmentWriter {
    static let name = "disabled"
    static let signatures = ["(_ disabled: Bool)"]
    static let support = SupportLevel.noLayoutEffect
    static let examples = ["Button(\"Go\") {}.disabled(true)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        if call.bool("disabled") == true { environment.values["isEnabled"] = .bool(false) }
    }
}

/// colorScheme.
enum ColorSchemeModifier: EnvironmentWriter {
    static let name = "colorScheme"
    static let signatures = ["(_ colorScheme: ColorScheme)"]
    static let support = SupportLevel.noLayoutEffect
    static let examples = ["Text(\"A\").colorScheme(.dark)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["colorScheme"] = call.argument("colorScheme")
    }
}

/// preferredColorScheme.
enum PreferredColorSchemeModifier: EnvironmentWriter {
    static let name = "preferredColorScheme"
    static let signatures = ["(_ colorScheme: ColorScheme?)"]
    static let support = SupportLevel.noLayoutEffect
    static let examples = ["Text(\"A\").preferredColorScheme(.dark)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        guard let scheme = call.given("colorScheme") else { return }
        environment.values["colorScheme"] = scheme
    }
}

/// environment.
enum EnvironmentModifier: EnvironmentWriter {
    static let name = "environment"
    static let signatures = ["(_ keyPath: KeyPath, _ value: Any)", "(_ object: Any)"]
    static let remark = "values that layout reads are those with a public key; others are for the source itself"
    static let examples = [
        "Text(\"A\").environment(\\.layoutDirection, .rightToLeft)",
        "Text(\"A\").environment(\\.lineLimit, 1)"
    ]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        guard case .keyPath(let path)? = call.argument("keyPath") else {
            if let object = call.given("object") { environment.setObject(object) }
            return
        }
        if path.components.count == 1, case .member(let name) = path.components[0] {
            environment.values[name] = call.argument("value") ?? Value.none
            // The old name of the same setting.
            if name == "sizeCategory", let category = call.argument("value")?.tokenName,
                let size = DynamicTypeSize(category: category)
            {
                environment.values["dynamicTypeSize"] = .native(Token("DynamicTypeSize", size.name))
            }
        }
    }
}

/// environmentObject.
enum EnvironmentObjectModifier: EnvironmentWriter {
    static let name = "environmentObject"
    static let signatures = ["(_ object: Any)"]
    static let support = SupportLevel.noLayoutEffect
    static let examples: [String] = []

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        if let object = call.given("object") { environment.setObject(object) }
    }
}

/// defaultScrollAnchor (spec SC4).
enum DefaultScrollAnchorModifier: EnvironmentWriter {
    static let name = "defaultScrollAnchor"
    static let signatures = ["(_ anchor: UnitPoint?)", "(_ anchor: UnitPoint?, for role: ScrollAnchorRole)"]
    static let examples = ["ScrollView { Color.red.frame(height: 2000) }.defaultScrollAnchor(.bottom)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        guard let role = call.convert("role", as: TokenSetValue.self) else {
            environment.values["_scrollAnchor"] = call.argument("anchor")
            return
        }
        if role.names.contains("initialOffset") { environment.values["_scrollAnchor"] = call.argument("anchor") }
        if role.names.contains("alignment") { environment.values["_scrollAlignment"] = call.argument("anchor") }
    }
}

/// scrollPosition (spec SC4, SC6).
enum ScrollPositionModifier: EnvironmentWriter {
    static let name = "scrollPosition"
    static let signatures = [
        "(id: Binding, anchor: UnitPoint? = nil)",
        "(_ position: Binding, anchor: UnitPoint? = nil)",
        "(initialAnchor: UnitPoint?)"
    ]
    static let examples = ["ScrollView { Color.red.frame(height: 2000) }.scrollPosition(id: .constant(nil))"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        if let anchor = call.argument("initialAnchor") { environment.values["_scrollAnchor"] = anchor }
        guard case .native(let position as RecordValue)? = call.given("position") else {
            environment.setScrollTarget(call.given("id"), anchor: call.unitPoint("anchor"))
            return
        }
        let anchor = UnitPointValue.converted(from: position["anchor"])?.point
        environment.setScrollTarget(position["viewID"].current, anchor: call.unitPoint("anchor") ?? anchor)
        if case .point = position["point"] {
            environment.values["_scrollOffset"] = position["point"]
        } else if position["x"].asNumber ?? position["y"].asNumber != nil {
            environment.values["_scrollOffset"] = .point(
                Point(x: position["x"].asNumber ?? 0, y: position["y"].asNumber ?? 0))
        }
        if let edge = EdgeValue.converted(from: position["edge"])?.edge {
            environment.values["_scrollAnchor"] = UnitPointValue(edge.middle).asValue
        }
    }
}

extension Environment {
    /// Gives an object to the views inside, by the name of its type.
    mutating func setObject(_ value: Value) {
        switch value {
        case .object(let object): objects[object.type.name] = value
        case .instance(let instance): objects[instance.type.name] = value
        default: break
        }
    }
}

extension Edge {
    /// The middle of the edge, for a scroll position at an edge.
    fileprivate var middle: UnitPoint {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
}
