import LayoutEngine

/// ZStack as a layout (spec 8.8); without content it is a layout for `AnyLayout` or for a call with content.
enum ZStackLayoutView: ViewWord {
    static let name = "ZStackLayout"
    static let signatures = [
        "(alignment: Alignment = .center, content: @ViewBuilder = none)"
    ]
    static let examples = ["AnyLayout(ZStackLayout()) { Color.red; Color.blue }"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try ZStackView.lower(call, in: context)
    }
}
