import LayoutEngine

/// Group: its views stand for themselves (spec L20).
enum GroupView: ViewWord {
    static let name = "Group"
    static let signatures = [
        "(content: @ViewBuilder)",
        "(subviews: View, transform: @ViewBuilder (SubviewsCollection) -> View)",
        "(sections: View, transform: @ViewBuilder (SectionCollection) -> View)"
    ]
    static let examples = ["VStack { Group { Color.red; Color.blue }.frame(height: 20) }"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(call.children)
    }
}
