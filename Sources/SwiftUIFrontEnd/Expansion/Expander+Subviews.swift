import Vocabulary

/// What `ForEach(subviews:)`, `ForEach(sections:)` and `Group(subviews:)` hand out.
extension Expander {
    /// The subviews or sections of the content that a word takes apart; `nil` if it takes none apart.
    func subviews(of node: CallNode, identity: String, environment: Environment) throws -> [CallNode]? {
        guard let views = node.argument("subviews") ?? node.argument("sections") else { return nil }
        let expansion = try expand(try content(views), identity: identity + ".s", environment: environment)
        let found = Self.leaves(of: expansion.nodes)
        return node.argument("sections") == nil ? found : Self.sections(of: found, identity: identity)
    }

    /// The views that containers without a look of their own stand for; what is set on such a container is set on each.
    private static func leaves(of nodes: [CallNode]) -> [CallNode] {
        nodes.flatMap { node -> [CallNode] in
            guard node.word == "ForEach" || node.word == "Group" || isPassedOn(node) else { return [node] }
            let inner = leaves(of: node.children)
            guard !node.modifiers.isEmpty else { return inner }
            return inner.map { view in
                let wrapper = CallNode(word: "ModifiedContent", modifiers: node.modifiers, children: [view])
                wrapper.identity = view.identity
                wrapper.isExpanded = true
                return wrapper
            }
        }
    }

    /// Whether a node only holds the views that a modifier of the source passed on.
    private static func isPassedOn(_ node: CallNode) -> Bool {
        node.word == "ModifiedContent" && (node.modifiers.isEmpty || node.children.count > 1)
    }

    /// Sections as they are written; neighbours outside of one are a section of their own.
    private static func sections(of nodes: [CallNode], identity: String) -> [CallNode] {
        var sections: [CallNode] = []
        var isLoose = false
        for node in nodes {
            if node.word == "Section" {
                node.children = leaves(of: node.children)
                sections.append(node)
                isLoose = false
            } else if isLoose {
                sections[sections.count - 1].children.append(node)
            } else {
                let section = CallNode(word: "Section", children: [node])
                section.identity = "\(identity).s\(sections.count)"
                section.isExpanded = true
                sections.append(section)
                isLoose = true
            }
        }
        return sections
    }
}
