import Vocabulary

/// Words that the expansion itself takes apart.
enum StructuralView: String {
    case forEach = "ForEach"
    case group = "Group"
    case anyView = "AnyView"
    case modifiedContent = "ModifiedContent"
    case modifierContent = "ModifierContent"
}

/// Modifiers whose closure gets the modified view and gives another one.
enum StructuralModifier: String {
    case modifier
    case phaseAnimator
    case keyframeAnimator
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
        case .group, .anyView, .modifiedContent:
            let content = node.argument("content") ?? node.argument("view") ?? .none
            let views = try value(of: content, word: node.word, identity: identity)
            expansion = try expand(views, identity: identity + ".c", environment: environment)
            for child in node.children {
                expansion.nodes += try expand(child, identity: identity + ".n", environment: environment).nodes
            }
            if structure == .anyView { expansion.isStaticallySingle = expansion.nodes.count == 1 }
        case .modifierContent:
            guard case .native(let content as ModifierContentValue)? = node.argument("content") else { return .empty }
            expansion = try expand(content.view, identity: identity + ".m", environment: environment)
        }
        guard !modifiers.isEmpty else { return expansion }
        // The views keep their own modifiers; those written on the whole stand outside them.
        let wrapper = CallNode(
            word: expansion.nodes.count == 1 ? "ModifiedContent" : "Group", modifiers: modifiers,
            children: expansion.nodes, sourceOffset: node.sourceOffset)
        wrapper.identity = identity
        return Expansion(nodes: [wrapper], isStaticallySingle: expansion.isStaticallySingle)
    }

    private func expandForEach(
        _ node: CallNode, identity: String, environment: Environment
    ) throws -> Expansion {
        guard case .function(let content)? = node.argument("content") else { return .empty }
        let elements = try interpreter.forEachElements(node)
        var nodes: [CallNode] = []
        for (position, element) in elements.enumerated() {
            try interpreter.charge(steps: 1, bytes: 0)
            let views = try content.call([element.value])
            let key = element.id.map { $0.hashText } ?? "\(position)"
            nodes += try expand(views, identity: "\(identity)[\(key)]", environment: environment).nodes
        }
        return Expansion(nodes: nodes, isStaticallySingle: false)
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
        let content = Value.view(
            CallNode(
                word: StructuralView.modifierContent.rawValue,
                arguments: [
                    Argument(
                        name: "content",
                        value: .native(ModifierContentValue(view: .view(inner), environment: environment)))
                ]))
        let outer = Array(node.modifiers[(index + 1)...])
        let rewritten: Value
        switch StructuralModifier(rawValue: modifier.word) {
        case .modifier:
            guard let instance = modifier.argument("modifier") else { return .empty }
            let wrapped = CustomBody(value: instance, content: content)
            rewritten = .native(wrapped)
        case .phaseAnimator:
            guard case .function(let body)? = modifier.argument("content"),
                case .array(let phases)? = modifier.argument("phases"), let first = phases.first
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
            arguments: [Argument(name: "content", value: rewritten)], modifiers: outer,
            sourceOffset: modifier.sourceOffset)
        return try expand(whole, identity: identity + "@\(index)", environment: environment)
    }
}

/// The view that a view modifier was written on, as its `body(content:)` gets it.
struct ModifierContentValue: NativeValue {
    let view: Value
    let environment: Environment
    var typeName: String { "ModifierContent" }
}

/// A custom view modifier with the view that it was written on, still to be evaluated.
struct CustomBody: NativeValue {
    let value: Value
    let content: Value
    var typeName: String { "CustomBody" }
}
