import LayoutEngine
import Vocabulary

/// Runs what SwiftUI runs after a layout: `onAppear`, `task`, `onChange`, `onPreferenceChange`, `onGeometryChange`.
struct Lifecycle {
    let interpreter: Interpreter
    let store: StateStore
    let host: SessionHost

    func run(after pass: UpdateLoop.Pass) throws {
        var appeared: Set<String> = []
        for node in pass.allNodes { try run(node, appeared: &appeared) }
        // What is gone may appear again.
        store.appeared = appeared
        try runDisappearances(in: pass)
        try runGeometry(in: pass)
        try runPreferences(in: pass)
    }

    private func run(_ node: CallNode, appeared: inout Set<String>) throws {
        for child in node.children { try run(child, appeared: &appeared) }
        for slot in node.slots { for view in slot.views { try run(view, appeared: &appeared) } }
        for (index, modifier) in node.modifiers.enumerated() {
            for slot in modifier.slots { for view in slot.views { try run(view, appeared: &appeared) } }
            try run(modifier, identity: { ViewIdentity.ofModifier(at: index, of: node) }, appeared: &appeared)
        }
    }

    /// Runs the `onDisappear` actions of views that the last pass had and this one does not have, as they were last written.
    private func runDisappearances(in pass: UpdateLoop.Pass) throws {
        var found: [(identity: String, action: Value?)] = []
        for node in pass.allNodes { collectDisappearances(node, into: &found) }
        let present = Set(found.map(\.identity))
        let gone = store.disappearing.filter { !present.contains($0.identity) }
        store.disappearing = found
        for one in gone { try call(one.action) }
    }

    private func collectDisappearances(_ node: CallNode, into found: inout [(identity: String, action: Value?)]) {
        for child in node.children { collectDisappearances(child, into: &found) }
        for slot in node.slots { for view in slot.views { collectDisappearances(view, into: &found) } }
        for (index, modifier) in node.modifiers.enumerated() {
            for slot in modifier.slots { for view in slot.views { collectDisappearances(view, into: &found) } }
            guard modifier.word == "onDisappear" else { continue }
            found.append((ViewIdentity.ofModifier(at: index, of: node), modifier.argument("action")))
        }
    }

    /// - Parameter identity: made only for the few modifiers that need it.
    private func run(_ modifier: ModifierCall, identity: () -> String, appeared: inout Set<String>) throws {
        switch modifier.word {
        case "onAppear":
            let identity = identity()
            let isNew = !store.appeared.contains(identity)
            appeared.insert(identity)
            if isNew { try call(modifier.argument("action")) }
        case "task":
            let identity = identity()
            let id = modifier.argument("value") ?? .void
            let isNew: Bool = if store.appeared.contains(identity) { try !isSame(id, as: identity) } else { true }
            appeared.insert(identity)
            store.lastSeen[identity] = id
            if isNew { try call(modifier.argument("action")) }
        case "onChange":
            let isInitial: Bool = if case .bool(true)? = modifier.argument("initial") { true } else { false }
            try run(
                modifier.argument("value") ?? .none, identity: identity(), initially: isInitial,
                action: modifier.argument("action"))
        default:
            return
        }
    }

    /// Runs an action if a value is not the one seen last; the first is only remembered unless `initially`.
    private func run(_ value: Value, identity: String, initially: Bool, action: Value?) throws {
        let last = store.lastSeen[identity]
        store.lastSeen[identity] = value
        guard let last else {
            if initially { try call(action, value, value) }
            return
        }
        if try !interpreter.areEqual(last, value) { try call(action, last, value) }
    }

    private func isSame(_ value: Value, as identity: String) throws -> Bool {
        guard let last = store.lastSeen[identity] else { return false }
        return try interpreter.areEqual(last, value)
    }

    private func runGeometry(in pass: UpdateLoop.Pass) throws {
        for (modifier, owner, geometry) in pass.host.placements {
            let place = owner.modifiers.firstIndex { $0 === modifier } ?? 0
            let identity = "\(owner.identity)@\(place)"
            let action = modifier.argument("action")
            if modifier.word == "onScrollVisibilityChange" {
                let isVisible = geometry.proxy.visibleShare >= modifier.argument("threshold")?.asNumber ?? 0.5
                try run(.bool(isVisible), identity: identity, initially: isVisible, action: action)
                continue
            }
            guard let watched = Self.watched(by: modifier, geometry),
                let value = try transformed(watched, by: modifier, of: owner)
            else { continue }
            try run(value, identity: identity, initially: true, action: action)
        }
    }

    /// What the modifier hands to its transform; nothing where no scroll view is inside.
    private static func watched(by modifier: ModifierCall, _ geometry: GeometryProxyValue) -> Value? {
        modifier.word == "onScrollGeometryChange" ? geometry.proxy.scrollGeometry?.asValue : .native(geometry)
    }

    private func transformed(_ value: Value, by modifier: ModifierCall, of owner: CallNode) throws -> Value? {
        switch modifier.argument("transform") {
        case .function(let transform)?: try transform.call([value])
        case .keyPath(let path)?:
            try interpreter.apply(path, to: value, owner.sourceOffset.map(interpreter.wordRange) ?? 0..<0)
        default: nil
        }
    }

    private func runPreferences(in pass: UpdateLoop.Pass) throws {
        for found in PreferenceCollector.nodes(taggedBy: "onPreferenceChange", in: pass) {
            guard case .type(let key)? = found.modifier.argument("key") else { continue }
            let value = try pass.host.preferences.value(of: key, below: found.node, in: pass.context)
            let place = found.owner.modifiers.firstIndex { $0 === found.modifier } ?? 0
            try run(
                value, identity: "\(found.owner.identity)@\(place)", initially: true,
                action: found.modifier.argument("action"))
        }
    }

    /// Calls an action with as many of the values as it names: none, the new one, or the old and the new one.
    private func call(_ action: Value?, _ old: Value = .void, _ new: Value = .void) throws {
        guard case .function(let function)? = action else { return }
        try host.running {
            switch function.parameterCount ?? 0 {
            case 0: _ = try function.call([])
            case 1: _ = try function.call([new])
            default: _ = try function.call([old, new])
            }
        }
    }
}
