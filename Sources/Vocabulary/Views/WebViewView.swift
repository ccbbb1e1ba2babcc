import LayoutEngine

/// WebView: a page takes what it is offered.
enum WebViewView: ViewWord {
    static let name = "WebView"
    static let signatures = [
        "(url: URL?)",
        "(_ page: Any)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "a page has no size of its own here"
    static let examples = [
        "WebView(url: nil).frame(height: 200)"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.flexible)]
    }
}
