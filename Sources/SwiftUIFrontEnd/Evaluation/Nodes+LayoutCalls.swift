import Diagnostics
import Vocabulary

/// `self.init(…)` of a struct or enum.
final class DelegationNode: Node {
    let place: Node
    let made: Node
    init(_ place: Node, _ made: Node, _ range: Range<Int>) {
        self.place = place
        self.made = made
        super.init(range, type: .named("Void"))
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try made.eval(f)
        try place.assign(f, value)
        return .void
    }
}

/// `layout { … }`: the views of the content, placed by the layout.
final class LayoutCallNode: Node {
    let layout: Node
    let content: Node
    init(_ layout: Node, _ content: Node, _ range: Range<Int>) {
        self.layout = layout
        self.content = content
        super.init(range, type: .named("View"))
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try layout.eval(f)
        let views = Argument(name: "content", value: try content.eval(f), range: content.range)
        // A layout of SwiftUI's own takes the content as an argument of its own.
        if case .view(let node) = value {
            return .view(
                CallNode(word: node.word, arguments: node.arguments + [views], sourceOffset: range.lowerBound))
        }
        let arguments = [Argument(name: "layout", value: value, range: layout.range), views]
        return .view(CallNode(word: "Layout", arguments: arguments, sourceOffset: range.lowerBound))
    }

    /// `AnyLayout(…)`, `HStackLayout(…)` and their like with content; `nil` for layouts that the source declares.
    static func filled(_ layout: Value, _ content: Node, _ f: Frame) throws -> Value? {
        guard case .view(let node) = layout, node.word.hasSuffix("Layout"), node.word != "Layout" else { return nil }
        let copy = CallNode(
            word: node.word,
            arguments: node.arguments + [Argument(name: "content", value: try content.eval(f), range: content.range)],
            modifiers: node.modifiers, sourceOffset: node.sourceOffset)
        return .view(copy)
    }
}

/// `something { … }` whose callee is known only when it runs: a layout with views, or a function with a closure.
final class LateLayoutCallNode: Node {
    let callee: Node
    let content: Node
    let plain: Node
    init(_ callee: Node, _ content: Node, _ plain: Node, _ range: Range<Int>) {
        self.callee = callee
        self.content = content
        self.plain = plain
        super.init(range)
    }
    override func eval(_ f: Frame) throws -> Value {
        let value = try callee.eval(f)
        if let node = try LayoutCallNode.filled(value, content, f) { return node }
        if f.machine.conforms(value, to: "Layout"),
            f.machine.info(of: value)?.methods(named: "callAsFunction").isEmpty ?? false
        {
            return try LayoutCallNode(ConstantNode(value, callee.range, type: nil), content, range).eval(f)
        }
        return try plain.eval(f)
    }
}
