import LayoutEngine

/// Settings: a window of its own, which is not shown.
enum SettingsView: ViewWord {
    static let name = "Settings"
    static let signatures = [
        "(content: @ViewBuilder)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "a window of its own, which is not shown"
    static let examples = ["Settings { Color.red }"]
    static let isTransparent = true

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        []
    }
}
