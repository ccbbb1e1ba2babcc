import LayoutEngine
import Vocabulary

extension Expander {
    /// Calls the closures of words that hand something to their content: elements, proxies, phases.
    func produceContent(of copy: CallNode, from node: CallNode, environment: Environment) throws {
        guard case .function(let content)? = node.argument("content") ?? node.argument("transform") else { return }
        switch node.word {
        case "ScrollViewReader":
            let proxy = store.scrollProxy(copy.identity)
            try fill(copy, with: try content.call([.native(proxy)]), environment)
            if let target = proxy.target {
                copy.arguments.append(Argument(name: "target", value: target))
                copy.arguments.append(Argument(name: "anchor", value: proxy.anchor ?? .none))
            }
        case "List", "OutlineGroup":
            guard node.argument("data") != nil || node.argument("root") != nil else { return }
            for row in try elements(of: node) {
                let views = try content.call([row.value])
                copy.children += try expand(
                    views, identity: "\(copy.identity)[\(row.key)]", environment: environment
                ).nodes
            }
        case "PhaseAnimator":
            guard let phase = try interpreter.elements(of: node.argument("phases") ?? .none).first else { return }
            try fill(copy, with: try content.call([phase]), environment)
        case "KeyframeAnimator":
            try fill(copy, with: try content.call([node.argument("initialValue") ?? .none]), environment)
        case "MapReader":
            try fill(copy, with: try content.call([.native(OutsideValue("MapProxy", isUnknown: false))]), environment)
        case "TimelineView":
            try fill(copy, with: try content.call([interpreter.timelineContext()]), environment)
        case "AsyncImage":
            guard node.argument("placeholder") == nil, copy.slot("placeholder").isEmpty else { return }
            let phase = Value.native(Token("AsyncImagePhase", "empty"))
            copy.slots.append(
                (
                    "placeholder",
                    try expand(try content.call([phase]), identity: copy.identity + ".p", environment: environment)
                        .nodes
                ))
        default:
            return
        }
    }

    private func fill(_ copy: CallNode, with views: Value, _ environment: Environment) throws {
        let expansion = try expand(views, identity: copy.identity + ".content", environment: environment)
        copy.arguments.removeAll { $0.name == "content" }
        copy.children = expansion.nodes
        copy.hasStaticSingleChild = expansion.isStaticallySingle
    }

    /// The elements of a data-driven word with the identity of each.
    func elements(of node: CallNode) throws -> [(value: Value, id: Value, key: String)] {
        let data = node.argument("data") ?? node.argument("root") ?? .none
        let path: KeyPathValue? = if case .keyPath(let path)? = node.argument("id") { path } else { nil }
        var elements: [(value: Value, id: Value, key: String)] = []
        let isRoot = node.word == "OutlineGroup" && isElement(data)
        let presumed = interpreter.presumedElement(of: data).map { [$0] }
        for (index, element) in try (isRoot ? [data] : presumed ?? interpreter.elements(of: data)).enumerated() {
            try interpreter.charge(steps: 1, bytes: 0)
            let id = try interpreter.identity(of: element, by: path) ?? .int(index)
            elements.append((element, id, id.hashText))
        }
        return elements
    }

    /// Whether a value is one of a declared type that is no collection: the root of an outline.
    private func isElement(_ value: Value) -> Bool {
        switch value {
        case .instance, .object, .enumeration: !interpreter.conforms(value, to: "Sequence")
        default: false
        }
    }
}
