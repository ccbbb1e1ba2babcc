import LayoutEngine

/// padding in all its forms (spec M1).
enum PaddingModifier: ModifierWord {
    static let name = "padding"
    static let signatures = [
        "(_ length: CGFloat|EdgeInsets)",
        "(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)"
    ]
    static let examples = [
        "Color.red.padding()", "Color.red.padding(10)", "Color.red.padding(.horizontal)",
        "Color.red.padding([.top, .leading], 5)",
        "Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let insets = context.insets(call, standard: PlatformMeasures.of(context.tree.platform).padding)
        return base.map { context.tree.wrap($0, in: .padding(insets)) }
    }
}

extension LoweringContext {
    /// The insets that a call names: all four, one length for all edges, or a length for some; `standard` where none is.
    func insets(_ call: any ArgumentHolder, standard: Double) -> EdgeInsets {
        for name in ["insets", "length", "edges"] {
            if let insets = call.edgeInsets(name) { return insets }
        }
        let edges = call.edges("edges") ?? .all
        let length = call.double("length") ?? call.double("insets") ?? standard
        return EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}
