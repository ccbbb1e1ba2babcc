import Vocabulary

/// The members of the views that `ForEach(subviews:)`, `ForEach(sections:)` and `Group(subviews:)` hand out.
extension Interpreter {
    /// A member of a subview or a section; `nil` for what is neither.
    func subviewMember(_ value: Value, _ name: String) -> Value? {
        guard case .view(let node) = value else { return nil }
        switch name {
        case "id": return .string(node.identity)
        case "containerValues": return .native(ContainerValuesValue(of: node))
        case "header" where node.slot(name).isEmpty && node.argument("title") != nil:
            let title = Argument(name: "content", value: node.argument("title") ?? .none)
            return .array([.view(CallNode(word: "Text", arguments: [title]))])
        case "header", "footer": return .array(node.slot(name).map { .view($0) })
        case "content": return .array((node.word == "Section" ? node.children : [node]).map { .view($0) })
        default: return nil
        }
    }

    /// What `_trait(_:_:)` set on a view for a `_ViewTraitKey`; the key's default value if nothing did.
    func viewTrait(_ node: CallNode, _ key: TypeName) throws -> Value {
        let set = node.modifiers.last { modifier in
            guard modifier.word == "_trait", case .type(let type)? = modifier.argument("key") else { return false }
            return type == key
        }
        if let value = set?.argument("value") { return value }
        if node.word == "ModifiedContent" || node.word == "Group", node.children.count == 1 {
            return try viewTrait(node.children[0], key)
        }
        return try staticProperty("defaultValue", of: key)
    }
}

/// A ContainerValues: what `containerValue(_:_:)` set on a view.
struct ContainerValuesValue: NativeValue {
    var values: [String: Value] = [:]

    init(of node: CallNode) {
        for modifier in node.modifiers where modifier.word == "containerValue" {
            guard case .keyPath(let path)? = modifier.argument("keyPath"),
                case .member(let name)? = path.components.first
            else { continue }
            values[name] = modifier.argument("value")
        }
        if node.word == "ModifiedContent" || node.word == "Group", node.children.count == 1 {
            values.merge(ContainerValuesValue(of: node.children[0]).values) { outer, _ in outer }
        }
    }

    var typeName: String { "ContainerValues" }
}
