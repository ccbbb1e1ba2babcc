import LayoutEngine

/// The transforms around a node, composed: where in the outermost of them its corners are drawn.
struct DrawnEffects {
    /// The node's frame in the coordinates of the innermost transform.
    let content: Rect
    let innermost: Trace.Node
    let outermost: Trace.Node
    /// From the coordinates of the innermost transform to those of the outermost one.
    private let matrix: AffineTransform

    /// `nil` if the node stands in no transform.
    init?(of node: Trace.Node, in index: TraceIndex) {
        var origin = Point.zero
        var matrix: AffineTransform?
        // What has been composed up to the last transform.
        var composed: AffineTransform?
        var first: Trace.Node?
        var last: Trace.Node?
        var content = Rect.zero
        var current = node
        while true {
            if var known = matrix {
                known.tx += current.origin.x
                known.ty += current.origin.y
                matrix = known
            } else {
                origin.x += current.origin.x
                origin.y += current.origin.y
            }
            guard let parent = index.parent(of: current) else { break }
            let shift = DrawnEffects.shift(parent.role)
            if case .transform(let transform) = parent.role {
                if first == nil {
                    content = Rect(origin: origin, size: node.size)
                    first = parent
                }
                matrix = matrix.map { DrawnEffects.compose($0, transform) } ?? transform
                last = parent
                composed = matrix
            } else if matrix != nil {
                matrix?.tx += shift.x
                matrix?.ty += shift.y
            } else {
                origin.x += shift.x
                origin.y += shift.y
            }
            current = parent
        }
        guard let first, let last, let composed else { return nil }
        self.content = content
        innermost = first
        outermost = last
        self.matrix = composed
    }

    private static func shift(_ role: Trace.Role) -> Point {
        switch role {
        case .offset(let x, let y), .matched(let x, let y): Point(x: x, y: y)
        case .scrollView(_, _, let shift): shift
        default: .zero
        }
    }

    /// First `inner`, then `outer`.
    private static func compose(_ inner: AffineTransform, _ outer: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: outer.a * inner.a + outer.c * inner.b, b: outer.b * inner.a + outer.d * inner.b,
            c: outer.a * inner.c + outer.c * inner.d, d: outer.b * inner.c + outer.d * inner.d,
            tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
            ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty)
    }

    /// The factors by which the content's width and height count along an axis, and what is added.
    private func row(_ axis: Axis) -> (x: Double, y: Double, offset: Double) {
        axis == .horizontal ? (matrix.a, matrix.c, matrix.tx) : (matrix.b, matrix.d, matrix.ty)
    }

    /// The near edge of the box around what is drawn.
    func edge(_ axis: Axis) -> Formula {
        let row = row(axis)
        func term(_ factor: Double, _ near: Double, _ far: Double) -> Formula {
            let place = factor < 0 ? far : near
            if factor == 0 || place == 0 { return .number(0) }
            return factor == 1 ? .number(place) : .product(.factor(factor), .number(place))
        }
        return .adding([
            term(row.x, content.minX, content.maxX), term(row.y, content.minY, content.maxY), .number(row.offset)
        ])
    }

    /// The length of the box around what is drawn.
    func length(_ axis: Axis) -> Formula {
        let row = row(axis)
        func term(_ factor: Double, _ length: Double) -> Formula {
            let factor = abs(factor)
            if factor == 0 || length == 0 { return .number(0) }
            return factor == 1 ? .number(length) : .product(.factor(factor), .number(length))
        }
        return .adding([term(row.x, content.width), term(row.y, content.height)])
    }
}
