import LayoutEngine

/// Divider (spec L6).
enum DividerView: ViewWord {
    static let name = "Divider"
    static let signatures = ["()"]
    static let examples = ["VStack { Color.red; Divider(); Color.blue }"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.divider)]
    }
}
