import Vocabulary

extension Compiler {
    /// `_VariadicView.Tree(root) { … }`: what the root's `body(children:)` makes of the views.
    func variadicTree(_ arguments: [CallArgument], _ range: Range<Int>) -> Node? {
        guard arguments.count == 2, arguments[0].label == nil else { return nil }
        let root = compile(arguments[0].value)
        let content =
            if case .closure(let closure) = arguments[1].value.kind {
                self.closure(closure, expected: .function([], .named("View")), builder: "ViewBuilder")
            } else {
                compile(arguments[1].value)
            }
        return VariadicTreeNode(root, content, range)
    }
}

final class VariadicTreeNode: Node {
    let root: Node
    let content: Node

    init(_ root: Node, _ content: Node, _ range: Range<Int>) {
        self.root = root
        self.content = content
        super.init(range, type: .named("View"))
    }

    override func eval(_ f: Frame) throws -> Value {
        let root = try root.eval(f)
        let machine = f.machine
        let transform = NativeFunctionValue { [unowned machine] arguments in
            try machine.call("body", on: root, [("children", arguments.first ?? .array([]))])
        }
        return .view(
            CallNode(
                word: "Group",
                arguments: [
                    Argument(name: "subviews", value: try content.eval(f)),
                    Argument(name: "transform", value: .function(transform))
                ], sourceOffset: range.lowerBound))
    }
}
