import LayoutEngine

/// Canvas: takes what it is offered; its drawing is not run.
enum CanvasView: ViewWord {
    static let name = "Canvas"
    static let signatures = [
        "(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, "
            + "rendersAsynchronously: Bool = false, renderer: (inout GraphicsContext, CGSize) -> Void)",
        "(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, "
            + "rendersAsynchronously: Bool = false, renderer: (inout GraphicsContext, CGSize) -> Void, "
            + "symbols: @ViewBuilder)"
    ]
    static let remark = "its drawing is not run"
    static let examples = [
        "Canvas { context, size in }.frame(width: 100, height: 50)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
