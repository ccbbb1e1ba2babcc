import LayoutEngine

/// A CATransform3D: sixteen numbers, row by row, for points written as rows.
struct Transform3DValue: NativeValue, Hashable, Sendable {
    /// `m11` to `m14`, then the rows below.
    var elements: [Double]

    static let identity = Transform3DValue(elements: (0..<16).map { $0 % 5 == 0 ? 1 : 0 })

    static func translation(_ x: Double, _ y: Double, _ z: Double) -> Transform3DValue {
        var moved = identity
        (moved.elements[12], moved.elements[13], moved.elements[14]) = (x, y, z)
        return moved
    }

    static func scale(_ x: Double, _ y: Double, _ z: Double) -> Transform3DValue {
        var scaled = identity
        (scaled.elements[0], scaled.elements[5], scaled.elements[10]) = (x, y, z)
        return scaled
    }

    /// A turn about an axis through the origin; the identity if the axis has no length.
    static func rotation(radians: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3DValue {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return identity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = PathMath.sineAndCosine(radians)
        let rest = 1 - cosine
        return Transform3DValue(elements: [
            cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0,
            x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0,
            x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0,
            0, 0, 0, 1
        ])
    }

    static func affine(_ affine: AffineTransformValue) -> Transform3DValue {
        var flat = identity
        (flat.elements[0], flat.elements[1], flat.elements[4], flat.elements[5]) = (
            affine.a, affine.b, affine.c, affine.d
        )
        (flat.elements[12], flat.elements[13]) = (affine.tx, affine.ty)
        return flat
    }

    /// This transform first, then `next`.
    func concatenating(_ next: Transform3DValue) -> Transform3DValue {
        var product = [Double](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                for inner in 0..<4 {
                    product[row * 4 + column] += elements[row * 4 + inner] * next.elements[inner * 4 + column]
                }
            }
        }
        return Transform3DValue(elements: product)
    }

    /// What the transform does to the plane z = 0, seen from straight ahead.
    var projection: ProjectionTransform {
        ProjectionTransform(
            AffineTransform(
                a: elements[0], b: elements[1], c: elements[4], d: elements[5], tx: elements[12], ty: elements[13]),
            px: elements[3], py: elements[7], pw: elements[15])
    }

    var affine: AffineTransformValue {
        AffineTransformValue(
            a: elements[0], b: elements[1], c: elements[4], d: elements[5], tx: elements[12], ty: elements[13])
    }

    /// Whether nothing but the plane z = 0 is changed, and nothing divided.
    var isAffine: Bool {
        let kept = [2: 0.0, 3: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 1, 11: 0, 14: 0, 15: 1]
        return kept.allSatisfy { elements[$0.key] == $0.value }
    }
}

extension Transform3DValue: NativeConvertible {
    static let sourceName = "CATransform3D"

    var debugText: String {
        let parts = elements.enumerated().map { "m\($0 / 4 + 1)\($0 % 4 + 1): \($1.sourceText)" }
        return "CATransform3D(\(parts.joined(separator: ", ")))"
    }
}

/// A ProjectionTransform: nine numbers, row by row, for points written as rows.
struct ProjectionValue: NativeValue, Hashable, Sendable {
    /// `m11` to `m13`, then the rows below.
    var elements: [Double]

    static let identity = ProjectionValue(.identity)

    init(_ transform: ProjectionTransform) {
        let affine = transform.affine
        elements = [
            affine.a, affine.b, transform.px, affine.c, affine.d, transform.py, affine.tx, affine.ty, transform.pw
        ]
    }

    var transform: ProjectionTransform {
        ProjectionTransform(
            AffineTransform(
                a: elements[0], b: elements[1], c: elements[3], d: elements[4], tx: elements[6], ty: elements[7]),
            px: elements[2], py: elements[5], pw: elements[8])
    }

    /// The transform that undoes this one; `nil` if there is none.
    var inverted: ProjectionValue? {
        let m = elements
        let cofactors = [
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]
        ]
        let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
        guard determinant != 0, determinant.isFinite else { return nil }
        var result = self
        result.elements = cofactors.map { $0 / determinant }
        return result
    }
}

extension ProjectionValue: NativeConvertible {
    static let sourceName = "ProjectionTransform"

    var debugText: String {
        let m = elements
        let spatial = Transform3DValue(elements: [
            m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8]
        ])
        return "ProjectionTransform(\(spatial.debugText))"
    }
}
