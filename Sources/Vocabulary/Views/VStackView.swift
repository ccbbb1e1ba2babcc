import LayoutEngine

/// VStack (spec 2).
enum VStackView: ViewWord {
    static let name = "VStack"
    static let signatures = [
        "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder)"
    ]
    static let examples = [
        "VStack { Color.red; Color.blue }",
        "VStack(alignment: .leading, spacing: 4) { Color.red.frame(width: 50); Color.blue }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.container(try container(call, in: context), children: try context.lower(call.children))]
    }

    static func container(_ call: CallNode, in context: LoweringContext) throws -> Container {
        .stack(
            .vertical, alignment: context.horizontalGuide(call), spacing: call.double("spacing"),
            isStatic: call.hasStaticSingleChild)
    }
}
