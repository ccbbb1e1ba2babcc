import LayoutEngine

/// Spacer (spec L5).
enum SpacerView: ViewWord {
    static let name = "Spacer"
    static let signatures = ["(minLength: CGFloat? = nil)"]
    static let examples = ["HStack { Color.red; Spacer(); Color.blue }", "VStack { Spacer(minLength: 20) }"]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        [context.tree.leaf(.spacer(minLength: call.double("minLength")))]
    }
}
