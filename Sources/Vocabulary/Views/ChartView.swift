import LayoutEngine

/// Chart: takes what it is offered; its marks and axes are not laid out.
enum ChartView: ViewWord {
    static let name = "Chart"
    static let signatures = [
        "(content: () -> Any)",
        "(_ data: Any, content: (Any) -> Any)",
        "(_ data: Any, id: KeyPath, content: (Any) -> Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "its marks and axes are not laid out"
    static let examples = [
        "Chart {}.frame(height: 200)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
