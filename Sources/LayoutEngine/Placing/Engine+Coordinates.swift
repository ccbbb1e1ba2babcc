/// What is drawn elsewhere than it is laid out: coordinates from the root downwards (spec M2, M9, SC5, 8.7).
struct Displacement {
    var matrix = ProjectionTransform.identity
    /// Without rotation and scale corners need not be transformed one by one.
    var isTranslation = true

    /// The bounding box of a rectangle.
    func applied(to rect: Rect) -> Rect {
        guard isTranslation else { return matrix.applied(rect) }
        let (x, y) = (matrix.affine.tx, matrix.affine.ty)
        return Rect(origin: Point(x: rect.minX + x, y: rect.minY + y), size: rect.size)
    }

    /// This displacement for what is moved by (x, y) inside it.
    @inline(__always)
    func moved(x: Double, y: Double) -> Displacement {
        var result = self
        if isTranslation {
            result.matrix.affine.tx += x
            result.matrix.affine.ty += y
        } else {
            result.matrix.affine.tx += matrix.affine.a * x + matrix.affine.c * y
            result.matrix.affine.ty += matrix.affine.b * x + matrix.affine.d * y
            result.matrix.pw += matrix.px * x + matrix.py * y
        }
        return result
    }

    /// This displacement for what is transformed inside it.
    func transformed(by inner: ProjectionTransform) -> Displacement {
        if inner.isTranslation { return moved(x: inner.affine.tx, y: inner.affine.ty) }
        return Displacement(matrix: inner.followed(by: matrix), isTranslation: false)
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
            return outer.transformed(by: drawnTransform(index))
        default:
            return outer
        }
    }

    /// The transform of what is inside a node with an effect, in the node's own coordinates.
    func drawnTransform(_ index: Int32) -> ProjectionTransform {
        let effect = core.effects[Int(node(index).pointee.payload)]
        let size = slot(index).pointee.size
        return effect.transform.about(Point(x: effect.anchor.x * size.width, y: effect.anchor.y * size.height))
    }

    /// Makes the effects that depend on where their view is placed, those outside before those inside them.
    func makeEffects() {
        for (index, insets) in core.pendingEffects where core.limitExceeded == nil {
            let payload = Int(node(index).pointee.payload)
            guard let make = core.effects[payload].make else { continue }
            core.effects[payload].transform = make(
                GeometryProxy(
                    size: slot(index).pointee.size, safeAreaInsets: insets, tree: core.tree, node: NodeID(index: index))
            )
        }
        core.pendingEffects = []
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
