import Vocabulary

/// Words that the expansion itself takes apart.
enum StructuralView: String, CaseIterable {
    case forEach = "ForEach"
    case group = "Group"
    case anyView = "AnyView"
    case modifiedContent = "ModifiedContent"
    case modifierContent = "ModifierContent"
    case layout = "Layout"

    private static let table = NameTable(allCases)

    /// The word of a name; a table finds that there is none faster than a look at each.
    init?(named name: String) {
        guard let word = Self.table[name] else { return nil }
        self = word
    }
}

/// Modifiers whose closure or value gets the modified view and gives another one.
enum StructuralModifier: String, CaseIterable {
    case modifier
    case phaseAnimator
    case keyframeAnimator

    private static let table = NameTable(allCases)

    init?(named name: String) {
        guard let word = Self.table[name] else { return nil }
        self = word
    }
}

extension NameTable where Element: RawRepresentable<String> {
    /// Words by their names.
    fileprivate init(_ words: [Element]) {
        self.init(minimumCapacity: words.count)
        for word in words { set(word, for: word.rawValue) }
    }
}

extension Expander {
    func expandStructure(
        _ structure: StructuralView, _ node: CallNode, modifiers: [ModifierCall], identity: String,
        environment: Environment
    ) throws -> Expansion {
        var expansion: Expansion
        switch structure {
        case .forEach:
            expansion = try expandForEach(node, identity: identity, environment: environment)
        case .group where node.argument("transform") != nil:
            expansion = try expandSubviews(node, identity: identity, environment: environment)
        case .group, .anyView, .modifiedContent:
            var views = try content(node.argument("content") ?? node.argument("view") ?? .none)
            if let modifier = node.argument("modifier") {
                views = .native(CustomModifier(value: modifier, content: Self.placeholder(for: views)))
            }
            expansion = try expand(views, identity: identity + ".c", environment: environment)
            expansion.nodes += try expandAll(
                node.children.map { .view($0) }, identity: identity, environment: environment)
            if structure == .anyView { expansion.isStaticallySingle = expansion.nodes.count == 1 }
        case .modifierContent:
            guard case .native(let content as ModifierContentValue)? = node.argument("content") else { return .empty }
            expansion = try expand(content.view, identity: identity + ".m", environment: environment)
        case .layout:
            let layout = try expandLayout(node, identity: identity, environment: environment)
            layout.modifiers = modifiers
            return Expansion(nodes: [layout], isStaticallySingle: true)
        }
        guard !modifiers.isEmpty else { return expansion }
        // The views keep their own modifiers; those written on the whole stand outside them.
        let wrapper = CallNode(
            word: expansion.nodes.count == 1 ? "ModifiedContent" : "Group", modifiers: modifiers,
            children: expansion.nodes, sourceOffset: node.sourceOffset)
        wrapper.identity = identity
        wrapper.isExpanded = true
        return Expansion(nodes: [wrapper], isStaticallySingle: expansion.isStaticallySingle)
    }

    /// One child an element, so that each can be found by the element's identity.
    private func expandForEach(_ node: CallNode, identity: String, environment: Environment) throws -> Expansion {
        guard case .function(let content)? = node.argument("content") else { return .empty }
        var ids: [Value] = []
        var children: [CallNode] = []
        for element in try forEachElements(of: node, identity: identity, environment: environment) {
            let place = "\(identity)[\(element.key)]"
            let expansion = try expand(try content.call([element.value]), identity: place, environment: environment)
            ids.append(element.id)
            if expansion.nodes.count == 1, let only = expansion.nodes.first {
                children.append(only)
            } else {
                let group = CallNode(word: "Group", children: expansion.nodes)
                group.identity = place
                group.isExpanded = true
                children.append(group)
            }
        }
        let copy = CallNode(
            word: "ForEach", arguments: [Argument(name: "ids", value: .array(ids))], children: children,
            sourceOffset: node.sourceOffset)
        copy.identity = identity
        copy.isExpanded = true
        return Expansion(nodes: [copy], isStaticallySingle: false)
    }

    private func forEachElements(
        of node: CallNode, identity: String, environment: Environment
    ) throws -> [(value: Value, id: Value, key: String)] {
        guard let views = try subviews(of: node, identity: identity, environment: environment) else {
            return try elements(of: node)
        }
        return views.enumerated().map { (.view($1), .int($0), "\($0)") }
    }

    /// `Group(subviews:)`: the views of the content as values.
    private func expandSubviews(_ node: CallNode, identity: String, environment: Environment) throws -> Expansion {
        guard case .function(let transform)? = node.argument("transform"),
            let views = try subviews(of: node, identity: identity, environment: environment)
        else { return .empty }
        let result = try transform.call([.array(views.map { .view($0) })])
        return try expand(result, identity: identity + ".t", environment: environment)
    }

    /// A layout that the source declares, with its views.
    private func expandLayout(_ node: CallNode, identity: String, environment: Environment) throws -> CallNode {
        guard let instance = node.argument("layout") else {
            throw interpreter.failure(id: "not-a-view", "a layout without rules", hints: [])
        }
        let connected = try connect(instance, identity: identity, environment: environment)
        let name = interpreter.declaredTypeName(of: instance) ?? "Layout"
        let views = try content(node.argument("content") ?? .none)
        let expansion = try expand(views, identity: identity + ".content", environment: environment)
        let rules = NativeLayout(InterpretedLayout(instance: connected, host: host), name: name)
        let copy = CallNode(
            word: "Layout",
            arguments: [
                Argument(name: "layout", value: .native(rules)), Argument(name: "instance", value: instance)
            ],
            children: expansion.nodes, sourceOffset: node.sourceOffset)
        copy.identity = identity
        copy.isExpanded = true
        return copy
    }

    /// An `AnyLayout` of a layout that the source declares, with the layout's rules in place.
    func withRules(_ node: CallNode, identity: String, environment: Environment) throws -> CallNode {
        guard node.word == "AnyLayout", let instance = node.argument("layout"),
            interpreter.conforms(instance, to: "Layout")
        else { return node }
        let connected = try connect(instance, identity: identity, environment: environment)
        let name = interpreter.declaredTypeName(of: instance) ?? "Layout"
        let rules = NativeLayout(InterpretedLayout(instance: connected, host: host), name: name)
        let copy = CallNode(
            word: node.word, arguments: node.arguments.filter { $0.name != "layout" }, children: node.children,
            slots: node.slots, sourceOffset: node.sourceOffset, from: node.from)
        copy.arguments += [
            Argument(name: "rules", value: .native(rules)), Argument(name: "instance", value: instance)
        ]
        return copy
    }

    /// Splits a call at a modifier that rewrites what is inside it: `modifier(_:)` and the animators.
    func expandStructural(
        _ node: CallNode, modifierAt index: Int, identity: String, environment: Environment
    ) throws -> Expansion {
        let modifier = node.modifiers[index]
        let inner = CallNode(
            word: node.word, arguments: node.arguments, modifiers: Array(node.modifiers[..<index]),
            children: node.children, slots: node.slots, sourceOffset: node.sourceOffset, from: node.from)
        inner.hasStaticSingleChild = node.hasStaticSingleChild
        let content = Self.placeholder(for: .view(inner))
        let rewritten: Value
        switch StructuralModifier(named: modifier.word) {
        case .modifier:
            guard let value = modifier.argument("modifier") else { return .empty }
            rewritten = .native(CustomModifier(value: value, content: content))
        case .phaseAnimator:
            guard case .function(let body)? = modifier.argument("content"),
                let first = try interpreter.elements(of: modifier.argument("phases") ?? .none).first
            else { return .empty }
            rewritten = try body.call([content, first])
        case .keyframeAnimator:
            guard case .function(let body)? = modifier.argument("content"),
                let initial = modifier.argument("initialValue")
            else { return .empty }
            rewritten = try body.call([content, initial])
        case nil:
            return .empty
        }
        let whole = CallNode(
            word: StructuralView.modifiedContent.rawValue,
            arguments: [Argument(name: "content", value: rewritten)],
            modifiers: Array(node.modifiers[(index + 1)...]), sourceOffset: modifier.sourceOffset)
        return try expand(whole, identity: "\(identity)@\(index)", environment: environment)
    }

    /// A view value that stands for another one, still to be expanded where it is put.
    static func placeholder(for view: Value) -> Value {
        .view(
            CallNode(
                word: StructuralView.modifierContent.rawValue,
                arguments: [Argument(name: "content", value: .native(ModifierContentValue(view: view)))]))
    }
}

/// The view that a view modifier was written on, as its `body(content:)` gets it.
struct ModifierContentValue: NativeValue {
    let view: Value
    var typeName: String { "ModifierContent" }
}

/// A custom view modifier with the view that it was written on, still to be evaluated.
struct CustomModifier: NativeValue {
    let value: Value
    let content: Value
    var typeName: String { "CustomModifier" }
}
