import Diagnostics
import LayoutEngine
import Vocabulary

/// Finds what a label names and runs its action.
struct Tap {
    let interpreter: Interpreter

    /// Runs the action of the first enabled button, toggle, link or tap gesture whose views show `label`.
    ///
    /// - Throws: `DiagnosticsError` if there is none, naming the labels that there are.
    func perform(_ label: String, in pass: UpdateLoop.Pass) throws {
        var targets: [(label: [String], action: () throws -> Void)] = []
        for node in pass.expansion.nodes { collect(node, isEnabled: true, into: &targets) }
        for content in pass.host.dynamicContent {
            for node in content.nodes { collect(node, isEnabled: true, into: &targets) }
        }
        guard let target = targets.first(where: { $0.label.contains(label) }) else {
            let shown = targets.flatMap(\.label)
            throw DiagnosticsError([
                Diagnostic(
                    id: "nothing-to-tap", message: "no enabled button or tap gesture shows \"\(label)\"",
                    hints: shown.isEmpty
                        ? ["no view here can be tapped"]
                        : ["there are: " + shown.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")])
            ])
        }
        try target.action()
    }

    private func collect(
        _ node: CallNode, isEnabled: Bool, into targets: inout [(label: [String], action: () throws -> Void)]
    ) {
        var isEnabled = isEnabled
        for modifier in node.modifiers {
            if modifier.word == "disabled", case .bool(true)? = modifier.argument("disabled") { isEnabled = false }
        }
        if isEnabled {
            if node.word == "Button", case .function(let action)? = node.argument("action") {
                targets.append((texts(in: node), { _ = try action.call([]) }))
            } else if node.word == "Toggle", case .binding(let isOn)? = node.argument("isOn") {
                targets.append(
                    (
                        texts(in: node),
                        {
                            if case .bool(let value) = try isOn.get() { try isOn.set(.bool(!value)) }
                        }
                    ))
            }
        }
        for child in node.children { collect(child, isEnabled: isEnabled, into: &targets) }
        for slot in node.slots { for view in slot.views { collect(view, isEnabled: isEnabled, into: &targets) } }
        for (index, modifier) in node.modifiers.enumerated() {
            if modifier.word == "onTapGesture", isEnabled,
                case .function(let action)? = modifier.argument("perform") ?? modifier.argument("action")
            {
                let inner = Array(node.modifiers[..<index])
                targets.append(
                    (texts(in: node, modifiers: inner), { _ = try action.call(self.location(for: action)) }))
            }
            for slot in modifier.slots {
                for view in slot.views { collect(view, isEnabled: isEnabled, into: &targets) }
            }
        }
    }

    /// A tap is in the middle of nowhere in particular: its location is the view's origin.
    private func location(for action: FunctionValue) -> [Value] {
        (action.parameterCount ?? 0) > 0 ? [.point(.zero)] : []
    }

    /// Parameters of words whose text a view shows.
    private static let shownArguments: Set<String> = [
        "content", "text", "verbatim", "title", "titleKey", "label", "key", "input"
    ]

    /// The texts that a view shows, its accessibility label and its identifier, in order.
    private func texts(in node: CallNode, modifiers: [ModifierCall]? = nil) -> [String] {
        var found: [String] = []
        for argument in node.arguments where Self.shownArguments.contains(argument.name) {
            switch argument.value {
            case .string(let text): found.append(text)
            case .native(let text as AttributedStringValue): found.append(text.text)
            case .native(let key as LocalizedStringKeyValue): found.append(key.key)
            default: break
            }
        }
        for modifier in modifiers ?? node.modifiers {
            if ["accessibilityLabel", "accessibilityIdentifier", "id"].contains(modifier.word),
                case .string(let text)? = modifier.arguments.first?.value
            {
                found.append(text)
            }
            for slot in modifier.slots { found += slot.views.flatMap { texts(in: $0) } }
        }
        for child in node.children { found += texts(in: child) }
        for slot in node.slots { found += slot.views.flatMap { texts(in: $0) } }
        return found
    }
}
