import Diagnostics
import LayoutEngine
import Vocabulary

/// Turns the value of a view expression into the layout tree: runs the bodies of custom views and the closures of view
/// builders from the outside in, so that state and environment are right where they are read.
final class Expander {
    let interpreter: Interpreter
    let store: StateStore
    let context: LoweringContext
    /// How many views stand around the one that is being expanded.
    private var depth = 0

    init(interpreter: Interpreter, store: StateStore, context: LoweringContext) {
        self.interpreter = interpreter
        self.store = store
        self.context = context
    }

    /// Expands any value that stands where a view is expected.
    ///
    /// - Throws: `DiagnosticsError` for what is no view, or nested too deep, or whatever its evaluation stops with.
    func expand(_ value: Value, identity: String, environment: Environment) throws -> Expansion {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Limits.viewNesting else { throw Limits.failure("view-nesting", limit: Limits.viewNesting) }
        switch value {
        case .void, .none:
            return .empty
        case .view(let node):
            return try expand(node, identity: identity, environment: environment)
        case .array(let views):
            return try expandList(
                views.enumerated().map { ViewList.Entry(value: $1, key: "\($0)") }, identity: identity,
                environment: environment)
        case .native(let list as ViewList):
            var expansion = try expandList(list.entries, identity: identity, environment: environment)
            expansion.isStaticallySingle = expansion.isStaticallySingle && list.isStaticallySingle
            return expansion
        case .native(let native) where Lexicon.view(named: native.typeName) != nil:
            let node = CallNode(word: native.typeName, arguments: [Argument(name: "value", value: value)])
            node.identity = identity
            return Expansion(nodes: [node], isStaticallySingle: true)
        case .box(let box):
            return try expand(box.value, identity: identity, environment: environment)
        default:
            return try expandDeclared(value, identity: identity, environment: environment)
        }
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
        if let index = node.modifiers.lastIndex(where: { StructuralModifier(rawValue: $0.word) != nil }) {
            return try expandStructural(node, modifierAt: index, identity: identity, environment: environment)
        }
        var environment = environment
        var modifiers: [ModifierCall] = []
        for (index, modifier) in node.modifiers.enumerated().reversed() {
            modifiers.append(
                try expandModifier(modifier, identity: "\(identity)@\(index)", environment: &environment))
        }
        modifiers.reverse()
        if let expand = StructuralView(rawValue: node.word) {
            return try expandStructure(
                expand, node, modifiers: modifiers, identity: identity, environment: environment)
        }
        let expanded = try expandWord(node, identity: identity, environment: environment)
        expanded.modifiers = modifiers
        return Expansion(nodes: [expanded], isStaticallySingle: Lexicon.view(named: node.word)?.isSingle ?? true)
    }

    /// A word as it stands: its view closures become children and slots.
    private func expandWord(_ node: CallNode, identity: String, environment: Environment) throws -> CallNode {
        let copy = CallNode(word: node.word, sourceOffset: node.sourceOffset)
        copy.identity = identity
        guard let word = Lexicon.view(named: node.word) else {
            throw interpreter.failure(id: "unknown-view", "unknown view `\(node.word)`", hints: [])
        }
        var inner = environment
        if word.name == "ScrollViewReader" { inner.values[EnvironmentName.scrollReader] = .string(identity) }
        copy.children = try expandAll(node.children.map { .view($0) }, identity: identity, environment: inner)
        for argument in node.arguments {
            guard ViewParameters.of(word).contains(argument.name), isViewContent(argument.value) else {
                copy.arguments.append(argument)
                continue
            }
            if word.dynamicParameters.contains(argument.name) {
                copy.arguments.append(argument)
                continue
            }
            if word.unshownParameters.contains(argument.name) { continue }
            let content = try value(of: argument.value, word: word.name, identity: identity)
            let expansion = try expand(content, identity: identity + "." + argument.name, environment: inner)
            if argument.name == "content" {
                copy.children = expansion.nodes
                copy.hasStaticSingleChild = expansion.isStaticallySingle
            } else {
                copy.slots.append((argument.name, expansion.nodes))
            }
        }
        if word.name == "ScrollView", case .string(let reader)? = environment.values[EnvironmentName.scrollReader],
            let target = store.scrollTargets[reader]
        {
            copy.arguments.append(Argument(name: "scrollTarget", value: .native(target)))
        }
        dynamicEnvironments[ObjectIdentifier(copy)] = inner
        return try applyCustomStyle(to: copy, identity: identity, environment: environment)
    }

    /// The environment in which content that is made during layout stands, by the call that owns it.
    var dynamicEnvironments: [ObjectIdentifier: Environment] = [:]

    /// The value that a view argument stands for: the result of a closure, or the view itself.
    func value(of argument: Value, word: String, identity: String) throws -> Value {
        guard case .function(let function) = argument else { return argument }
        if word == "ScrollViewReader" {
            return try function.call([.native(ScrollViewProxyValue(reader: identity, store: store))])
        }
        return try function.call([])
    }

    private func expandAll(_ values: [Value], identity: String, environment: Environment) throws -> [CallNode] {
        try values.enumerated().flatMap { index, value in
            try expand(value, identity: "\(identity).\(index)", environment: environment).nodes
        }
    }

    /// Whether an argument is a closure that gives views, or a view itself.
    func isViewContent(_ value: Value) -> Bool {
        switch value {
        case .function, .view: true
        case .native(let native): native is ViewList || Lexicon.view(named: native.typeName) != nil
        case .instance, .enumeration, .object: interpreter.isView(value)
        default: false
        }
    }

    /// Expands the views that a modifier brings along, in the environment around it, then applies what it changes inside.
    private func expandModifier(
        _ modifier: ModifierCall, identity: String, environment: inout Environment
    ) throws -> ModifierCall {
        let copy = ModifierCall(word: modifier.word, sourceOffset: modifier.sourceOffset)
        copy.identity = identity
        guard let word = Lexicon.modifier(named: modifier.word) else {
            throw interpreter.failure(id: "unknown-modifier", "unknown modifier `.\(modifier.word)`", hints: [])
        }
        for argument in modifier.arguments {
            guard word.support != .noLayoutEffect, ViewParameters.of(word).contains(argument.name),
                isViewContent(argument.value), !word.dynamicParameters.contains(argument.name)
            else {
                copy.arguments.append(argument)
                continue
            }
            if word.unshownParameters.contains(argument.name) { continue }
            let content = try value(of: argument.value, word: word.name, identity: identity)
            let expansion = try expand(content, identity: identity + "." + argument.name, environment: environment)
            copy.slots.append((argument.name, expansion.nodes))
        }
        dynamicEnvironments[ObjectIdentifier(copy)] = environment
        try word.prepare(&environment, copy, in: context)
        try applyEnvironmentModifier(copy, to: &environment)
        return copy
    }
}

/// Names of environment values that only the expansion itself uses.
enum EnvironmentName {
    /// The identity of the nearest ScrollViewReader.
    static let scrollReader = "\u{0}scrollReader"
}

/// The parameters of a word that take views.
enum ViewParameters {
    /// Names of the parameters that take a view or a view builder in any of the word's signatures.
    static func of(_ word: any Word.Type) -> Set<String> {
        var names: Set<String> = []
        for signature in Lexicon.signatures(of: word) {
            for parameter in signature.parameters where parameter.isViewBuilder || parameter.type.takesView {
                names.insert(parameter.name)
            }
        }
        return names
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
