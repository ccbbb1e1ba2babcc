import LayoutEngine

/// gridCellColumns (spec G1).
enum GridCellColumnsModifier: ModifierWord {
    static let name = "gridCellColumns"
    static let signatures = ["(_ count: Int)"]
    static let examples = ["Grid { GridRow { Color.red.gridCellColumns(2) }; GridRow { Color.red; Color.blue } }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .gridCell(.columns(min(max(call.int("count") ?? 1, 0), 1000)))) }
    }
}

/// gridCellAnchor (spec G10).
enum GridCellAnchorModifier: ModifierWord {
    static let name = "gridCellAnchor"
    static let signatures = ["(_ anchor: UnitPoint)"]
    static let examples = ["Grid { GridRow { Color.red.frame(width: 5).gridCellAnchor(.topLeading); Color.blue } }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .gridCell(.anchor(call.unitPoint("anchor") ?? .center))) }
    }
}

/// gridColumnAlignment (spec G10).
enum GridColumnAlignmentModifier: ModifierWord {
    static let name = "gridColumnAlignment"
    static let signatures = ["(_ guide: HorizontalAlignment)"]
    static let examples = ["Grid { GridRow { Color.red.gridColumnAlignment(.trailing); Color.blue } }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let guide = context.horizontalGuide(call, "guide")
        return base.map { context.tree.wrap($0, in: .gridCell(.columnAlignment(guide))) }
    }
}

/// gridCellUnsizedAxes (spec G12).
enum GridCellUnsizedAxesModifier: ModifierWord {
    static let name = "gridCellUnsizedAxes"
    static let signatures = ["(_ axes: Axis.Set)"]
    static let examples = ["Grid { GridRow { Color.red }; Divider().gridCellUnsizedAxes(.horizontal) }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .gridCell(.unsizedAxes(call.axes("axes") ?? []))) }
    }
}
