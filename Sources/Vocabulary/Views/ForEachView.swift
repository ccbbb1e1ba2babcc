import LayoutEngine

/// ForEach: the views of its elements stand for themselves (spec L20).
///
/// The argument `ids` holds the identity of each child, so that a scroll view can be scrolled to it.
enum ForEachView: ViewWord {
    static let name = "ForEach"
    static let signatures = [
        "(_ data: Any, id: KeyPath, content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, editActions: EditActions, content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, id: KeyPath, editActions: EditActions, content: @ViewBuilder (Any) -> View)",
        "(_ data: Any, content: @ViewBuilder (Any) -> View)",
        "(subviews: View, content: @ViewBuilder (Subview) -> View)",
        "(sections: View, content: @ViewBuilder (SectionConfiguration) -> View)"
    ]
    static let examples = [
        "VStack { ForEach(0..<3) { _ in Color.red } }",
        "HStack { ForEach([1, 2], id: \\.self) { width in Color.red.frame(width: CGFloat(width)) } }"
    ]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        guard case .array(let ids)? = call.argument("ids"), ids.count == call.children.count else {
            return try context.lower(call.children)
        }
        var nodes: [NodeID] = []
        for (id, child) in zip(ids, call.children) {
            let number = context.intern(id, kind: "id")
            for node in try context.lower(child) {
                let identified = context.tree.wrap(node, in: .id(number))
                context.alias(identified, to: node)
                context.inheritRow(identified, from: node)
                nodes.append(identified)
            }
        }
        return nodes
    }
}
