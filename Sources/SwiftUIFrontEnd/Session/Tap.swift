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
        for node in pass.expansion.nodes { collect(node, in: Surroundings(), into: &targets) }
        for content in pass.host.dynamicContent {
            for node in content.nodes { collect(node, in: Surroundings(), into: &targets) }
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

    private func collect(_ node: CallNode, in surroundings: Surroundings, into targets: inout [Target]) {
        // From the outside in: each modifier is around the view and those before it.
        var inside = surroundings
        var around: [Surroundings] = []
        for modifier in node.modifiers.reversed() {
            around.append(inside)
            if Self.takesHitsAway(modifier) { inside.isEnabled = false }
            let actions = actions(of: modifier)
            if actions.isEmpty { continue }
            if modifier.word == "simultaneousGesture" { inside.simultaneous.append(actions) }
            if modifier.word == "highPriorityGesture", inside.instead == nil { inside.instead = actions }
        }
        around.reverse()
        if inside.isEnabled {
            if node.word == "Button", case .function(let action)? = node.argument("action") {
                targets.append(target(node, in: inside) { _ = try action.call([]) })
            } else if node.word == "Toggle", case .binding(let isOn)? = node.argument("isOn") {
                targets.append(
                    target(node, in: inside) {
                        if case .bool(let value) = try isOn.get() { try isOn.set(.bool(!value)) }
                    })
            }
        }
        for child in node.children { collect(child, in: inside, into: &targets) }
        for slot in node.slots { for view in slot.views { collect(view, in: inside, into: &targets) } }
        for (index, modifier) in node.modifiers.enumerated() {
            let actions = actions(of: modifier)
            if !actions.isEmpty, around[index].isEnabled {
                targets.append(
                    target(node, modifiers: Array(node.modifiers[..<index]), in: around[index]) { try run(actions) })
            }
            for slot in modifier.slots {
                for view in slot.views { collect(view, in: around[index], into: &targets) }
            }
        }
    }

    // MARK: Gestures

    /// An action with how many taps it takes.
    private typealias Action = (count: Int, function: FunctionValue)

    /// What modifiers around a view do to taps on it.
    private struct Surroundings {
        var isEnabled = true
        /// What runs beside the view's own action.
        var simultaneous: [[Action]] = []
        /// What runs in its place: the outermost that asks for it.
        var instead: [Action]?
    }

    /// The actions that a tap on what a modifier is applied to runs.
    private func actions(of modifier: ModifierCall) -> [Action] {
        switch modifier.word {
        case "onTapGesture":
            guard case .function(let action)? = modifier.argument("perform") ?? modifier.argument("action") else {
                return []
            }
            return [(Self.count(modifier.argument("count")), action)]
        case "gesture", "simultaneousGesture", "highPriorityGesture":
            if case .bool(false)? = modifier.argument("isEnabled") { return [] }
            return modifier.argument("gesture").map(actions) ?? []
        default: return []
        }
    }

    /// The actions of a tap gesture, and of those that are composed with it.
    private func actions(of gesture: Value) -> [Action] {
        guard case .native(let native) = gesture, let call = native.exactly(TokenCall.self) else { return [] }
        let links = call.chain.compactMap { $0.exactly(TokenCall.self) }
        var found: [Action] = []
        for (index, link) in links.enumerated() {
            switch link.name {
            case "onEnded":
                guard let first = links.first, ["TapGesture", "SpatialTapGesture"].contains(first.typeName),
                    links[..<index].allSatisfy({ !Self.compositions.contains($0.name) }),
                    case .function(let action)? = link.arguments.first?.value
                else { continue }
                found.append((Self.count(first.argument("count")), action))
            case "exclusively":
                // The one before it wins where it takes these taps.
                if !found.contains(where: { tapCount % $0.count == 0 }), let other = link.arguments.first?.value {
                    found += actions(of: other)
                }
            case "simultaneously":
                if let other = link.arguments.first?.value { found += actions(of: other) }
            default: continue
            }
        }
        return found
    }

    private static let compositions: Set<String> = ["exclusively", "simultaneously", "sequenced"]

    private static func count(_ value: Value?) -> Int { max(value?.asNumber.map { Int($0) } ?? 1, 1) }

    /// Runs the actions that so many taps, one after the other, are the gesture of.
    private func run(_ actions: [Action]) throws {
        for action in actions where tapCount % action.count == 0 {
            _ = try action.function.call(location(for: action.function))
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
        _ node: CallNode, modifiers: [ModifierCall]? = nil, in surroundings: Surroundings,
        action: @escaping () throws -> Void
    ) -> Target {
        Target(texts: texts(in: node, modifiers: modifiers), names: names(in: node, modifiers: modifiers)) {
            if let instead = surroundings.instead { try run(instead) } else { try action() }
            for actions in surroundings.simultaneous { try run(actions) }
        }
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
