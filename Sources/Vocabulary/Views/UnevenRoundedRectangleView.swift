import LayoutEngine

/// UnevenRoundedRectangle: takes what it is offered (spec L2).
enum UnevenRoundedRectangleView: ViewWord {
    static let name = "UnevenRoundedRectangle"
    static let signatures = [
        "(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, "
            + "bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)",
        "(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
    ]
    static let examples = [
        "UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10)"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
