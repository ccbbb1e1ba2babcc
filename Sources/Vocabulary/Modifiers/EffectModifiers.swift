import LayoutEngine

/// scaleEffect: draws the view at another size (spec M9).
enum ScaleEffectModifier: ModifierWord {
    static let name = "scaleEffect"
    static let signatures = [
        "(_ scale: CGFloat|CGSize, anchor: UnitPoint = .center)",
        "(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)"
    ]
    static let examples = ["Color.red.scaleEffect(0.5)", "Color.red.scaleEffect(x: 2, anchor: .leading)"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        var (x, y) = (call.double("x") ?? 1, call.double("y") ?? 1)
        if let scale = call.double("scale") { (x, y) = (scale, scale) }
        if let scale = call.size("scale") { (x, y) = (scale.width, scale.height) }
        let transform = AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
        let anchor = call.unitPoint("anchor") ?? .center
        return base.map { context.tree.wrap($0, in: .transformEffect(transform, anchor: anchor)) }
    }
}

/// rotationEffect: draws the view turned (spec M9).
enum RotationEffectModifier: ModifierWord {
    static let name = "rotationEffect"
    static let signatures = ["(_ angle: Angle, anchor: UnitPoint = .center)"]
    static let examples = ["Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90))"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        let transform = AffineTransform.rotation(call.angle("angle") ?? AngleValue(degrees: 0))
        let anchor = call.unitPoint("anchor") ?? .center
        return base.map { context.tree.wrap($0, in: .transformEffect(transform, anchor: anchor)) }
    }
}

/// transformEffect: draws the view transformed about its top leading corner (spec M9).
enum TransformEffectModifier: ModifierWord {
    static let name = "transformEffect"
    static let signatures = ["(_ transform: CGAffineTransform)"]
    static let examples = ["Color.red.transformEffect(CGAffineTransform(translationX: 10, y: 0))"]

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        guard let value = call.convert("transform", as: AffineTransformValue.self) else { return base }
        let transform = AffineTransform(
            a: value.a, b: value.b, c: value.c, d: value.d, tx: value.tx, ty: value.ty)
        return base.map { context.tree.wrap($0, in: .transformEffect(transform, anchor: .topLeading)) }
    }
}

extension AffineTransform {
    /// A turn; quarter turns are exact.
    static func rotation(_ angle: AngleValue) -> AffineTransform {
        let quarters = angle.degrees / 90
        if quarters == quarters.rounded(), abs(quarters) < 1e9 {
            let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][((Int(quarters) % 4) + 4) % 4]
            return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }
        let turn = AffineTransformValue.rotation(radians: angle.radians)
        return AffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: 0, ty: 0)
    }
}
