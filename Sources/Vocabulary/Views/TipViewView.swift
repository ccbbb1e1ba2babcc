import LayoutEngine

/// TipView: no tip is shown before tips are configured.
enum TipViewView: ViewWord {
    static let name = "TipView"
    static let signatures = [
        "(_ tip: Any, arrowEdge: Edge? = nil, action: (Any) -> Void = none)",
        "(_ tip: Any, isPresented: Binding, arrowEdge: Edge? = nil, action: (Any) -> Void = none)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "no tip is shown before the app configures them"
    static let examples = ["TipView(0)"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }
}
