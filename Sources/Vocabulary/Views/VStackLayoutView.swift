import LayoutEngine

/// VStack as a layout (spec 8.8); without content it is a layout for `AnyLayout` or for a call with content.
enum VStackLayoutView: ViewWord {
    static let name = "VStackLayout"
    static let signatures = [
        "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, content: @ViewBuilder = none)"
    ]
    static let examples = ["AnyLayout(VStackLayout(alignment: .leading)) { Color.red; Color.blue }"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try VStackView.lower(call, in: context)
    }
}
