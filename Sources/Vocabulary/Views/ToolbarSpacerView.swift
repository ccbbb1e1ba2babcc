import LayoutEngine

/// ToolbarSpacer: part of a bar, which takes no room.
enum ToolbarSpacerView: ViewWord {
    static let name = "ToolbarSpacer"
    static let signatures = [
        "(_ sizing: Any = none, placement: ToolbarItemPlacement = .automatic)"
    ]
    static let support = SupportLevel.noLayoutEffect
    static let remark = "bars take no room and their items are not laid out"

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }

    static let isTransparent = true
}
