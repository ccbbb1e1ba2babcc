extension LayoutTree {
    /// Adds a view without children.
    public func leaf(_ leaf: Leaf) -> NodeID {
        var node = Node(.fixed, flags: [.separable, .plainSpacing])
        switch leaf {
        case .flexible:
            node.kind = .flexible
        case .circle:
            node.kind = .circle
            node.flags.remove(.separable)
        case .fixed(let size):
            setFixed(&node, size)
        case .image(let size, resizable: let isResizable, let capInsets):
            setFixed(&node, size)
            if isResizable {
                node.kind = .resizableImage
                node.flags.remove(.rigid)
                node.payload = appended(capInsets, to: &pointer.pointee.insets)
            }
        case .symbol(let size, let baseline):
            setFixed(&node, size)
            node.kind = .symbol
            node.payload = appended(EdgeInsets(top: baseline), to: &pointer.pointee.insets)
            node.flags.remove(.plainSpacing)
            node.flags.insert(.hasGuides)
        case .spacer(let minLength):
            node.kind = .spacer
            node.a = minLength ?? pointer.pointee.platform.spacerMinimum
            node.flags.remove(.plainSpacing)
            node.flags.formUnion([.needsOrientation, .spacerLike, .hasPriority])
        case .divider:
            node.kind = .divider
            node.a = pointer.pointee.platform.dividerThickness(scale: scale)
            node.flags.insert(.needsOrientation)
        case .measured(let measurer):
            node.kind = .measured
            node.payload = appended(measurer, to: &pointer.pointee.measurers)
            node.flags = measurer.spacing == .ordinary ? [.plainSpacing, .hasGuides] : .hasGuides
        }
        return append(node)
    }

    private func setFixed(_ node: inout Node, _ size: Size) {
        node.a = size.width.isNaN ? 0 : size.width
        node.b = size.height.isNaN ? 0 : size.height
        node.flags.insert(.rigid)
    }

    /// Adds `value` to a side table and gives its index.
    ///
    /// The table is passed as what it is: through a key path, all of `Core` was copied to read its count.
    func appended<Value>(_ value: Value, to table: inout [Value]) -> Int32 {
        table.append(value)
        return Int32(table.count - 1)
    }

    /// Adds a node with the present layout direction, unless the tree is full.
    func append(_ node: Node) -> NodeID {
        var node = node
        let count = pointer.pointee.nodes.count
        if node.height >= maximumDepth { exceed(.depth(maximumDepth)) }
        if count >= maximumNodes { exceed(.nodes(maximumNodes)) }
        guard limitExceeded == nil || count == 0 else { return NodeID(index: 0) }
        if layoutDirection == .rightToLeft { node.flags.insert(.rightToLeft) }
        if node.kind.isWrapper { engine.node(node.firstChild).pointee.parent = Int32(count) }
        pointer.pointee.nodes.append(node)
        pointer.pointee.slots.append(.empty)
        return NodeID(index: Int32(count))
    }

    private func exceed(_ limit: LayoutLimit) {
        if pointer.pointee.limitExceeded == nil { pointer.pointee.limitExceeded = limit }
    }
}
