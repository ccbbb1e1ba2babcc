import LayoutEngine

/// ToolbarTitleMenu: part of a bar, which takes no room.
enum ToolbarTitleMenuView: ViewWord {
    static let name = "ToolbarTitleMenu"
    static let signatures = [
        "()",
        "(content: @ViewBuilder)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "bars take no room and their items are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
