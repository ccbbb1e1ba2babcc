import LayoutEngine

extension LoweringContext {
    /// A container of an app around its content: takes all that it is offered, without bars (spec 8.10).
    func hosted(_ views: [CallNode]) throws -> NodeID {
        let outside = environment
        defer { enter(outside) }
        var inside = outside
        inside.sectionStyle = .plain
        enter(inside)
        let content = try lowerSingle(views, implicit: .vStack) ?? box(.zero)
        return tree.wrap(filling(content), in: .containerBoundary)
    }
}
