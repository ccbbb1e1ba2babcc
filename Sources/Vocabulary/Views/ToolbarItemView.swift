import LayoutEngine

/// ToolbarItem: part of a bar, which takes no room.
enum ToolbarItemView: ViewWord {
    static let name = "ToolbarItem"
    static let signatures = [
        "(placement: ToolbarItemPlacement = .automatic, content: @ViewBuilder)",
        "(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, "
            + "content: @ViewBuilder)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "bars take no room and their items are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
