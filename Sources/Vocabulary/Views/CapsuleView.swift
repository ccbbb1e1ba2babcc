import LayoutEngine

/// Capsule: takes what it is offered (spec L2).
enum CapsuleView: ViewWord {
    static let name = "Capsule"
    static let signatures = [
        "(style: RoundedCornerStyle = .continuous)"
    ]
    static let examples = [
        "Capsule().frame(width: 80, height: 20)"
    ]
    static let isShape = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
