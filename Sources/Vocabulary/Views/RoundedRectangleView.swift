import LayoutEngine

/// RoundedRectangle: takes what it is offered (spec L2).
enum RoundedRectangleView: ViewWord {
    static let name = "RoundedRectangle"
    static let signatures = [
        "(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
        "(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)"
    ]
    static let examples = [
        "RoundedRectangle(cornerRadius: 12)",
        "RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: .circular)"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
