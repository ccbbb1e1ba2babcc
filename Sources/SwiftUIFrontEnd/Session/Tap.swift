import Diagnostics
import LayoutEngine
import Vocabulary

/// Finds what a label names and runs its action.
struct Tap {
    let interpreter: Interpreter
    /// The number of this tap among equal ones that follow one another.
    let tapCount: Int

    /// A view that can be tapped.
    private struct Target {
        /// What it shows.
        var texts: [String]
        /// The views it consists of by name, custom ones too.
        var names: [String]
        var action: () throws -> Void
    }

    /// Runs the action of the first enabled button, toggle, link or tap gesture whose views show `label`; where no text
    /// does, of the first that holds a view of that name, because shapes and images show no text.
    ///
    /// - Throws: `DiagnosticsError` if there is none, naming the labels that there are.
    func perform(_ label: String, in pass: UpdateLoop.Pass) throws {
        var targets: [Target] = []
        for node in pass.expansion.nodes { collect(node, isEnabled: true, into: &targets) }
        for content in pass.host.dynamicContent {
            for node in content.nodes { collect(node, isEnabled: true, into: &targets) }
        }
        let target = targets.first { $0.texts.contains(label) } ?? targets.first { $0.names.contains(label) }
        guard let target else {
            throw DiagnosticsError([
                Diagnostic(
                    id: "nothing-to-tap", message: "no enabled button or tap gesture shows \"\(label)\"",
                    hints: [Self.hint(targets)])
            ])
        }
        try target.action()
    }

    private static func hint(_ targets: [Target]) -> String {
        // What shows no text can be named by its outermost view.
        let labels = targets.flatMap { $0.texts.isEmpty ? Array($0.names.prefix(1)) : $0.texts }
        if labels.isEmpty { return "no view here can be tapped" }
        return "there are: " + labels.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private func collect(_ node: CallNode, isEnabled: Bool, into targets: inout [Target]) {
        var isEnabled = isEnabled
        for modifier in node.modifiers {
            if Self.takesHitsAway(modifier) { isEnabled = false }
        }
        if isEnabled {
            if node.word == "Button", case .function(let action)? = node.argument("action") {
                targets.append(target(node) { _ = try action.call([]) })
            } else if node.word == "Toggle", case .binding(let isOn)? = node.argument("isOn") {
                targets.append(
                    target(node) {
                        if case .bool(let value) = try isOn.get() { try isOn.set(.bool(!value)) }
                    })
            }
        }
        for child in node.children { collect(child, isEnabled: isEnabled, into: &targets) }
        for slot in node.slots { for view in slot.views { collect(view, isEnabled: isEnabled, into: &targets) } }
        for (index, modifier) in node.modifiers.enumerated() {
            if modifier.word == "onTapGesture", isEnabled,
                case .function(let action)? = modifier.argument("perform") ?? modifier.argument("action")
            {
                let wanted = max(modifier.argument("count")?.asNumber.map { Int($0) } ?? 1, 1)
                targets.append(
                    target(node, modifiers: Array(node.modifiers[..<index])) {
                        // So many taps one after the other are one gesture.
                        if tapCount % wanted == 0 { _ = try action.call(self.location(for: action)) }
                    })
            }
            for slot in modifier.slots {
                for view in slot.views { collect(view, isEnabled: isEnabled, into: &targets) }
            }
        }
    }

    /// Whether nothing below a modifier can be tapped: it is disabled, lets touches through, or is not to be seen.
    private static func takesHitsAway(_ modifier: ModifierCall) -> Bool {
        switch modifier.word {
        case "disabled": if case .bool(true)? = modifier.argument("disabled") { true } else { false }
        case "allowsHitTesting": if case .bool(false)? = modifier.argument("enabled") { true } else { false }
        case "hidden": true
        case "opacity": modifier.argument("opacity")?.asNumber == 0
        default: false
        }
    }

    private func target(
        _ node: CallNode, modifiers: [ModifierCall]? = nil, action: @escaping () throws -> Void
    ) -> Target {
        Target(
            texts: texts(in: node, modifiers: modifiers), names: names(in: node, modifiers: modifiers), action: action)
    }

    /// A tap is in the middle of nowhere in particular: its location is the view's origin.
    private func location(for action: FunctionValue) -> [Value] {
        (action.parameterCount ?? 0) > 0 ? [.point(.zero)] : []
    }

    /// The texts that a view shows, its accessibility label and its identifier, in order.
    private func texts(in node: CallNode, modifiers: [ModifierCall]? = nil) -> [String] {
        var found = node.shownTexts
        for modifier in modifiers ?? node.modifiers {
            if ["accessibilityLabel", "accessibilityIdentifier", "id"].contains(modifier.word),
                let text = modifier.arguments.first?.value.plainText
            {
                found.append(text)
            }
            for slot in modifier.slots { found += slot.views.flatMap { texts(in: $0) } }
        }
        for child in node.children { found += texts(in: child) }
        for slot in node.slots { found += slot.views.flatMap { texts(in: $0) } }
        return found
    }

    /// The names of a view and of all in it, from the outside in.
    private func names(in node: CallNode, modifiers: [ModifierCall]? = nil) -> [String] {
        var found = node.from + [node.word]
        for child in node.children { found += names(in: child) }
        for slot in node.slots { found += slot.views.flatMap { names(in: $0) } }
        for modifier in modifiers ?? node.modifiers {
            for slot in modifier.slots { found += slot.views.flatMap { names(in: $0) } }
        }
        return found
    }
}
