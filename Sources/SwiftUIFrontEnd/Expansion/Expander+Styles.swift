import Vocabulary

extension Expander {
    /// Lets a style that the source declares draw the view that it is for.
    func applyCustomStyle(to node: CallNode, environment: Environment) throws -> CallNode {
        guard let kind = CustomStyle.all[node.word], let style = environment.values[kind.environmentName] else {
            return node
        }
        if kind.environmentName == "_textFieldStyle", interpreter.hasMember("_body", style) {
            return try styledField(node, style, environment)
        }
        guard interpreter.hasMember("makeBody", style) else { return node }
        var inner = environment
        inner.values[kind.environmentName] = nil
        var properties = kind.properties(node)
        var typeName = kind.configuration
        if interpreter.conforms(style, to: "PrimitiveButtonStyle") {
            typeName = "PrimitiveButtonStyleConfiguration"
            properties.append(("action", node.argument("action") ?? .none))
        }
        let configuration = Value.native(RecordValue(typeName, properties))
        let place = node.identity + "/" + (interpreter.declaredTypeName(of: style) ?? "style")
        let connected = try connect(style, identity: place, environment: environment)
        let body = try interpreter.call("makeBody", on: connected, [("configuration", configuration)])
        let views = try expand(body, identity: place, environment: inner).nodes
        node.arguments.append(Argument(name: "isCustomStyle", value: .bool(true)))
        if kind.bodySlot == "content" {
            node.children = views
        } else {
            node.slots.removeAll { $0.name == kind.bodySlot }
            node.slots.append((kind.bodySlot, views))
        }
        return node
    }

    /// A text field that a style wraps: its `_body(configuration:)` gets the field itself.
    private func styledField(_ node: CallNode, _ style: Value, _ environment: Environment) throws -> CallNode {
        var inner = environment
        inner.values["_textFieldStyle"] = nil
        let field = CallNode(
            word: node.word, arguments: node.arguments, children: node.children, slots: node.slots,
            sourceOffset: node.sourceOffset)
        field.identity = node.identity + "/field"
        field.isExpanded = true
        let place = node.identity + "/" + (interpreter.declaredTypeName(of: style) ?? "style")
        // The style inside is the standard one, whatever the style of the source sets.
        let standard = CallNode.modified(
            .view(field),
            by: ModifierCall(
                word: "textFieldStyle",
                arguments: [Argument(name: "style", value: .native(Token("TextFieldStyle", "plain")))]))
        standard.isExpanded = true
        let connected = try connect(style, identity: place, environment: environment)
        let body = try interpreter.call("_body", on: connected, [("configuration", .view(standard))])
        node.arguments.append(Argument(name: "isCustomStyle", value: .bool(true)))
        node.children = try expand(body, identity: place, environment: inner).nodes
        return node
    }

    /// A word that is called with the configuration of a style: what the configuration holds, drawn in the standard way.
    func unpacked(_ node: CallNode) -> CallNode {
        let names = ["configuration", "progress"]
        guard let place = node.arguments.firstIndex(where: { names.contains($0.name) }),
            case .native(let record as RecordValue) = node.arguments[place].value,
            record.typeName.hasSuffix("StyleConfiguration")
        else { return node }
        var arguments = node.arguments
        arguments.remove(at: place)
        for field in record.fields {
            let name = field.name == "fractionCompleted" ? "value" : field.name
            arguments.append(Argument(name: name, value: field.value))
        }
        return CallNode(
            word: node.word, arguments: arguments, children: node.children, slots: node.slots,
            sourceOffset: node.sourceOffset, from: node.from)
    }
}

/// A kind of style that source can declare.
private struct CustomStyle: Sendable {
    /// The environment value that holds the style.
    let environmentName: String
    /// The type of its configuration.
    let configuration: String
    /// Where the word expects what the style drew.
    let bodySlot: String
    /// Properties of the configuration: views by the slot that they are taken from.
    let views: [(property: String, slot: String)]
    /// Properties that are arguments of the view.
    let values: [(property: String, argument: String)]

    static let all: [String: CustomStyle] = [
        "Button": CustomStyle(
            environmentName: "_buttonStyle", configuration: "ButtonStyleConfiguration", bodySlot: "label",
            views: [("label", "label")], values: [("role", "role")]),
        "Toggle": CustomStyle(
            environmentName: "_toggleStyle", configuration: "ToggleStyleConfiguration", bodySlot: "label",
            views: [("label", "label")], values: [("isOn", "isOn")]),
        "Label": CustomStyle(
            environmentName: "_labelStyle", configuration: "LabelStyleConfiguration", bodySlot: "content",
            views: [("title", "title"), ("icon", "icon")], values: []),
        "LabeledContent": CustomStyle(
            environmentName: "_labeledContentStyle", configuration: "LabeledContentStyleConfiguration",
            bodySlot: "content", views: [("label", "label"), ("content", "content")], values: []),
        "GroupBox": CustomStyle(
            environmentName: "_groupBoxStyle", configuration: "GroupBoxStyleConfiguration", bodySlot: "content",
            views: [("label", "label"), ("content", "content")], values: []),
        "DisclosureGroup": CustomStyle(
            environmentName: "_disclosureGroupStyle", configuration: "DisclosureGroupStyleConfiguration",
            bodySlot: "content", views: [("label", "label"), ("content", "content")],
            values: [("isExpanded", "isExpanded")]),
        "ProgressView": CustomStyle(
            environmentName: "_progressViewStyle", configuration: "ProgressViewStyleConfiguration", bodySlot: "label",
            views: [("label", "label"), ("currentValueLabel", "currentValueLabel")], values: []),
        "Gauge": CustomStyle(
            environmentName: "_gaugeStyle", configuration: "GaugeStyleConfiguration", bodySlot: "label",
            views: [
                ("label", "label"), ("currentValueLabel", "currentValueLabel"),
                ("minimumValueLabel", "minimumValueLabel"), ("maximumValueLabel", "maximumValueLabel")
            ], values: []),
        "Menu": CustomStyle(
            environmentName: "_menuStyle", configuration: "MenuStyleConfiguration", bodySlot: "label",
            views: [("label", "label")], values: []),
        "ControlGroup": CustomStyle(
            environmentName: "_controlGroupStyle", configuration: "ControlGroupStyleConfiguration",
            bodySlot: "content", views: [("label", "label"), ("content", "content")], values: []),
        "Form": CustomStyle(
            environmentName: "_formStyle", configuration: "FormStyleConfiguration", bodySlot: "content",
            views: [("content", "content")], values: []),
        "DatePicker": CustomStyle(
            environmentName: "_datePickerStyle", configuration: "DatePickerStyleConfiguration", bodySlot: "label",
            views: [("label", "label")],
            values: [
                ("selection", "selection"), ("displayedComponents", "displayedComponents"), ("range", "range")
            ]),
        "TextField": CustomStyle(
            environmentName: "_textFieldStyle", configuration: "TextFieldStyleConfiguration", bodySlot: "content",
            views: [("label", "label")], values: []),
        "SecureField": CustomStyle(
            environmentName: "_textFieldStyle", configuration: "TextFieldStyleConfiguration", bodySlot: "content",
            views: [("label", "label")], values: [])
    ]

    /// The properties of the configuration for one view.
    func properties(_ node: CallNode) -> [(name: String, value: Value)] {
        let flags: [(name: String, value: Value)] = [("isPressed", .bool(false)), ("isMixed", .bool(false))]
        return flags + views.map { ($0.property, placeholder($0.slot, of: node)) }
            + values.map {
                ($0.property, node.argument($0.argument) ?? ($0.property == "isExpanded" ? Self.closed : .none))
            } + progress(of: node)
    }

    /// What a disclosure group without a binding is.
    private static var closed: Value { .binding(BindingValue(get: { .bool(false) }, set: { _ in })) }

    /// How far a progress view or a gauge is, from 0 to 1.
    private func progress(of node: CallNode) -> [(name: String, value: Value)] {
        guard let value = node.argument("value")?.asNumber else { return [] }
        if node.word == "ProgressView" {
            let total = node.argument("total")?.asNumber ?? 1
            return [("fractionCompleted", total > 0 ? .double(min(max(value / total, 0), 1)) : .none)]
        }
        guard node.word == "Gauge" else { return [] }
        var bounds = (low: 0.0, high: 1.0)
        if case .range(let range)? = node.argument("bounds"), let low = range.lower?.asNumber,
            let high = range.upper?.asNumber,
            high > low
        {
            bounds = (low, high)
        }
        return [("value", .double((value - bounds.low) / (bounds.high - bounds.low)))]
    }

    /// What a style shows for a slot; the parts that a view may lack are `nil` then.
    private func placeholder(_ slot: String, of node: CallNode) -> Value {
        let content = view(slot, of: node)
        let isOptional = slot.hasSuffix("ValueLabel") || node.word == "ProgressView"
        if isOptional, case .none = content { return .none }
        return Expander.placeholder(for: content)
    }

    /// The views of a slot, or the text that the view was given instead.
    private func view(_ slot: String, of node: CallNode) -> Value {
        let views = slot == "content" ? node.children : node.slot(slot)
        if !views.isEmpty { return .array(views.map { .view($0) }) }
        if slot == "icon" {
            guard let name = node.argument("systemImage") else { return .none }
            return .view(CallNode(word: "Image", arguments: [Argument(name: "systemName", value: name)]))
        }
        // A title stands for the label alone, not for what shows the value.
        guard ["label", "title", "content"].contains(slot) else { return .none }
        let written = slot == "content" ? node.argument("value") : nil
        guard let title = written ?? node.argument("title") ?? node.argument("titleKey") else { return .none }
        let text = CallNode(word: "Text", arguments: [Argument(name: "content", value: title)])
        guard slot == "label", let name = node.argument("systemImage") else { return .view(text) }
        return .view(
            CallNode(
                word: "Label",
                arguments: [Argument(name: "title", value: title), Argument(name: "systemImage", value: name)]))
    }
}
