import LayoutEngine

/// TimelineView: its views at one fixed instant.
enum TimelineViewView: ViewWord {
    static let name = "TimelineView"
    static let signatures = [
        "(_ schedule: TimelineSchedule, content: @ViewBuilder (TimelineViewDefaultContext) -> View)"
    ]
    static let remark = "taken at rest"
    static let examples = [
        "TimelineView(.animation) { _ in Color.red }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        try context.lower(context.views(of: call, calling: "content", with: [call.argument("context") ?? .none]))
    }

    static let isTransparent = true
}
