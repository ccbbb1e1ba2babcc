import LayoutEngine

/// EmptyView: no view at all (spec L7).
enum EmptyViewView: ViewWord {
    static let name = "EmptyView"
    static let signatures = ["()"]
    static let examples = ["VStack { EmptyView(); Color.red }"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] { [] }
}
