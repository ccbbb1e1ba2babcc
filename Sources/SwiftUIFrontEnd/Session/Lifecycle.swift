import LayoutEngine
import Vocabulary

/// Runs what SwiftUI runs after a layout: `onAppear`, `task`, `onChange`, `onPreferenceChange`, `onGeometryChange`.
struct Lifecycle {
    let interpreter: Interpreter
    let store: StateStore

    func run(after pass: UpdateLoop.Pass) throws {
        var appeared: Set<String> = []
        for node in pass.expansion.nodes { try run(node, in: pass, appeared: &appeared) }
        for content in pass.host.dynamicContent {
            for node in content.nodes { try run(node, in: pass, appeared: &appeared) }
        }
        try runPreferences(in: pass)
        // What is gone may appear again.
        store.appeared = appeared
    }

    private func run(_ node: CallNode, in pass: UpdateLoop.Pass, appeared: inout Set<String>) throws {
        for child in node.children { try run(child, in: pass, appeared: &appeared) }
        for slot in node.slots { for view in slot.views { try run(view, in: pass, appeared: &appeared) } }
        for (index, modifier) in node.modifiers.enumerated() {
            for slot in modifier.slots { for view in slot.views { try run(view, in: pass, appeared: &appeared) } }
            try run(modifier, identity: "\(node.identity)@\(index)", appeared: &appeared)
        }
    }

    private func run(_ modifier: ModifierCall, identity: String, appeared: inout Set<String>) throws {
        switch modifier.word {
        case "onAppear":
            let isNew = !store.appeared.contains(identity)
            appeared.insert(identity)
            if isNew { try call(modifier.argument("perform") ?? modifier.argument("action")) }
        case "task":
            let id = modifier.argument("id") ?? .void
            let isNew = !store.appeared.contains(identity) || !(try isSame(id, as: identity))
            appeared.insert(identity)
            store.lastSeen[identity] = id
            if isNew { try call(modifier.argument("action")) }
        case "onChange":
            try runChange(modifier, identity: identity)
        case "onGeometryChange":
            // The value is written by the callback of the placed node.
            guard let box = modifier.geometry?.value else { return }
            try runValue(box, identity: identity, initially: true, action: modifier.argument("action"))
        default:
            return
        }
    }

    private func runChange(_ modifier: ModifierCall, identity: String) throws {
        let value = modifier.argument("value") ?? modifier.argument("of") ?? .none
        let isInitial: Bool = if case .bool(true)? = modifier.argument("initial") { true } else { false }
        try runValue(
            value, identity: identity, initially: isInitial,
            action: modifier.argument("action") ?? modifier.argument("perform"))
    }

    /// Runs an action if a value is not the one seen last; the first is only remembered unless `initially`.
    private func runValue(_ value: Value, identity: String, initially: Bool, action: Value?) throws {
        let last = store.lastSeen[identity]
        store.lastSeen[identity] = value
        guard let last else {
            if initially { try call(action, value, value) }
            return
        }
        guard try !interpreter.areEqual(last, value) else { return }
        try call(action, last, value)
    }

    private func isSame(_ value: Value, as identity: String) throws -> Bool {
        guard let last = store.lastSeen[identity] else { return false }
        return try interpreter.areEqual(last, value)
    }

    private func runPreferences(in pass: UpdateLoop.Pass) throws {
        for (node, owner, modifier) in pass.context.nodes(taggedBy: "onPreferenceChange") {
            guard case .type(let key)? = modifier.argument("key") else { continue }
            let value = try pass.host.preferences.value(of: key, below: node, in: pass.context)
            try runValue(
                value, identity: owner.identity + "@preference \(key)", initially: true,
                action: modifier.argument("perform") ?? modifier.argument("action"))
        }
    }

    /// Calls an action with as many of the values as it names: none, the new one, or the old and the new one.
    private func call(_ action: Value?, _ old: Value = .void, _ new: Value = .void) throws {
        guard case .function(let function)? = action else { return }
        switch function.parameterCount ?? 0 {
        case 0: _ = try function.call([])
        case 1: _ = try function.call([new])
        default: _ = try function.call([old, new])
        }
    }
}
