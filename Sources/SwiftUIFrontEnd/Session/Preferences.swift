import LayoutEngine
import Vocabulary

/// Reduces the values of preference keys over the views of a laid out tree.
final class PreferenceCollector {
    private let interpreter: Interpreter

    init(interpreter: Interpreter) { self.interpreter = interpreter }

    /// The value of a key from everything below a node, that node included, in the order of the tree.
    func value(of key: TypeName, below node: NodeID, in context: LoweringContext) throws -> Value {
        var reduced: Value?
        try collect(key, below: node, in: context, into: &reduced)
        if let reduced { return reduced }
        return try interpreter.staticProperty("defaultValue", of: key)
    }

    private func collect(
        _ key: TypeName, below node: NodeID, in context: LoweringContext, into reduced: inout Value?
    ) throws {
        // A preference hides those of the same key inside it, unless it transforms them.
        if let tag = context.tree.tag(of: node) {
            let (_, modifier) = context.taggedCalls[Int(tag)]
            if case .type(let written)? = modifier.argument("key"), written == key {
                switch modifier.word {
                case "preference", "anchorPreference":
                    try add(try valueWritten(by: modifier, at: node), of: key, to: &reduced)
                    return
                case "transformPreference", "transformAnchorPreference":
                    var inner: Value?
                    for child in context.tree.children(of: node) {
                        try collect(key, below: child, in: context, into: &inner)
                    }
                    let box = Box(try inner ?? interpreter.staticProperty("defaultValue", of: key))
                    if case .function(let transform)? = modifier.argument("callback") ?? modifier.argument("transform")
                    {
                        var arguments: [Value] = [.box(box)]
                        if modifier.word == "transformAnchorPreference" {
                            arguments.append(.native(AnchorValue(node: node, of: modifier.argument("value") ?? .none)))
                        }
                        _ = try transform.call(arguments)
                    }
                    try add(box.value, of: key, to: &reduced)
                    return
                default:
                    break
                }
            }
        }
        for child in context.tree.children(of: node) { try collect(key, below: child, in: context, into: &reduced) }
    }

    private func valueWritten(by modifier: ModifierCall, at node: NodeID) throws -> Value {
        guard modifier.word == "anchorPreference" else { return modifier.argument("value") ?? .none }
        let anchor = Value.native(AnchorValue(node: node, of: modifier.argument("value") ?? .none))
        guard case .function(let transform)? = modifier.argument("transform") else { return anchor }
        return try transform.call([anchor])
    }

    private func add(_ value: Value, of key: TypeName, to reduced: inout Value?) throws {
        guard let current = reduced else {
            reduced = value
            return
        }
        let box = Box(current)
        let next = NativeFunctionValue { _ in value }
        _ = try interpreter.callStatic("reduce", of: key, [("value", .box(box)), ("nextValue", .function(next))])
        reduced = box.value
    }
}

extension PreferenceCollector {
    /// The nodes that a modifier of one name is written on, innermost last, in the order of the tree.
    static func nodes(
        taggedBy word: String, in pass: UpdateLoop.Pass
    ) -> [(node: NodeID, owner: CallNode, modifier: ModifierCall)] {
        var found: [(node: NodeID, owner: CallNode, modifier: ModifierCall)] = []
        var pending = Array(pass.roots.reversed())
        while let node = pending.popLast() {
            if let tag = pass.context.tree.tag(of: node) {
                let (owner, modifier) = pass.context.taggedCalls[Int(tag)]
                if modifier.word == word { found.append((node, owner, modifier)) }
            }
            pending += pass.context.tree.children(of: node).reversed()
        }
        // Inner views tell first, as what they write may be read outside.
        return found.reversed()
    }
}
