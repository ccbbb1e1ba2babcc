import LayoutEngine

/// RealityView: a scene takes what it is offered.
enum RealityViewView: ViewWord {
    static let name = "RealityView"
    static let signatures = [
        "(make: (Any) -> Any)",
        "(make: (Any) -> Any, update: (Any) -> Any)",
        "(make: (Any) -> Any, placeholder: @ViewBuilder)",
        "(make: (Any) -> Any, update: (Any) -> Any, placeholder: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "a scene has no size of its own here"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
