/// Modifiers that choose the style of the controls and containers inside.

/// buttonStyle.
enum ButtonStyleModifier: EnvironmentWriter {
    static let name = "buttonStyle"
    static let signatures = ["(_ style: ButtonStyle|PrimitiveButtonStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["Button(\"Go\") {}.buttonStyle(.bordered)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_buttonStyle"] = call.argument("style")
    }
}

/// toggleStyle.
enum ToggleStyleModifier: EnvironmentWriter {
    static let name = "toggleStyle"
    static let signatures = ["(_ style: ToggleStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["Toggle(\"On\", isOn: .constant(true)).toggleStyle(.switch)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_toggleStyle"] = call.argument("style")
    }
}

/// labelStyle.
enum LabelStyleModifier: EnvironmentWriter {
    static let name = "labelStyle"
    static let signatures = ["(_ style: LabelStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["Label(\"Home\", systemImage: \"house\").labelStyle(.iconOnly)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_labelStyle"] = call.argument("style")
    }
}

/// pickerStyle.
enum PickerStyleModifier: EnvironmentWriter {
    static let name = "pickerStyle"
    static let signatures = ["(_ style: PickerStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = [
        "Picker(\"P\", selection: .constant(1)) { Text(\"1\").tag(1) }.pickerStyle(.segmented)"
    ]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_pickerStyle"] = call.argument("style")
    }
}

/// datePickerStyle.
enum DatePickerStyleModifier: EnvironmentWriter {
    static let name = "datePickerStyle"
    static let signatures = ["(_ style: DatePickerStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["DatePicker(\"D\", selection: .constant(Date())).datePickerStyle(.graphical)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_datePickerStyle"] = call.argument("style")
    }
}

/// textFieldStyle.
enum TextFieldStyleModifier: EnvironmentWriter {
    static let name = "textFieldStyle"
    static let signatures = ["(_ style: TextFieldStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["TextField(\"T\", text: .constant(\"\")).textFieldStyle(.roundedBorder)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_textFieldStyle"] = call.argument("style")
    }
}

/// progressViewStyle.
enum ProgressViewStyleModifier: EnvironmentWriter {
    static let name = "progressViewStyle"
    static let signatures = ["(_ style: ProgressViewStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["ProgressView(value: 0.5).progressViewStyle(.linear)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_progressViewStyle"] = call.argument("style")
    }
}

/// gaugeStyle.
enum GaugeStyleModifier: EnvironmentWriter {
    static let name = "gaugeStyle"
    static let signatures = ["(_ style: GaugeStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["Gauge(value: 0.5) { Text(\"G\") }.gaugeStyle(.accessoryCircular)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_gaugeStyle"] = call.argument("style")
    }
}

/// menuStyle.
enum MenuStyleModifier: EnvironmentWriter {
    static let name = "menuStyle"
    static let signatures = ["(_ style: MenuStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["Menu(\"M\") { Button(\"A\") {} }.menuStyle(.button)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_menuStyle"] = call.argument("style")
    }
}

/// listStyle.
enum ListStyleModifier: EnvironmentWriter {
    static let name = "listStyle"
    static let signatures = ["(_ style: ListStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["List { Text(\"A\") }.listStyle(.plain)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_listStyle"] = call.argument("style")
    }
}

/// formStyle.
enum FormStyleModifier: EnvironmentWriter {
    static let name = "formStyle"
    static let signatures = ["(_ style: FormStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["Form { Text(\"A\") }.formStyle(.grouped)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_formStyle"] = call.argument("style")
    }
}

/// tabViewStyle.
enum TabViewStyleModifier: EnvironmentWriter {
    static let name = "tabViewStyle"
    static let signatures = ["(_ style: TabViewStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["TabView { Text(\"A\") }.tabViewStyle(.page)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_tabViewStyle"] = call.argument("style")
    }
}

/// groupBoxStyle.
enum GroupBoxStyleModifier: EnvironmentWriter {
    static let name = "groupBoxStyle"
    static let signatures = ["(_ style: GroupBoxStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["GroupBox(\"G\") { Text(\"A\") }.groupBoxStyle(.automatic)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_groupBoxStyle"] = call.argument("style")
    }
}

/// controlGroupStyle.
enum ControlGroupStyleModifier: EnvironmentWriter {
    static let name = "controlGroupStyle"
    static let signatures = ["(_ style: ControlGroupStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["ControlGroup { Button(\"A\") {} }.controlGroupStyle(.automatic)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_controlGroupStyle"] = call.argument("style")
    }
}

/// disclosureGroupStyle.
enum DisclosureGroupStyleModifier: EnvironmentWriter {
    static let name = "disclosureGroupStyle"
    static let signatures = ["(_ style: DisclosureGroupStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["DisclosureGroup(\"D\") { Text(\"A\") }.disclosureGroupStyle(.automatic)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_disclosureGroupStyle"] = call.argument("style")
    }
}

/// labeledContentStyle.
enum LabeledContentStyleModifier: EnvironmentWriter {
    static let name = "labeledContentStyle"
    static let signatures = ["(_ style: LabeledContentStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["LabeledContent(\"L\", value: \"V\").labeledContentStyle(.automatic)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_labeledContentStyle"] = call.argument("style")
    }
}

/// navigationViewStyle.
enum NavigationViewStyleModifier: EnvironmentWriter {
    static let name = "navigationViewStyle"
    static let signatures = ["(_ style: NavigationViewStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["NavigationView { Text(\"A\") }.navigationViewStyle(.stack)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_navigationViewStyle"] = call.argument("style")
    }
}

/// navigationSplitViewStyle.
enum NavigationSplitViewStyleModifier: EnvironmentWriter {
    static let name = "navigationSplitViewStyle"
    static let signatures = ["(_ style: NavigationSplitViewStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = [
        "NavigationSplitView { Text(\"A\") } detail: { Text(\"B\") }.navigationSplitViewStyle(.balanced)"
    ]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_navigationSplitViewStyle"] = call.argument("style")
    }
}

/// indexViewStyle.
enum IndexViewStyleModifier: EnvironmentWriter {
    static let name = "indexViewStyle"
    static let signatures = ["(_ style: IndexViewStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["TabView { Text(\"A\") }.indexViewStyle(.page)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_indexViewStyle"] = call.argument("style")
    }
}

/// textEditorStyle.
enum TextEditorStyleModifier: EnvironmentWriter {
    static let name = "textEditorStyle"
    static let signatures = ["(_ style: TextEditorStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["TextEditor(text: .constant(\"\")).textEditorStyle(.plain)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_textEditorStyle"] = call.argument("style")
    }
}

/// tableStyle.
enum TableStyleModifier: EnvironmentWriter {
    static let name = "tableStyle"
    static let signatures = ["(_ style: TableStyle)"]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "read by the views inside that have such a style"
    static let examples = ["List { Text(\"A\") }.tableStyle(.automatic)"]

    static func write(_ environment: inout Environment, _ call: ModifierCall, in context: LoweringContext) {
        environment.values["_tableStyle"] = call.argument("style")
    }
}
