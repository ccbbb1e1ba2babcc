import Diagnostics
import LayoutEngine

/// AnyLayout: its views arranged by another layout (spec 8.8).
enum AnyLayoutView: ViewWord {
    static let name = "AnyLayout"
    static let signatures = ["(_ layout: Layout|View, content: @ViewBuilder = none)"]
    static let examples = [
        "AnyLayout(HStackLayout()) { Color.red; Color.blue }",
        "AnyLayout(VStackLayout(spacing: 0)) { Color.red; Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        if case .native(let native as NativeLayout)? = call.given("rules") {
            return [context.tree.container(.custom(native.layout), children: try context.lower(call.children))]
        }
        switch call.given("layout") ?? context.views(of: call, "layout").first.map(Value.view) {
        case .view(let layout)?:
            guard let word = Lexicon.view(named: layout.word) else { return try context.lower(call.children) }
            let inner = CallNode(
                word: layout.word, arguments: layout.arguments, children: call.children,
                sourceOffset: call.sourceOffset)
            return try word.lower(inner, in: context)
        default:
            throw DiagnosticsError([
                Diagnostic(
                    id: "not-a-layout", message: "`AnyLayout` got no layout",
                    range: call.sourceOffset.map { $0..<$0 + name.utf8.count },
                    hints: ["give it `HStackLayout()`, `VStackLayout()` or a type that conforms to `Layout`"])
            ])
        }
    }
}
