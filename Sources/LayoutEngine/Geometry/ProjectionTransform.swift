/// A three by three matrix over homogeneous points: an affine transform, and the plane whose distance divides it, which
/// is what perspective does.
public struct ProjectionTransform: Hashable, Sendable {
    public var affine: AffineTransform
    /// The divisor of the point (x, y) is `px x + py y + pw`.
    public var px, py, pw: Double

    public init(_ affine: AffineTransform, px: Double = 0, py: Double = 0, pw: Double = 1) {
        self.affine = affine
        self.px = px
        self.py = py
        self.pw = pw
    }

    public static let identity = ProjectionTransform(.identity)

    /// Whether nothing is divided, so that parallel lines stay parallel.
    public var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

    /// Whether everything only moves.
    var isTranslation: Bool { isAffine && affine.a == 1 && affine.b == 0 && affine.c == 0 && affine.d == 1 }

    /// What lies behind the eye has no place in the picture; it is drawn at this divisor, far away but finite.
    private static let leastDivisor = 0x1p-10

    /// Where a point goes.
    public func applied(_ point: Point) -> Point {
        let moved = affine.applied(point)
        if isAffine { return moved }
        let divisor = max(px * point.x + py * point.y + pw, Self.leastDivisor)
        return Point(x: moved.x / divisor, y: moved.y / divisor)
    }

    /// The bounding box of a rectangle.
    public func applied(_ rect: Rect) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY)
        ].map(applied)
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The transform that applies this one and then `next`.
    public func followed(by next: ProjectionTransform) -> ProjectionTransform {
        if isAffine, next.isAffine { return ProjectionTransform(affine.followed(by: next.affine)) }
        let (own, outer) = (affine, next.affine)
        var result = AffineTransform.identity
        result.a = outer.a * own.a + outer.c * own.b + outer.tx * px
        result.b = outer.b * own.a + outer.d * own.b + outer.ty * px
        result.c = outer.a * own.c + outer.c * own.d + outer.tx * py
        result.d = outer.b * own.c + outer.d * own.d + outer.ty * py
        result.tx = outer.a * own.tx + outer.c * own.ty + outer.tx * pw
        result.ty = outer.b * own.tx + outer.d * own.ty + outer.ty * pw
        return ProjectionTransform(
            result, px: next.px * own.a + next.py * own.b + next.pw * px,
            py: next.px * own.c + next.py * own.d + next.pw * py,
            pw: next.px * own.tx + next.py * own.ty + next.pw * pw)
    }

    /// The same about another origin.
    public func about(_ point: Point) -> ProjectionTransform {
        ProjectionTransform(.translation(x: -point.x, y: -point.y))
            .followed(by: self)
            .followed(by: ProjectionTransform(.translation(x: point.x, y: point.y)))
    }
}

extension ProjectionTransform {
    /// A turn in space of a plane of the given size about an axis through a point, seen from straight ahead.
    ///
    /// The eye is as far away as the longer side of the plane divided by `perspective`; 0 is infinitely far.
    /// - Parameters:
    ///   - radians: The angle; about the z axis clockwise, with y growing downwards.
    ///   - anchor: The point of the plane, in points, and its distance towards the eye.
    public static func turn(
        radians: Double, axis: (x: Double, y: Double, z: Double), anchor: (x: Double, y: Double, z: Double),
        perspective: Double, of size: Size
    ) -> ProjectionTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, radians.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (DeterministicMath.sin(radians), DeterministicMath.cos(radians))
        let rest = 1 - cosine
        let (xx, xy, xz) = (cosine + x * x * rest, x * y * rest - z * sine, x * z * rest + y * sine)
        let (yx, yy, yz) = (y * x * rest + z * sine, cosine + y * y * rest, y * z * rest - x * sine)
        let (zx, zy, zz) = (z * x * rest - y * sine, z * y * rest + x * sine, cosine + z * z * rest)
        let side = max(size.width, size.height)
        let strength = side > 0 && perspective.isFinite ? perspective / side : 0
        let depth = anchor.z
        return ProjectionTransform(
            AffineTransform(a: xx, b: yx, c: xy, d: yy, tx: -xz * depth, ty: -yz * depth), px: -strength * zx,
            py: -strength * zy, pw: 1 - strength * (depth - zz * depth)
        ).about(Point(x: anchor.x, y: anchor.y))
    }
}
