import LayoutEngine

/// HStack as a layout (spec 8.8); without content it is a layout for `AnyLayout` or for a call with content.
enum HStackLayoutView: ViewWord {
    static let name = "HStackLayout"
    static let signatures = [
        "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder = none)"
    ]
    static let examples = ["AnyLayout(HStackLayout(spacing: 4)) { Color.red; Color.blue }"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try HStackView.lower(call, in: context)
    }
}
