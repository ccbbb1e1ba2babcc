import LayoutEngine

/// overlay (spec O1 to O3).
enum OverlayModifier: ModifierWord {
    static let name = "overlay"
    static let signatures = [
        "(_ overlay: ShapeStyle|View, alignment: Alignment = .center)",
        "(alignment: Alignment = .center, content: @ViewBuilder)",
        "(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)",
        "(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle = .init())"
    ]
    static let examples = [
        "Color.red.overlay(Color.blue.frame(width: 10, height: 10), alignment: .topLeading)",
        "Color.red.overlay { Color.blue.frame(width: 10, height: 10) }",
        "Color.red.overlay(alignment: .bottom) { Color.blue.frame(height: 10); Color.green.frame(width: 5) }"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        try context.addSecondary(call, to: base, names: ["content", "overlay", "style"]) {
            .overlay($0, alignment: context.alignment(call))
        }
    }
}

extension LoweringContext {
    /// Adds the views of a call over or under each view of the base; several stand in a ZStack (spec O3).
    func addSecondary(
        _ call: ModifierCall, to base: [NodeID], names: [String], wrapper: (NodeID) -> Wrapper
    ) throws -> [NodeID] {
        try base.map { node in
            let views = names.lazy.map { self.views(of: call, $0) }.first { !$0.isEmpty } ?? []
            guard let second = try lowerSingle(views, implicit: .zStack) else { return node }
            return tree.wrap(node, in: wrapper(second))
        }
    }
}
