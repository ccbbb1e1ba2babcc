import LayoutEngine

/// DefaultToolbarItem: part of a bar, which takes no room.
enum DefaultToolbarItemView: ViewWord {
    static let name = "DefaultToolbarItem"
    static let signatures = [
        "(kind: Any, placement: ToolbarItemPlacement = .automatic)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "bars take no room and their items are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
