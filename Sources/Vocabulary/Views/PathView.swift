import LayoutEngine

/// Path: takes what it is offered, whatever it draws (spec L2).
enum PathView: ViewWord {
    static let name = "Path"
    static let signatures = [
        "(_ callback: (inout Path) -> Void)", "()", "(_ rect: CGRect)", "(ellipseIn: CGRect)",
        "(roundedRect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
        "(roundedRect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)", "(_ path: CGPath)"
    ]
    static let examples = ["Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10)) }.stroke()"]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
