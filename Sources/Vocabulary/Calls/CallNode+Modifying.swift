extension CallNode {
    /// The view `base` with one more modifier, outside those that it has.
    ///
    /// A base that is not a call of a word yet (a custom view, a colour) stands as the argument `content` of `ModifiedContent`.
    public static func modified(_ base: Value, by modifier: ModifierCall) -> CallNode {
        guard case .view(let node) = base else {
            return CallNode(
                word: "ModifiedContent", arguments: [Argument(name: "content", value: base)], modifiers: [modifier],
                sourceOffset: modifier.sourceOffset)
        }
        let copy = CallNode(
            word: node.word, arguments: node.arguments, modifiers: node.modifiers + [modifier], children: node.children,
            slots: node.slots, sourceOffset: node.sourceOffset, from: node.from)
        copy.hasStaticSingleChild = node.hasStaticSingleChild
        copy.identity = node.identity
        return copy
    }
}
