import LayoutEngine

/// Grid as a layout (spec 8.8); without content it is a layout for `AnyLayout` or for a call with content.
enum GridLayoutView: ViewWord {
    static let name = "GridLayout"
    static let signatures = [
        "(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, "
            + "content: @ViewBuilder = none)"
    ]
    static let examples = ["AnyLayout(GridLayout()) { Color.red; Color.blue }"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try GridView.lower(call, in: context)
    }
}
