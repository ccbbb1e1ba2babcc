import LayoutEngine

/// ZStack (spec 3).
enum ZStackView: ViewWord {
    static let name = "ZStack"
    static let signatures = ["(alignment: Alignment = .center, content: @ViewBuilder)"]
    static let examples = [
        "ZStack { Color.red; Color.blue.frame(width: 50, height: 50) }",
        "ZStack(alignment: .bottomTrailing) { Color.red; Color.blue.frame(width: 50, height: 50) }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.container(container(call, in: context), children: try context.lower(call.children))]
    }

    static func container(_ call: CallNode, in context: LoweringContext) -> Container {
        .zStack(alignment: context.alignment(call), isStatic: call.hasStaticSingleChild)
    }
}
