import LayoutEngine

/// ScrollView (spec 8.4).
enum ScrollViewView: ViewWord {
    static let name = "ScrollView"
    static let signatures = [
        "(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, content: @ViewBuilder)"
    ]
    static let examples = [
        "ScrollView { Color.red.frame(height: 1000) }",
        "ScrollView(.horizontal, showsIndicators: false) { HStack { Color.red.frame(width: 300) } }"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        let configuration = context.environment.scrollConfiguration(axes: call.axes("axes") ?? .vertical, in: context)
        let outside = context.environment
        defer { context.enter(outside) }
        var inside = outside
        inside.clearScrolling()
        // What scrolls inside a row of a list is no row.
        inside.sectionStyle = .plain
        context.enter(inside)
        return [context.tree.container(.scrollView(configuration), children: try context.lower(call.children))]
    }
}

/// What modifiers outside a scroll view say of its position.
extension Environment {
    func scrollConfiguration(axes: Axis.Set, in context: LoweringContext) -> ScrollConfiguration {
        var configuration = ScrollConfiguration(
            axes: axes, initialAnchor: self["_scrollAnchor"].flatMap(UnitPointValue.converted)?.point)
        configuration.shortContentAnchor = self["_scrollAlignment"].flatMap(UnitPointValue.converted)?.point
        if case .point(let offset)? = self["_scrollOffset"] { configuration.initialOffset = offset }
        if let target = self["_scrollTarget"] {
            configuration.target = .init(
                id: context.intern(target, kind: "id"),
                anchor: self["_scrollTargetAnchor"].flatMap(UnitPointValue.converted)?.point)
        }
        return configuration
    }

    mutating func setScrollTarget(_ id: Value?, anchor: UnitPoint?) {
        guard let id else { return }
        values["_scrollTarget"] = id
        values["_scrollTargetAnchor"] = anchor.map { .native(UnitPointValue($0)) }
    }

    /// Positions are for the nearest scroll view, not for those inside it.
    mutating func clearScrolling() {
        values["_scrollAnchor"] = nil
        values["_scrollAlignment"] = nil
        values["_scrollOffset"] = nil
        values["_scrollTarget"] = nil
        values["_scrollTargetAnchor"] = nil
    }
}
