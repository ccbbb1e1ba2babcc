import LayoutEngine

/// ToolbarItemGroup: part of a bar, which takes no room.
enum ToolbarItemGroupView: ViewWord {
    static let name = "ToolbarItemGroup"
    static let signatures = [
        "(placement: ToolbarItemPlacement = .automatic, content: @ViewBuilder)",
        "(placement: ToolbarItemPlacement = .automatic, content: @ViewBuilder, label: @ViewBuilder)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "bars take no room and their items are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
