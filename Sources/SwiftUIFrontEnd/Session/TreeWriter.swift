import CanonicalJSON
import LayoutEngine
import Vocabulary

/// Writes an expanded tree of calls as the document `recipes.tree`, version 1: the layout tree in its stored form.
///
/// What has no effect on a frame is left out: actions, gestures, colours. Values that JSON does not have stand as the
/// Swift source that gives them.
struct TreeWriter {
    /// The version of the format.
    static let version = 1

    private let interpreter: Interpreter
    private let platform: Platform

    init(interpreter: Interpreter, platform: Platform) {
        self.interpreter = interpreter
        self.platform = platform
    }

    /// The document for the root views.
    func document(of nodes: [CallNode]) -> JSON {
        var state = State()
        let views = nodes.map { json(of: $0, &state) }
        let root: JSON = views.count == 1 ? views[0] : ["call": "Group", "children": .array(views)]
        var members: [String: JSON] = [
            "format": "recipes.tree", "version": .number(Double(Self.version)), "platform": .string(platform.rawValue),
            "root": root,
            "definitions": .array(
                interpreter.definitions(reachableFrom: state.types).map {
                    ["name": .string($0.name), "source": .string($0.source)]
                })
        ]
        if state.isBound { members["boundToSnippet"] = true }
        return .object(members)
    }

    /// What comes up while the tree is written.
    private struct State {
        /// Declared types that values and closures in the tree refer to.
        var types: Set<String> = []
        /// Whether something in the tree cannot be written down, so that the tree only runs with its snippet.
        var isBound = false
    }

    private func json(of node: CallNode, _ state: inout State) -> JSON {
        var members: [String: JSON] = ["call": .string(node.word)]
        var arguments = self.arguments(node.arguments, &state)
        for slot in node.slots {
            arguments[slot.name] = ["views": .array(slot.views.map { json(of: $0, &state) })]
        }
        if !arguments.isEmpty { members["arguments"] = .object(arguments) }
        let modifiers = node.modifiers.filter { !Self.isWithoutEffect($0) }
        if !modifiers.isEmpty { members["modifiers"] = .array(modifiers.map { json(of: $0, &state) }) }
        if !node.children.isEmpty { members["children"] = .array(node.children.map { json(of: $0, &state) }) }
        if let source = place(node.sourceOffset) { members["source"] = source }
        if !node.from.isEmpty { members["from"] = .string(node.from.joined(separator: "/")) }
        if node.hasStaticSingleChild { members["singleChild"] = true }
        return .object(members)
    }

    private func json(of modifier: ModifierCall, _ state: inout State) -> JSON {
        var members: [String: JSON] = ["call": .string(modifier.word)]
        var arguments = self.arguments(modifier.arguments, &state)
        for slot in modifier.slots {
            arguments[slot.name] = ["views": .array(slot.views.map { json(of: $0, &state) })]
        }
        if !arguments.isEmpty { members["arguments"] = .object(arguments) }
        return .object(members)
    }

    private func arguments(_ arguments: [Argument], _ state: inout State) -> [String: JSON] {
        var members: [String: JSON] = [:]
        for argument in arguments where !Self.actionNames.contains(argument.name) {
            members[argument.name] = value(argument.value, &state)
        }
        return members
    }

    /// A value as plain JSON where it can be, else a tagged object.
    private func value(_ value: Value, _ state: inout State) -> JSON {
        switch value {
        case .void, .none: return .null
        case .bool(let flag): return .bool(flag)
        case .int(let number): return .number(Double(number))
        case .double(let number):
            if number.isFinite { return .number(number) }
            return number.isNaN ? ["nan": true] : ["infinity": .bool(number > 0)]
        case .string(let text): return .string(text)
        case .character(let character): return .string(String(character))
        case .array(let values): return .array(values.map { self.value($0, &state) })
        case .size(let size): return ["size": [.number(size.width), .number(size.height)]]
        case .point(let point): return ["point": [.number(point.x), .number(point.y)]]
        case .rect(let box):
            let rect = box.rect
            return ["rect": [.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)]]
        case .box(let box): return self.value(box.value, &state)
        case .binding(let binding): return (try? binding.get()).map { self.value($0, &state) } ?? .null
        case .view(let node): return ["views": [json(of: node, &state)]]
        case .type(let type):
            if let name = type.nominalName { state.types.insert(name) }
            return ["type": .string(type.nominalName ?? "\(type)")]
        // A key without markup is its text.
        case .native(let key as LocalizedStringKeyValue) where key.isPlain: return .string(key.plain)
        case .native(let layout as NativeLayout): return ["layout": .string(layout.name)]
        case .native(let native): return ["swift": .string(native.debugText)]
        case .instance(let instance): return self.instance(instance, &state)
        case .enumeration(let value):
            state.types.insert(value.type.name)
            var members: [String: JSON] = ["enum": .string(value.type.name), "case": .string(value.caseName)]
            if !value.payload.isEmpty { members["payload"] = .array(value.payload.map { self.value($0, &state) }) }
            return .object(members)
        case .function(let function): return closure(function, &state)
        case .range(let range):
            return [
                "range": [
                    range.lower.map { self.value($0, &state) } ?? .null,
                    range.upper.map { self.value($0, &state) } ?? .null
                ], "closed": .bool(range.isClosed)
            ]
        case .dictionary(let dictionary):
            return [
                "dictionary": .array(
                    zip(dictionary.keys, dictionary.values).map {
                        .array([self.value($0, &state), self.value($1, &state)])
                    })
            ]
        case .set(let set): return ["set": .array(set.elements.map { self.value($0, &state) })]
        case .tuple(let tuple): return ["tuple": .array(tuple.elements.map { self.value($0, &state) })]
        case .proposal(let box):
            return [
                "proposal": [
                    box.proposal.width.map { self.value(.double($0), &state) } ?? .null,
                    box.proposal.height.map { self.value(.double($0), &state) } ?? .null
                ]
            ]
        case .keyPath(let path): return ["keyPath": .string(Self.text(of: path))]
        case .object(let object):
            state.isBound = true
            return ["object": .string(object.type.name)]
        }
    }

    private func instance(_ instance: StructInstance, _ state: inout State) -> JSON {
        state.types.insert(instance.type.name)
        var fields: [String: JSON] = [:]
        for (name, field) in zip(instance.type.storedPropertyNames, instance.fields) {
            fields[name] = value(field, &state)
        }
        return ["instance": .string(instance.type.name), "fields": .object(fields)]
    }

    /// A closure as its source with what it captured; one that captures something alive binds the tree to its snippet.
    private func closure(_ function: FunctionValue, _ state: inout State) -> JSON {
        guard let written = interpreter.source(of: function) else {
            state.isBound = true
            return ["closure": .null]
        }
        state.types.formUnion(written.types)
        var captures: [String: JSON] = [:]
        for (name, value) in written.captures {
            if Self.isAlive(value) {
                state.isBound = true
            } else {
                captures[name] = self.value(value, &state)
            }
        }
        return ["closure": .string(written.text), "captures": .object(captures)]
    }

    private static func isAlive(_ value: Value) -> Bool {
        switch value {
        case .binding, .object, .box, .function: true
        case .instance(let instance): instance.fields.contains { isAlive($0) }
        default: false
        }
    }

    private func place(_ offset: Int?) -> JSON? {
        guard let offset else { return nil }
        let place = interpreter.location(of: offset)
        return ["line": .number(Double(place.line)), "column": .number(Double(place.column))]
    }

    private static func text(of path: KeyPathValue) -> String {
        "\\" + (path.root?.nominalName ?? "")
            + path.components.map { if case .member(let name) = $0 { "." + name } else { "" } }.joined()
    }

    /// Parameters that hold what runs when something happens.
    private static let actionNames: Set<String> = ["action", "perform", "onDismiss", "onEditingChanged", "onCommit"]

    /// Modifiers that the settled tree no longer needs.
    private static func isWithoutEffect(_ modifier: ModifierCall) -> Bool {
        if lifecycle.contains(modifier.word) { return true }
        return Lexicon.modifier(named: modifier.word)?.isEffectFree ?? true
    }

    private static let lifecycle: Set<String> = [
        "onAppear", "onDisappear", "task", "onChange", "onReceive", "onTapGesture", "onGeometryChange",
        "onPreferenceChange"
    ]
}
