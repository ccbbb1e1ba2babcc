import LayoutEngine

/// A CGAffineTransform: x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineTransformValue: NativeValue, Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineTransformValue(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    static func translation(_ x: Double, _ y: Double) -> AffineTransformValue {
        AffineTransformValue(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    static func scale(_ x: Double, _ y: Double) -> AffineTransformValue {
        AffineTransformValue(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A turn; positive angles turn the x axis towards the y axis.
    static func rotation(radians: Double) -> AffineTransformValue {
        let (sine, cosine) = PathMath.sineAndCosine(radians)
        return AffineTransformValue(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This transform first, then `other`.
    public func concatenating(_ other: AffineTransformValue) -> AffineTransformValue {
        AffineTransformValue(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
            d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that undoes this one; this one if there is none, as CoreGraphics has it.
    public var inverted: AffineTransformValue {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return AffineTransformValue(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    public func applied(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    func applied(to size: Size) -> Size {
        Size(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
    }

    /// The smallest rectangle around the transformed corners.
    func applied(to rect: Rect) -> Rect {
        if rect.isNull { return rect }
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY)
        ]
        var bounds = PathBounds()
        for corner in corners { bounds.add(applied(to: corner)) }
        return bounds.rect
    }

    public var debugText: String {
        "CGAffineTransform(a: \(a.sourceText), b: \(b.sourceText), c: \(c.sourceText), d: \(d.sourceText), "
            + "tx: \(tx.sourceText), ty: \(ty.sourceText))"
    }
}

extension AffineTransformValue: NativeConvertible {
    static let sourceName = "CGAffineTransform"
}
