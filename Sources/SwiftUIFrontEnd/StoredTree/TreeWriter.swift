import CanonicalJSON
import LayoutEngine
import Vocabulary

/// Writes an expanded tree of calls as the document `recipes.tree`, version 1: the layout tree in its stored form.
///
/// What has no effect on a frame is left out: actions, gestures, lifecycles. Closures that only the layout can call stand
/// as Swift source with what they captured, and the declarations that they need stand in `definitions`.
struct TreeWriter {
    let interpreter: Interpreter
    let workspace: Workspace
    private let platform: Platform
    /// Whether anything in the tree is made while the layout runs, so that expansion goes on then.
    private let isDynamic: Bool

    init(interpreter: Interpreter, platform: Platform, workspace: Workspace, nodes: [CallNode]) {
        self.interpreter = interpreter
        self.platform = platform
        self.workspace = workspace
        isDynamic = nodes.contains { Self.isDynamic($0) }
    }

    /// What comes up while the tree is written.
    struct State {
        /// Identifiers that values and closures in the tree mention.
        var names: Set<String> = []
        /// The outermost names of declared types that values in the tree have.
        var types: Set<String> = []
        /// Objects that have been written, by identity.
        var objects: [ObjectIdentifier: Int] = [:]
        /// Why the tree only runs with its snippet; each reason once.
        private(set) var bound: [String] = []
        var depth = 0

        mutating func bind(_ reason: String) {
            if !bound.contains(reason) { bound.append(reason) }
        }
    }

    /// The document for the root views.
    func document(of nodes: [CallNode]) -> StoredTree {
        var state = State()
        let views = nodes.map { json(of: $0, &state) }
        let root: JSON = views.count == 1 ? views[0] : ["call": "Group", "children": .array(views)]
        var definitions: [(name: String, source: String)] = []
        if !state.names.isEmpty {
            let collector = DefinitionCollector(interpreter.program, interpreter.text)
            definitions = collector.definitions(for: state.names)
            for type in state.types.sorted() where !collector.declares(type) {
                state.bind("a value of `\(type)`, which is declared inside a function")
            }
        }
        var members: [String: JSON] = [
            "format": .string(StoredTree.format), "version": .number(Double(StoredTree.version)),
            "writer": .number(Double(StoredTree.writer)),
            "platform": .string(platform.rawValue), "root": root,
            "definitions": .array(definitions.map { ["name": .string($0.name), "source": .string($0.source)] })
        ]
        if !state.bound.isEmpty { members["bound"] = .array(state.bound.map { .string($0) }) }
        return StoredTree(json: .object(members), bound: state.bound)
    }

    // MARK: Nodes

    func json(of node: CallNode, _ state: inout State) -> JSON {
        var members: [String: JSON] = ["call": .string(node.word)]
        let parameters = workspace.parameters.view(node.word)
        var arguments: [String: JSON] = [:]
        for argument in node.arguments where isKept(argument, of: node) {
            arguments[argument.name] = self.argument(argument, parameters, isExact: !node.isExpanded, &state)
        }
        for slot in node.slots {
            arguments[slot.name] = ["views": .array(slot.views.map { json(of: $0, &state) })]
        }
        if !arguments.isEmpty { members["arguments"] = .object(arguments) }
        // A modifier without effect on the layout still makes a view of what was a shape (spec L3).
        let isShape = node.word == "ModifiedContent" || Lexicon.view(named: node.word)?.isShape == true
        let last = isShape ? node.modifiers.lastIndex { isKept($0) } ?? 0 : 0
        let modifiers = node.modifiers.enumerated().filter { isKept($1) || $0 < last }.map(\.element)
        if !modifiers.isEmpty {
            members["modifiers"] = .array(modifiers.map { json(of: $0, isExact: !node.isExpanded, &state) })
        }
        if !node.children.isEmpty { members["children"] = .array(node.children.map { json(of: $0, &state) }) }
        if let source = place(node.sourceOffset) { members["source"] = source }
        if !node.from.isEmpty { members["from"] = .string(node.from.joined(separator: "/")) }
        if node.hasStaticSingleChild { members["singleChild"] = true }
        if !node.isExpanded { members["unexpanded"] = true }
        return .object(members)
    }

    private func json(of modifier: ModifierCall, isExact: Bool, _ state: inout State) -> JSON {
        var members: [String: JSON] = ["call": .string(modifier.word)]
        guard isKept(modifier) else { return .object(members) }
        let parameters = workspace.parameters.modifier(modifier.word)
        var arguments: [String: JSON] = [:]
        for argument in modifier.arguments where isKept(argument, of: modifier, isExact: isExact) {
            arguments[argument.name] = self.argument(argument, parameters, isExact: isExact, &state)
        }
        for slot in modifier.slots {
            arguments[slot.name] = ["views": .array(slot.views.map { json(of: $0, &state) })]
        }
        if !arguments.isEmpty { members["arguments"] = .object(arguments) }
        return .object(members)
    }

    /// - Parameter isExact: whether boxes and bindings must stay what they are, since code will run on the value.
    private func argument(
        _ argument: Argument, _ parameters: [String: WordParameters.Parameter], isExact: Bool, _ state: inout State
    ) -> JSON {
        guard !isExact else { return value(argument.value, &state) }
        switch argument.value {
        case .double(let number) where number.isFinite && parameters[argument.name]?.isFloating == true:
            return .number(number)
        case .int(let number) where parameters[argument.name]?.isFloating == true:
            return ["int": .number(Double(number))]
        case .box(let box): return value(box.value, &state)
        case .binding(let binding): return (try? binding.get()).map { value($0, &state) } ?? .null
        default: return value(argument.value, &state)
        }
    }

    private func place(_ offset: Int?) -> JSON? {
        guard let offset else { return nil }
        let place = interpreter.location(of: offset)
        return ["line": .number(Double(place.line)), "column": .number(Double(place.column))]
    }

    // MARK: What is left out

    private func isKept(_ argument: Argument, of node: CallNode) -> Bool {
        if Self.isAction(argument) { return false }
        guard node.isExpanded else { return true }
        switch node.word {
        case "Layout": return argument.name != "instance"
        case "Shape": return argument.name != "shape"
        default:
            guard Self.produced.contains(node.word) else { return true }
            // Its elements have become views.
            if case .function = argument.value { return false }
            return !Self.dataNames.contains(argument.name)
        }
    }

    private func isKept(_ argument: Argument, of modifier: ModifierCall, isExact: Bool) -> Bool {
        if Self.isAction(argument) { return false }
        guard !isExact, let entry = Lexicon.modifier(named: modifier.word) else { return true }
        switch argument.value {
        case .function:
            return entry.support != .noLayoutEffect || (isDynamic && Self.preferences.contains(modifier.word))
        case .object, .instance:
            if modifier.word == Self.selectionName { return true }
            // Read by code of the source only, which a tree without closures does not run.
            return isDynamic || (entry.support != .noLayoutEffect && !Self.environment.contains(modifier.word))
        default: return true
        }
    }

    private func isKept(_ modifier: ModifierCall) -> Bool {
        if Self.lifecycle.contains(modifier.word) { return false }
        if modifier.word == Self.selectionName { return true }
        return StructuralModifier(rawValue: modifier.word) != nil
            || Lexicon.modifier(named: modifier.word)?.isEffectFree == false
    }

    /// Whether an argument is what runs when something happens: `action`, `perform`, `onDismiss`, `onRequest` …
    private static func isAction(_ argument: Argument) -> Bool {
        if argument.name == "action" || argument.name == "perform" { return true }
        if argument.name == "onDismiss" || argument.name == "onEditingChanged" || argument.name == "onCommit" {
            return true
        }
        guard case .function = argument.value, argument.name.hasPrefix("on") else { return false }
        return argument.name.dropFirst(2).first?.isUppercase == true
    }

    /// What a selection of a view further out calls the view.
    private static let selectionName = "tag"

    /// Modifiers that the settled tree no longer needs.
    private static let lifecycle: Set<String> = [
        "onAppear", "onDisappear", "task", "onChange", "onReceive", "onTapGesture", "onGeometryChange",
        "onPreferenceChange"
    ]

    /// Words whose content closure the expansion has called.
    private static let produced: Set<String> = [
        "ScrollViewReader", "List", "OutlineGroup", "PhaseAnimator", "KeyframeAnimator", "TimelineView", "AsyncImage",
        "Table", "Chart", "Map", "Picker"
    ]

    private static let dataNames: Set<String> = ["data", "root", "id", "children", "phases", "initialValue", "columns"]

    private static let environment: Set<String> = ["environment", "environmentObject", "transformEnvironment"]

    private static let preferences: Set<String> = [
        "preference", "anchorPreference", "transformPreference", "transformAnchorPreference"
    ]

    /// Whether expansion goes on while the tree is laid out.
    private static func isDynamic(_ node: CallNode) -> Bool {
        if node.word == "GeometryReader" || !node.isExpanded { return true }
        for modifier in node.modifiers {
            if ["overlayPreferenceValue", "backgroundPreferenceValue"].contains(modifier.word) { return true }
            if modifier.slots.contains(where: { $0.views.contains { isDynamic($0) } }) { return true }
        }
        return node.children.contains { isDynamic($0) } || node.slots.contains { $0.views.contains { isDynamic($0) } }
    }
}
