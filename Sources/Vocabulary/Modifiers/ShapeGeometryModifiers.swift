import LayoutEngine

/// What `inset`, `rotation`, `scale`, `size`, `transform` of a shape have in common: the shape takes all that it is
/// offered from then on (spec L3), its path is drawn otherwise.
protocol ShapeGeometryModifier: ModifierWord {}

extension ShapeGeometryModifier {
    static var keepsShape: Bool { true }

    static func apply(_ call: ModifierCall, to base: [NodeID], in context: LoweringContext) throws -> [NodeID] {
        context.baseIsShape ? context.openShapes(base) : base
    }
}

extension LoweringContext {
    /// The same shapes without a rule of size of their own.
    func openShapes(_ shapes: [NodeID]) -> [NodeID] {
        shapes.map { shape in
            let leaf = tree.leaf(.flexible)
            if let description = tree.description(of: described(shape)) { tree.describe(leaf, description) }
            return leaf
        }
    }
}

/// inset(by:) of a shape (spec L3).
enum InsetModifier: ShapeGeometryModifier {
    static let name = "inset"
    static let signatures = ["(by amount: CGFloat)"]
    static let examples = ["Circle().inset(by: 4).frame(width: 40, height: 20)"]
}

/// strokeBorder: strokes an inset of the shape, which takes all that it is offered (spec L3); a view from then on.
enum StrokeBorderModifier: ShapeGeometryModifier {
    static let name = "strokeBorder"
    static let keepsShape = false
    static let signatures = [
        "(_ content: ShapeStyle = .foreground, style: StrokeStyle, antialiased: Bool = true)",
        "(_ content: ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)"
    ]
    static let examples = [
        "Circle().strokeBorder(.red, lineWidth: 2)", "Circle().strokeBorder(lineWidth: 2).frame(width: 40, height: 20)"
    ]
}

/// rotation(_:) of a shape (spec L3).
enum RotationModifier: ShapeGeometryModifier {
    static let name = "rotation"
    static let signatures = ["(_ angle: Angle, anchor: UnitPoint = .center)"]
    static let examples = ["Rectangle().rotation(.degrees(45))"]
}

/// scale(_:) of a shape (spec L3).
enum ScaleModifier: ShapeGeometryModifier {
    static let name = "scale"
    static let signatures = [
        "(_ scale: CGFloat, anchor: UnitPoint = .center)",
        "(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)"
    ]
    static let examples = ["Circle().scale(0.5)"]
}

/// size(_:) of a shape (spec L3).
enum SizeModifier: ShapeGeometryModifier {
    static let name = "size"
    static let signatures = [
        "(_ size: CGSize, anchor: UnitPoint = .topLeading)",
        "(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading)"
    ]
    static let examples = ["Rectangle().size(width: 10, height: 20)"]
}

/// transform(_:) of a shape (spec L3).
enum TransformModifier: ShapeGeometryModifier {
    static let name = "transform"
    static let signatures = ["(_ transform: CGAffineTransform)"]
    static let examples = ["Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))"]
}

/// intersection(_:), union(_:) and the like of shapes: the path in all that is offered (spec L3).
protocol ShapeOperationModifier: ShapeGeometryModifier {}

extension ShapeOperationModifier {
    static var signatures: [String] { ["(_ other: Shape|View, eoFill: Bool = false)"] }
    static var examples: [String] { ["Circle().\(name)(Rectangle())"] }
}

/// intersection(_:) of a shape.
enum IntersectionModifier: ShapeOperationModifier { static let name = "intersection" }
/// union(_:) of a shape.
enum UnionModifier: ShapeOperationModifier { static let name = "union" }
/// subtracting(_:) of a shape.
enum SubtractingModifier: ShapeOperationModifier { static let name = "subtracting" }
/// symmetricDifference(_:) of a shape.
enum SymmetricDifferenceModifier: ShapeOperationModifier { static let name = "symmetricDifference" }
/// lineIntersection(_:) of a shape.
enum LineIntersectionModifier: ShapeOperationModifier { static let name = "lineIntersection" }
/// lineSubtraction(_:) of a shape.
enum LineSubtractionModifier: ShapeOperationModifier { static let name = "lineSubtraction" }

/// trim(from:to:) of a shape, which keeps its size (spec L3).
enum TrimModifier: ModifierWord {
    static let name = "trim"
    static let signatures = ["(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)"]
    static let support = SupportLevel.noLayoutEffect
    static let examples = ["Circle().trim(from: 0, to: 0.5)"]
    static let keepsShape = true
}
