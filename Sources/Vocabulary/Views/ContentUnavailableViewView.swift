import LayoutEngine

/// ContentUnavailableView: an image, a title, a description and actions in the middle of what is offered.
enum ContentUnavailableViewView: ViewWord {
    static let name = "ContentUnavailableView"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, systemImage: String, description: View? = nil)",
        "(_ title: LocalizedStringKey|String|View, image: String, description: View? = nil)",
        "(label: @ViewBuilder, description: @ViewBuilder = none, actions: @ViewBuilder = none)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "parts stand 16 points apart"
    static let examples = [
        "ContentUnavailableView(\"Nothing\", systemImage: \"star\")"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        var parts: [NodeID] = []
        if let image = call.string("systemImage") {
            let outside = context.environment
            var inside = outside
            inside.values["font"] = FontValue(.system(size: 48)).asValue
            context.enter(inside)
            parts.append(context.box(context.symbol(image).size))
            inside.values["font"] = FontValue(.textStyle("title2"), weight: "bold").asValue
            context.enter(inside)
            if let title = try context.titleText(of: call) { parts.append(title) }
            context.enter(outside)
        } else if let label = try context.lowerSingle(context.views(of: call, "label"), implicit: .vStack) {
            parts.append(label)
        }
        for slot in ["description", "actions"] {
            if let part = try context.lowerSingle(context.views(of: call, slot), implicit: .vStack) {
                parts.append(part)
            }
        }
        return [context.filling(context.column(parts, spacing: 16))]
    }

    static func title(of call: CallNode) -> String { titled(call) }
}
