extension Engine {
    /// Tells the Spacers and Dividers below, up to the next container, which stack they stand in (spec L5, L6).
    func orient(_ index: Int32, _ axis: Axis?) {
        var index = index
        while true {
            let node = node(index)
            guard node.pointee.flags.contains(.needsOrientation) else { return }
            node.pointee.flags.remove(.needsOrientation)
            if node.pointee.kind.isLeaf {
                if let axis {
                    node.pointee.flags.insert(axis == .horizontal ? .horizontalStack : .verticalStack)
                }
                return
            }
            if node.pointee.kind.isContainer {
                for child in children(node) { orient(child, axis) }
                return
            }
            index = node.pointee.firstChild
        }
    }

    /// The second view of an overlay, background or inset.
    func secondary(_ node: Node) -> Secondary? {
        switch node.kind {
        case .overlay, .background, .safeAreaInset: core.secondaries[Int(node.payload)]
        default: nil
        }
    }

    /// All views directly inside a node, the primary first.
    func allChildren(_ index: Int32) -> [Int32] {
        let node = node(index)
        if node.pointee.kind.isLeaf { return [] }
        if node.pointee.kind.isContainer { return Array(children(node)) }
        guard let second = secondary(node.pointee) else { return [node.pointee.firstChild] }
        return [node.pointee.firstChild, second.node]
    }

    /// The scroll view that a node is, looking through wrappers without effect on layout.
    func scrollView(through index: Int32) -> Int32? {
        var index = index
        while node(index).pointee.kind.isPassThrough { index = node(index).pointee.firstChild }
        return node(index).pointee.kind == .scrollView ? index : nil
    }

    /// The first safe area inset inside through views of one child, or `nil`.
    func safeAreaInset(through index: Int32) -> Int32? {
        var index = index
        while node(index).pointee.kind.isPassThrough { index = node(index).pointee.firstChild }
        return node(index).pointee.kind == .safeAreaInset ? index : nil
    }

    func axis(of key: AlignmentKey) -> Axis {
        if key.rawValue < AlignmentKey.top.rawValue { return .horizontal }
        guard key.isCustom else { return .vertical }
        let index = Int(key.rawValue - AlignmentKey.firstCustom)
        return core.alignments.indices.contains(index) ? core.alignments[index].axis : .horizontal
    }

    /// The priority that a parent sees (spec M7, S10).
    func priority(_ index: Int32) -> Double {
        var index = index
        while true {
            let node = node(index)
            guard node.pointee.flags.contains(.hasPriority) else { return 0 }
            switch node.pointee.kind {
            case .spacer: return -.infinity
            case .priority: return node.pointee.a
            case .stack, .zStack, .custom: return node.pointee.childCount == 0 ? -.infinity : 0
            case .deferred:
                guard node.pointee.childCount == 1 else { return node.pointee.childCount == 0 ? -.infinity : 0 }
                index = children(node)[0]
            default:
                guard node.pointee.kind.isPassThrough || node.pointee.kind == .fixedSize else { return 0 }
                index = node.pointee.firstChild
            }
        }
    }

    /// The highest priority among some nodes; NaN counts as the lowest (spec M7).
    func highestPriority(_ children: UnsafeBufferPointer<Int32>) -> Double {
        var highest = -Double.infinity
        for child in children {
            let value = priority(child)
            if value > highest { highest = value }
        }
        return highest
    }
}
