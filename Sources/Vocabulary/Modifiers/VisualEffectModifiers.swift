import LayoutEngine

/// rotation3DEffect: draws the view turned in space (spec M9).
enum Rotation3DEffectModifier: ModifierWord {
    static let name = "rotation3DEffect"
    static let signatures = [
        "(_ angle: Angle, axis: Any, anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)"
    ]
    static let remark = "the eye is taken to be as far away as the longer side, divided by the perspective"
    static let examples = [
        "Color.red.frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        base.map { context.tree.wrap($0, in: .drawnEffect { DrawnTransform.turn(call, of: $0.size) }) }
    }
}

/// projectionEffect: draws the view through a matrix (spec M9).
enum ProjectionEffectModifier: ModifierWord {
    static let name = "projectionEffect"
    static let signatures = ["(_ transform: ProjectionTransform)"]
    static let examples = [
        "Color.red.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)))"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let transform = call.given("transform").map(DrawnTransform.projection) ?? .identity
        return base.map { context.tree.wrap($0, in: .drawnEffect { _ in transform }) }
    }
}

/// A GeometryEffect of the source: draws the view through the matrix that its `effectValue(size:)` gives (spec M9).
enum GeometryEffectModifier: ModifierWord {
    static let name = "_geometryEffect"
    static let signatures = ["(_ effect: (CGSize) -> ProjectionTransform)"]
    static let remark = "what `.modifier(_:)` makes of a GeometryEffect"

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let effect = call.function("effect") else { return base }
        let host = context.host
        return base.map { node in
            context.tree.wrap(
                node,
                in: .drawnEffect { proxy in
                    host.perform(default: .identity) {
                        DrawnTransform.projection(try effect.call([.size(proxy.size)]))
                    }
                })
        }
    }
}

/// visualEffect: draws the view with effects made of its geometry (spec 8.9).
enum VisualEffectModifier: ModifierWord {
    static let name = "visualEffect"
    static let signatures = ["(_ effect: (VisualEffect, GeometryProxy) -> Any)"]
    static let examples = ["Color.red.visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) }"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        context.drawing(base, through: call.function("effect")) { proxy, context in
            .native(GeometryProxyValue(proxy, in: context))
        }
    }
}

/// scrollTransition: draws the view with effects made of where it stands in its scroll view (spec 8.9).
enum ScrollTransitionModifier: ModifierWord {
    static let name = "scrollTransition"
    static let signatures = [
        "(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, "
            + "transition: (VisualEffect, ScrollTransitionPhase) -> Any)",
        "(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, "
            + "axis: Axis? = nil, transition: (VisualEffect, ScrollTransitionPhase) -> Any)"
    ]
    static let remark = "at rest: a view that is partly visible counts as fully visible"
    static let examples = [
        "ScrollView { Color.red.frame(height: 50).scrollTransition { content, phase in "
            + "content.scaleEffect(phase.isIdentity ? 1 : 0.5) } }"
    ]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let axis = call.token("axis").map { $0 == "horizontal" ? Axis.horizontal : .vertical }
        return context.drawing(base, through: call.function("transition")) { proxy, _ in
            .native(Token("ScrollTransitionPhase", phase(of: proxy, axis)))
        }
    }

    /// Where a view stands along an axis, which is the scroll view's own if none is given.
    private static func phase(of proxy: GeometryProxy, _ axis: Axis?) -> String {
        guard let visible = proxy.scrollViewFrame else { return "identity" }
        let own = proxy.globalFrame
        for axis in axis.map({ [$0] }) ?? Axis.allCases {
            let (start, end) = axis == .horizontal ? (own.minX, own.maxX) : (own.minY, own.maxY)
            let (near, far) = axis == .horizontal ? (visible.minX, visible.maxX) : (visible.minY, visible.maxY)
            if end <= near { return "topLeading" }
            if start >= far { return "bottomTrailing" }
        }
        return "identity"
    }
}

extension LoweringContext {
    /// Draws views with the effects that a closure gives for one of them and what is known of its place.
    fileprivate func drawing(
        _ base: [NodeID], through effect: FunctionValue?,
        _ argument: @escaping (GeometryProxy, LoweringContext) -> Value
    ) -> [NodeID] {
        guard let effect else { return base }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return base.map { node in
            tree.wrap(
                node,
                in: .drawnEffect { [weak self] proxy in
                    guard let self else { return .identity }
                    return host.perform(default: .identity) {
                        DrawnTransform.effects(
                            try effect.call([VisualEffectType.content, argument(proxy, self)]), of: proxy.size,
                            isRightToLeft: isRightToLeft)
                    }
                })
        }
    }
}
