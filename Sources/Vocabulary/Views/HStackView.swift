import LayoutEngine

/// HStack (spec 2).
enum HStackView: ViewWord {
    static let name = "HStack"
    static let signatures = [
        "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder)"
    ]
    static let examples = [
        "HStack { Color.red; Color.blue }",
        "HStack(alignment: .bottom, spacing: 0) { Color.red.frame(height: 50); Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.container(try container(call, in: context), children: try context.lower(call.children))]
    }

    static func container(_ call: CallNode, in context: LoweringContext) throws -> Container {
        .stack(
            .horizontal, alignment: context.verticalGuide(call), spacing: call.double("spacing"),
            isStatic: call.hasStaticSingleChild)
    }
}
