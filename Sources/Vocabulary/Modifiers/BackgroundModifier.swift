import LayoutEngine

/// background (spec O1 to O4).
enum BackgroundModifier: ModifierWord {
    static let name = "background"
    static let signatures = [
        "(_ background: ShapeStyle|View, alignment: Alignment = .center)",
        "(alignment: Alignment = .center, content: @ViewBuilder)",
        "(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)",
        "(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle = .init())",
        "(in shape: Shape, fillStyle: FillStyle = .init())",
        "(ignoresSafeAreaEdges: Edge.Set = .all)"
    ]
    static let remark = "a style drawn beyond the safe area keeps the view's own frame"
    static let examples = [
        "Color.red.frame(width: 20, height: 20).background(Color.blue)",
        "Color.red.frame(width: 20, height: 20).background { Color.blue.frame(width: 40, height: 40) }",
        "Color.red.frame(width: 20, height: 20).background(.blue, in: RoundedRectangle(cornerRadius: 4))"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        try context.addSecondary(call, to: base, names: ["content", "background", "style"]) {
            .background($0, alignment: context.alignment(call))
        }
    }
}
