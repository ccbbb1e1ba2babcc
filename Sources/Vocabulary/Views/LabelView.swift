import LayoutEngine

/// Label (spec L16): an icon and a title, the icon centred on the capitals of the title.
enum LabelView: ViewWord {
    static let name = "Label"
    static let signatures = [
        "(_ title: LocalizedStringKey|String|View, systemImage: String)",
        "(_ title: LocalizedStringKey|String|View, image: String|ImageResource)",
        "(title: @ViewBuilder, icon: @ViewBuilder)",
        "(_ configuration: Any)"
    ]
    static let examples = [
        "Label(\"Home\", systemImage: \"house\")",
        "Label { Text(\"Home\") } icon: { Color.red.frame(width: 10, height: 10) }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let style = context.environment.token("_labelStyle") ?? "titleAndIcon"
        var icon = try context.lowerSingle(context.views(of: call, "icon"), implicit: .vStack)
        var title = try context.lowerSingle(context.views(of: call, "title"), implicit: .vStack)
        if title == nil { title = try context.titleText(of: call) }
        let image = call.string("systemImage").map { ("systemName", $0) } ?? call.string("image").map { ("name", $0) }
        if let image {
            let argument = Argument(name: image.0, value: .string(image.1))
            icon = try context.lower(
                CallNode(word: ImageView.name, arguments: [argument], sourceOffset: call.sourceOffset)
            ).first
        }
        if style == "iconOnly" { title = nil }
        if style == "titleOnly" { icon = nil }
        return [row(icon: icon, title: title, in: context)]
    }

    static func title(of call: CallNode) -> String { titled(call) }

    /// The icon before the title; its centre is half the height of a capital above the title's first baseline.
    static func row(icon: NodeID?, title: NodeID?, in context: LoweringContext) -> NodeID {
        guard let icon else { return title ?? context.box(.zero) }
        guard let title else { return icon }
        let halfCapital = context.resolvedFont.capHeight / 2
        let line = context.labelLine
        let tree = context.tree
        let marked = tree.wrap(title, in: .alignmentGuide(line) { $0[.firstTextBaseline] - halfCapital })
        let spacing = context.environment["_labelSpacing"]?.asNumber ?? context.measures.labelGap
        var row = context.row([reserved(icon, in: context), marked], alignment: line, spacing: spacing)
        // Only the title says where the line is, so the row's explicit guide is the title's (spec A6, A7).
        for key in [AlignmentKey.firstTextBaseline, .lastTextBaseline] {
            row = tree.wrap(row, in: .alignmentGuide(key) { ($0[explicit: line] ?? $0[.verticalCenter]) + halfCapital })
        }
        return row
    }

    /// The icon in the width that the source reserves for icons.
    private static func reserved(_ icon: NodeID, in context: LoweringContext) -> NodeID {
        guard let width = context.environment["_labelIconWidth"]?.asNumber else { return icon }
        return context.tree.wrap(icon, in: .flexibleFrame(FlexibleFrame(minWidth: width)))
    }
}
