import LayoutEngine

/// Link: laid out as its label.
enum LinkView: ViewWord {
    static let name = "Link"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, destination: URL)",
        "(destination: URL, label: @ViewBuilder)"
    ]
    static let examples = [
        "Link(\"Site\", destination: URL(string: \"https://example.com\")!)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [try context.label(of: call) ?? context.box(.zero)]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
