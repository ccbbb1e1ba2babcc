import Diagnostics
import LayoutEngine
import Vocabulary

/// Turns the value of a view expression into the layout tree: runs the bodies of custom views and the closures of view
/// builders from the outside in, so that state and environment are right where they are read.
final class Expander {
    let interpreter: Interpreter
    let store: StateStore
    let context: LoweringContext
    let host: SessionHost
    private let tables: SharedTables
    /// How many views stand around the one that is being expanded.
    private var depth = 0
    /// How many views have been expanded.
    private var count = 0
    /// Where the view stands that is being expanded, as far as it is known.
    private(set) var place: Range<Int> = 0..<0

    init(interpreter: Interpreter, store: StateStore, context: LoweringContext, host: SessionHost) {
        self.interpreter = interpreter
        tables = interpreter.tables
        self.store = store
        self.context = context
        self.host = host
    }

    /// Expands any value that stands where a view is expected.
    ///
    /// - Throws: `DiagnosticsError` for what is no view, or nested too deep, or whatever its evaluation stops with.
    func expand(_ value: Value, identity: String, environment: Environment) throws -> Expansion {
        depth += 1
        defer { depth -= 1 }
        guard depth <= FrontEndLimits.viewNesting else {
            let circle = circle(in: identity)
            throw interpreter.failure(
                "view-nesting", "views are nested deeper than \(FrontEndLimits.viewNesting) levels",
                circle?.place ?? place,
                hints: [
                    circle.map { "`\($0.name)` holds itself, and so never ends" }
                        ?? "a view whose body holds itself never ends"
                ])
        }
        count += 1
        guard count <= FrontEndLimits.views else {
            throw interpreter.failure(
                "view-count", "there are more than \(FrontEndLimits.views) views", place, hints: ["show fewer rows"])
        }
        switch value {
        case .void, .none:
            return .empty
        case .view(let node):
            if let offset = node.sourceOffset { place = interpreter.wordRange(at: offset) }
            return try expand(node, identity: identity, environment: environment)
        case .array(let views):
            return try expandList(
                views.enumerated().map { ViewList.Entry(value: $1, key: "\($0)") }, identity: identity,
                environment: environment)
        case .native(let native):
            return try expand(value, native, identity: identity, environment: environment)
        case .box(let box):
            return try expand(box.value, identity: identity, environment: environment)
        default:
            return try expandDeclared(value, identity: identity, environment: environment)
        }
    }

    private func expand(
        _ value: Value, _ native: any NativeValue, identity: String, environment: Environment
    ) throws -> Expansion {
        if let slice = native.exactly(SliceValue.self) {
            return try expand(.array(slice.elements), identity: identity, environment: environment)
        }
        if let list = native.exactly(ViewList.self) {
            var expansion = try expandList(list.entries, identity: identity, environment: environment)
            expansion.isStaticallySingle = expansion.isStaticallySingle && list.isStaticallySingle
            return expansion
        }
        if let custom = native.exactly(CustomModifier.self) {
            return try expandModifierBody(custom, identity: identity, environment: environment)
        }
        if let outside = native.exactly(OutsideValue.self), outside.mayBeView {
            try interpreter.assumeView(outside, place)
            let view = OutsideValue.standIn(named: outside.typeName, at: nil)
            return try expand(view, identity: identity, environment: environment)
        }
        guard Lexicon.view(named: native.typeName) != nil else {
            return try expandDeclared(value, identity: identity, environment: environment)
        }
        let node = CallNode(word: native.typeName, arguments: [Argument(name: "value", value: value)])
        node.identity = identity
        node.isExpanded = true
        return Expansion(nodes: [node], isStaticallySingle: true)
    }

    private func expandList(
        _ entries: [ViewList.Entry], identity: String, environment: Environment
    ) throws -> Expansion {
        var nodes: [CallNode] = []
        var isSingle = entries.count == 1
        for entry in entries {
            let expansion = try expand(entry.value, identity: identity + "." + entry.key, environment: environment)
            nodes += expansion.nodes
            isSingle = isSingle && expansion.isStaticallySingle
        }
        return Expansion(nodes: nodes, isStaticallySingle: isSingle)
    }

    /// A call of one of SwiftUI's words with its modifiers.
    func expand(_ node: CallNode, identity: String, environment: Environment) throws -> Expansion {
        if node.isExpanded { return Expansion(nodes: [node], isStaticallySingle: true) }
        if let index = node.modifiers.lastIndex(where: { StructuralModifier(named: $0.word) != nil }) {
            return try expandStructural(node, modifierAt: index, identity: identity, environment: environment)
        }
        var environment = environment
        var identity = identity
        var modifiers: [ModifierCall] = []
        for (index, modifier) in node.modifiers.enumerated().reversed() {
            modifiers.append(
                try expandModifier(modifier, at: index, of: identity, environment: &environment))
            // Another `id` makes another view of what stands before it.
            if modifier.word == "id", let value = modifier.arguments.first?.value {
                identity += ViewIdentity.part(of: value)
            }
        }
        modifiers.reverse()
        if let structure = StructuralView(named: node.word) {
            return try expandStructure(
                structure, node, modifiers: modifiers, identity: identity, environment: environment)
        }
        let expanded = try expandWord(node, identity: identity, environment: environment)
        expanded.modifiers = modifiers
        expanded.isExpanded = true
        return Expansion(nodes: [expanded], isStaticallySingle: true)
    }

    /// A word as it stands: its view closures become children and slots.
    private func expandWord(_ written: CallNode, identity: String, environment: Environment) throws -> CallNode {
        guard let word = Lexicon.view(named: written.word) else {
            throw interpreter.failure(id: "unknown-view", "`\(written.word)` is no view that is known here", hints: [])
        }
        let node = try withRules(unpacked(written), identity: identity, environment: environment)
        let copy = CallNode(word: node.word, sourceOffset: node.sourceOffset, from: node.from)
        copy.identity = identity
        copy.children = try expandAll(node.children.map { .view($0) }, identity: identity, environment: environment)
        for slot in node.slots {
            copy.slots.append(
                (slot.name, try expandAll(slot.views.map { .view($0) }, identity: identity, environment: environment)))
        }
        let names = viewParameters(of: word.name, in: &tables.viewParameters, word.signatures)
        for argument in node.arguments {
            guard names.contains(argument.name), isViewContent(argument.value) else {
                copy.arguments.append(argument)
                continue
            }
            if UnshownContent.isUnshown(argument.name, of: node) { continue }
            let takesElements = argument.name == "content" && (node.argument("data") ?? node.argument("root")) != nil
            if case .function(let function) = argument.value, (function.parameterCount ?? 0) > 0 || takesElements {
                // Its elements are told by the word; see `produceContent`.
                copy.arguments.append(argument)
                continue
            }
            let place = identity + "." + argument.name
            let expansion = try expand(try content(argument.value), identity: place, environment: environment)
            if argument.name == "content" {
                copy.children = expansion.nodes
                copy.hasStaticSingleChild = expansion.isStaticallySingle
            } else {
                copy.slots.append((argument.name, expansion.nodes))
            }
        }
        if node.word == "Text", let locale = environment.values["locale"]?.tokenName,
            let localized = Formatting.localized(copy.arguments, by: locale)
        {
            copy.arguments = localized
        }
        try produceContent(of: copy, from: node, environment: environment)
        try pushDestinations(of: copy, from: node, environment: environment)
        return try applyCustomStyle(to: copy, environment: environment)
    }

    /// The value that a view argument stands for: the result of a closure, or the view itself.
    func content(_ argument: Value) throws -> Value {
        guard case .function(let function) = argument else { return argument }
        return try function.call([])
    }

    func expandAll(_ values: [Value], identity: String, environment: Environment) throws -> [CallNode] {
        try values.enumerated().flatMap { index, value in
            try expand(value, identity: "\(identity).\(index)", environment: environment).nodes
        }
    }

    /// Whether an argument is a closure that gives views, or a view itself.
    private func isViewContent(_ value: Value) -> Bool {
        switch value {
        // A closure that takes an element or a proxy is not content by itself.
        case .function(let function): (function.parameterCount ?? 0) == 0
        case .view: true
        case .native(let slice as SliceValue): isViewContent(.array(slice.elements))
        case .native(let native): native is ViewList || Lexicon.view(named: native.typeName) != nil
        case .array(let values): !values.isEmpty && values.allSatisfy { isViewContent($0) }
        default: interpreter.isView(value)
        }
    }

    /// Names of the parameters that take a view, or a closure of views without parameters, in any signature of a word.
    private func viewParameters(
        of word: String, in known: inout NameTable<Set<String>>, _ signatures: @autoclosure () -> [String]
    ) -> Set<String> {
        if let names = known[word] { return names }
        var names: Set<String> = []
        for signature in (try? tables.signatures.signatures(signatures())) ?? [] {
            for parameter in signature.parameters
            where parameter.isPlainViewBuilder || (!parameter.isViewBuilder && parameter.type.takesView) {
                names.insert(parameter.name)
            }
        }
        known.set(names, for: word)
        return names
    }

    /// Expands the views that a modifier brings along, in the environment around it, then applies what it changes inside.
    private func expandModifier(
        _ modifier: ModifierCall, at index: Int, of identity: String, environment: inout Environment
    ) throws -> ModifierCall {
        guard let entry = Lexicon.modifier(named: modifier.word) else {
            throw interpreter.failure(
                id: "unknown-modifier", "`.\(modifier.word)` is no modifier that is known here", hints: [])
        }
        let copy = ModifierCall(word: modifier.word, slots: modifier.slots, sourceOffset: modifier.sourceOffset)
        let names = viewParameters(of: entry.name, in: &tables.modifierViewParameters, entry.signatures)
        for argument in modifier.arguments {
            guard entry.support != .noLayoutEffect, names.contains(argument.name), isViewContent(argument.value) else {
                copy.arguments.append(argument)
                continue
            }
            let place = "\(identity)@\(index).\(argument.name)"
            let expansion = try expand(try content(argument.value), identity: place, environment: environment)
            copy.slots.append((argument.name, expansion.nodes))
        }
        try EnvironmentWriting(interpreter: interpreter).apply(copy, to: &environment)
        try entry.prepare(&environment, copy, in: context)
        return copy
    }
}

extension TypeName {
    /// Whether views may be passed where the type is expected.
    var takesView: Bool {
        switch unwrapped {
        case .named("View", _), .named("Content", _): true
        case .anyOf(let types): types.contains { $0.takesView }
        default: false
        }
    }
}
