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
        var root = JSONWriter()
        if nodes.count == 1 {
            write(nodes[0], to: &root, &state)
        } else {
            root.openObject()
            root.key("call")
            root.string("Group")
            root.key("children")
            write(nodes, to: &root, &state)
            root.closeObject()
        }
        var definitions: [(name: String, source: String)] = []
        if !state.names.isEmpty {
            let collector = DefinitionCollector(interpreter.program, interpreter.text)
            definitions = collector.definitions(for: state.names)
            for type in state.types.sorted() where !collector.declares(type) {
                state.bind("a value of `\(type)`, which is declared inside a function")
            }
        }
        var out = JSONWriter()
        out.openObject()
        if !state.bound.isEmpty {
            out.key("bound")
            out.value(.array(state.bound.map { .string($0) }))
        }
        out.key("definitions")
        out.value(.array(definitions.map { ["name": .string($0.name), "source": .string($0.source)] }))
        out.key("format")
        out.string(StoredTree.format)
        out.key("platform")
        out.string(platform.rawValue)
        out.key("root")
        out.written(root.bytes[...])
        out.key("version")
        out.value(.number(Double(StoredTree.version)))
        out.key("writer")
        out.value(.number(Double(StoredTree.writer)))
        out.closeObject()
        return StoredTree(document: out.text, bound: state.bound)
    }

    // MARK: Nodes

    /// A view inside a value.
    func json(of node: CallNode, _ state: inout State) -> JSON {
        var out = JSONWriter()
        write(node, to: &out, &state)
        return (try? JSON(parsing: out.text)) ?? .null
    }

    private func write(_ nodes: [CallNode], to out: inout JSONWriter, _ state: inout State) {
        out.openArray()
        for node in nodes {
            out.element()
            write(node, to: &out, &state)
        }
        out.closeArray()
    }

    private func write(_ node: CallNode, to out: inout JSONWriter, _ state: inout State) {
        out.openObject()
        var arguments = WrittenArguments()
        if !node.arguments.isEmpty || !node.slots.isEmpty {
            let parameters = workspace.parameters.view(node.word)
            for argument in node.arguments where isKept(argument, of: node) {
                arguments.add(argument.name) {
                    $0.value(self.argument(argument, parameters, isExact: !node.isExpanded, &state))
                }
            }
            for slot in node.slots { arguments.add(slot.name) { write(views: slot.views, to: &$0, &state) } }
        }
        arguments.write(to: &out)
        out.key("call")
        out.string(node.word)
        // Objects are numbered as they are met: those of modifiers before those of children, which stand before them.
        var modifiers = JSONWriter()
        let hasModifiers = writeModifiers(of: node, to: &modifiers, &state)
        if !node.children.isEmpty {
            out.key("children")
            write(node.children, to: &out, &state)
        }
        if !node.from.isEmpty {
            out.key("from")
            out.string(node.from.joined(separator: "/"))
        }
        if hasModifiers {
            out.key("modifiers")
            out.written(modifiers.bytes[...])
        }
        if node.hasStaticSingleChild {
            out.key("singleChild")
            out.value(true)
        }
        if let offset = node.sourceOffset {
            let place = interpreter.location(of: offset)
            out.key("source")
            out.openObject()
            out.key("column")
            out.value(.number(Double(place.column)))
            out.key("line")
            out.value(.number(Double(place.line)))
            out.closeObject()
        }
        if !node.isExpanded {
            out.key("unexpanded")
            out.value(true)
        }
        out.closeObject()
    }

    private func write(views: [CallNode], to out: inout JSONWriter, _ state: inout State) {
        out.openObject()
        out.key("views")
        write(views, to: &out, &state)
        out.closeObject()
    }

    /// Writes the modifiers that are kept; `false` if there are none.
    private func writeModifiers(of node: CallNode, to out: inout JSONWriter, _ state: inout State) -> Bool {
        guard !node.modifiers.isEmpty else { return false }
        // A modifier without effect on the layout still makes a view of what was a shape (spec L3).
        let isShape = node.word == "ModifiedContent" || Lexicon.view(named: node.word)?.isShape == true
        let last = isShape ? node.modifiers.lastIndex { isKept($0) } ?? 0 : 0
        var count = 0
        out.openArray()
        for (index, modifier) in node.modifiers.enumerated() {
            let isKept = isKept(modifier)
            guard isKept || index < last else { continue }
            count += 1
            out.element()
            out.openObject()
            if isKept { writeArguments(of: modifier, isExact: !node.isExpanded, to: &out, &state) }
            out.key("call")
            out.string(modifier.word)
            out.closeObject()
        }
        out.closeArray()
        return count > 0
    }

    private func writeArguments(
        of modifier: ModifierCall, isExact: Bool, to out: inout JSONWriter, _ state: inout State
    ) {
        guard !modifier.arguments.isEmpty || !modifier.slots.isEmpty else { return }
        let parameters = workspace.parameters.modifier(modifier.word)
        var arguments = WrittenArguments()
        for argument in modifier.arguments where isKept(argument, of: modifier, isExact: isExact) {
            arguments.add(argument.name) { $0.value(self.argument(argument, parameters, isExact: isExact, &state)) }
        }
        for slot in modifier.slots { arguments.add(slot.name) { write(views: slot.views, to: &$0, &state) } }
        arguments.write(to: &out)
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
        return StructuralModifier(named: modifier.word) != nil
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
        "onPreferenceChange", "onScrollGeometryChange", "onScrollVisibilityChange"
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

/// The arguments of a call, written in the order of the call and put in the order of their names afterwards.
private struct WrittenArguments {
    private var values = JSONWriter()
    private var places: [(name: String, range: Range<Int>)] = []

    /// Adds an argument; of two with one name the later counts.
    mutating func add(_ name: String, _ write: (inout JSONWriter) -> Void) {
        let start = values.bytes.count
        write(&values)
        places.removeAll { $0.name == name }
        places.append((name, start..<values.bytes.count))
    }

    /// Writes the member `arguments`, unless there are none.
    func write(to out: inout JSONWriter) {
        guard !places.isEmpty else { return }
        out.key("arguments")
        out.openObject()
        for place in places.sorted(by: { $0.name < $1.name }) {
            out.key(place.name)
            out.written(values.bytes[place.range])
        }
        out.closeObject()
    }
}
