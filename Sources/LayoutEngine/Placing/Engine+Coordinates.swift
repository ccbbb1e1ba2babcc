/// What is drawn elsewhere than it is laid out: coordinates from the root downwards (spec M2, M9, SC5, 8.7).
struct Displacement {
    var matrix = AffineTransform.identity
    /// Without rotation and scale corners need not be transformed one by one.
    var isTranslation = true

    /// The bounding box of a rectangle.
    func applied(to rect: Rect) -> Rect {
        if isTranslation {
            return Rect(origin: Point(x: rect.minX + matrix.tx, y: rect.minY + matrix.ty), size: rect.size)
        }
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
            Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY)
        ].map(matrix.applied)
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// This displacement for what is moved by (x, y) inside it.
    @inline(__always)
    func moved(x: Double, y: Double) -> Displacement {
        var result = self
        if isTranslation {
            result.matrix.tx += x
            result.matrix.ty += y
        } else {
            result.matrix.tx += matrix.a * x + matrix.c * y
            result.matrix.ty += matrix.b * x + matrix.d * y
        }
        return result
    }

    /// This displacement for what is transformed inside it.
    func transformed(by inner: AffineTransform) -> Displacement {
        Displacement(matrix: inner.followed(by: matrix), isTranslation: false)
    }
}

extension Engine {
    /// The displacement inside a node, from the one in its parent that already holds its origin.
    @inline(__always)
    func inside(_ index: Int32, _ outer: Displacement) -> Displacement {
        let node = node(index)
        switch node.pointee.kind {
        case .offset:
            return outer.moved(x: node.pointee.isRightToLeft ? -node.pointee.a : node.pointee.a, y: node.pointee.b)
        case .matched, .scrollView:
            return outer.moved(x: node.pointee.a, y: node.pointee.b)
        case .transform:
            let effect = core.transforms[Int(node.pointee.payload)]
            let size = slot(index).pointee.size
            let anchor = Point(x: effect.anchor.x * size.width, y: effect.anchor.y * size.height)
            var matrix = effect.transform
            matrix.tx += anchor.x - (matrix.a * anchor.x + matrix.c * anchor.y)
            matrix.ty += anchor.y - (matrix.b * anchor.x + matrix.d * anchor.y)
            return outer.transformed(by: matrix)
        default:
            return outer
        }
    }

    /// Where a node is drawn, in the window or in the coordinates of an ancestor.
    func drawnFrame(_ index: Int32, in ancestor: Int32 = -1) -> Rect {
        var chain: [Int32] = []
        var current = node(index).pointee.parent
        while current >= 0, current != ancestor {
            chain.append(current)
            current = node(current).pointee.parent
        }
        var displacement = Displacement()
        if ancestor >= 0 { displacement = inside(ancestor, displacement) }
        for outer in chain.reversed() {
            let slot = slot(outer).pointee
            displacement = inside(outer, displacement.moved(x: slot.x, y: slot.y))
        }
        let slot = slot(index).pointee
        return displacement.applied(to: Rect(origin: Point(x: slot.x, y: slot.y), size: slot.size))
    }

    /// The origin of a node in the window before drawn displacement.
    func layoutOrigin(_ index: Int32) -> Point {
        var origin = Point.zero
        var current = index
        while current >= 0 {
            let slot = slot(current).pointee
            origin.x += slot.x
            origin.y += slot.y
            current = node(current).pointee.parent
        }
        return origin
    }

    /// The nearest ancestor that meets a condition.
    func ancestor(of index: Int32, where condition: (Node) -> Bool) -> Int32? {
        var current = node(index).pointee.parent
        while current >= 0 {
            if condition(node(current).pointee) { return current }
            current = node(current).pointee.parent
        }
        return nil
    }

    /// The geometry of a placed node.
    func proxy(for index: Int32) -> GeometryProxy {
        let slot = slot(index).pointee
        let frame = Rect(origin: layoutOrigin(index), size: slot.size)
        return GeometryProxy(
            size: slot.size,
            safeAreaInsets: safeAreaInsets(of: frame, isRightToLeft: node(index).pointee.isRightToLeft),
            tree: core.tree, node: NodeID(index: index))
    }
}
