extension LayoutTree {
    /// Puts views inside what arranges them.
    public func container(_ container: Container, children: [NodeID]) -> NodeID {
        guard limitExceeded == nil else { return NodeID(index: 0) }
        if case .stack(let axis, _, _, isStatic: true) = container, children.count == 1 {
            return transparent(children[0], axis: axis)
        }
        if case .zStack(_, isStatic: true) = container, children.count == 1 {
            return transparent(children[0], axis: nil)
        }
        let core = pointer
        var node = Node(.stack)
        var state = ContainerState()
        adopt(children, &node)
        configure(&node, &state, as: container, children)
        node.payload = Int32(core.pointee.states.count)
        core.pointee.states.append(state)
        let result = append(node)
        guard limitExceeded == nil else { return result }
        for child in engine.children(engine.node(result.index)) { engine.node(child).pointee.parent = result.index }
        if case .custom(let layout) = container, layout.handsOnSubviews { reserveStandIns(for: result.index) }
        return result
    }

    /// Spec S8: one view written alone in a stack is the stack, but it has met its stack.
    private func transparent(_ child: NodeID, axis: Axis?) -> NodeID {
        engine.orient(child.index, axis)
        let inner = engine.node(child.index).pointee
        var node = Node(.transparentStack, flags: inner.flags.subtracting([.described, .rightToLeft]))
        // What is written on a cell does not travel out of a stack (spec G1b).
        node.flags.remove(.hasCellAttributes)
        node.firstChild = child.index
        node.childCount = 1
        node.height = inner.height + 1
        return append(node)
    }

    /// Takes over the children and the flags that pass through every container.
    func adopt(_ children: [NodeID], _ node: inout Node) {
        node.firstChild = Int32(pointer.pointee.children.count)
        node.childCount = Int32(children.count)
        for child in children {
            pointer.pointee.children.append(child.index)
            let inner = engine.node(child.index).pointee
            node.height = max(node.height, inner.height + 1)
            node.flags.formUnion(inner.flags.intersection([.environmental, .hasDynamicContent]))
        }
    }

    func configure(
        _ node: inout Node, _ state: inout ContainerState, as container: Container, _ children: [NodeID]
    ) {
        switch container {
        case .stack(let axis, let alignment, let spacing, _):
            setStack(&node, &state, .stack, axis, alignment, spacing, children)
        case .lazyStack(let axis, let alignment, let spacing):
            setStack(&node, &state, .lazyStack, axis, alignment, spacing, children)
            // It takes the whole cross length offered, however rigid its content is.
            node.flags.subtract([.hasGuides, .hasFrameGuides, .hasPriority, .rigid])
        case .zStack(let alignment, _):
            setZStack(&node, &state, alignment, children)
        case .grid(let alignment, let horizontalSpacing, let verticalSpacing):
            node.kind = .grid
            state.alignment = packed(alignment)
            orient(children, nil)
            state.extra = appended(
                GridState(horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing),
                to: &pointer.pointee.grids)
            node.flags.formUnion([.plainSpacing])
            node.flags.formUnion(union(of: children).intersection([.hasGuides, .hasFrameGuides]))
        case .gridRow(let alignment):
            node.kind = .gridRow
            state.alignment = alignment?.rawValue ?? -1
            node.flags.formUnion(
                union(of: children).intersection([.needsOrientation, .hasGuides, .hasFrameGuides]))
            node.flags.insert(.plainSpacing)
        case .lazyGrid(let axis, let tracks, let alignment, let spacing):
            node.kind = .lazyGrid
            node.axis = axis
            state.alignment = alignment.rawValue
            state.extra = appended(
                LazyGridState(items: tracks, spacing: spacing ?? pointer.pointee.platform.defaultSpacing),
                to: &pointer.pointee.lazyGrids)
            orient(children, nil)
            node.flags.insert(.plainSpacing)
        case .lazyGridFullWidth:
            setZStack(&node, &state, .center, children)
            node.kind = .fullWidth
            node.flags.remove(.separable)
        case .viewThatFits(let axes):
            node.kind = .viewThatFits
            state.extra = Int32(axes.rawValue)
            let inner = union(of: children)
            node.flags.formUnion(inner.intersection([.hasGuides, .hasFrameGuides, .needsOrientation]))
            if let first = children.first, engine.node(first.index).pointee.flags.contains(.plainSpacing) {
                node.flags.insert(.plainSpacing)
            }
        case .scrollView(let configuration):
            setScrollView(&node, &state, configuration, children)
        case .geometryReader(let content):
            node.kind = .reader
            state.extra = appended(content, to: &pointer.pointee.dynamicContents)
            node.flags.formUnion([.separable, .plainSpacing, .hasDynamicContent])
            orient(children, nil)
            pointer.pointee.holdsDynamicContent = true
        case .deferred(let content):
            node.kind = .deferred
            state.extra = appended(content, to: &pointer.pointee.dynamicContents)
            state.alignment = packed(.center)
            node.flags.formUnion([.hasGuides, .hasFrameGuides, .hasPriority, .plainSpacing, .hasDynamicContent])
            pointer.pointee.holdsDynamicContent = true
        case .custom(let layout):
            setCustom(&node, &state, layout, children)
        }
    }

    private func orient(_ children: [NodeID], _ axis: Axis?) {
        for child in children { engine.orient(child.index, axis) }
    }

    private func union(of children: [NodeID]) -> NodeFlags {
        children.reduce(into: []) { $0.formUnion(engine.node($1.index).pointee.flags) }
    }

    private func setStack(
        _ node: inout Node, _ state: inout ContainerState, _ kind: Kind, _ axis: Axis, _ alignment: AlignmentKey,
        _ spacing: Double?, _ children: [NodeID]
    ) {
        node.kind = kind
        node.axis = axis
        state.alignment = alignment.rawValue
        orient(children, axis)
        let facts = ChildFacts(children, engine)
        node.flags.formUnion(facts.containerFlags(alignments: [alignment]))
        if !facts.spacingIsPlain, !engine.isPlainStack(children) { node.flags.remove(.plainSpacing) }
        state.hasOnePriority = !facts.union.contains(.hasPriority)
        setGaps(&node, &state, spacing, children, facts)
    }

    /// Spec S1: gaps never depend on the proposal, so they are worked out once.
    private func setGaps(
        _ node: inout Node, _ state: inout ContainerState, _ spacing: Double?, _ children: [NodeID],
        _ facts: ChildFacts
    ) {
        if let spacing {
            node.a = spacing.isFinite ? spacing : 0
        } else if facts.spacingIsPlain {
            node.a = pointer.pointee.platform.defaultSpacing
        } else {
            node.a = Offer.none
            state.gaps = Int32(pointer.pointee.gaps.count)
            pointer.pointee.gaps.append(repeating: 0, count: max(children.count, 1))
            let isRightToLeft = layoutDirection == .rightToLeft
            for index in children.indices.dropFirst() {
                pointer.pointee.gaps.base[Int(state.gaps) + index] = engine.gap(
                    from: children[index - 1].index, to: children[index].index, along: node.axis,
                    isRightToLeft: isRightToLeft)
            }
        }
    }

    private func setZStack(
        _ node: inout Node, _ state: inout ContainerState, _ alignment: Alignment, _ children: [NodeID]
    ) {
        node.kind = .zStack
        state.alignment = packed(alignment)
        orient(children, nil)
        let facts = ChildFacts(children, engine)
        node.flags.formUnion(facts.containerFlags(alignments: [alignment.horizontal, alignment.vertical]))
        if !facts.spacingIsPlain { node.flags.remove(.plainSpacing) }
        state.hasOnePriority = !facts.union.contains(.hasPriority)
    }

    private func setScrollView(
        _ node: inout Node, _ state: inout ContainerState, _ configuration: ScrollConfiguration,
        _ children: [NodeID]
    ) {
        node.kind = .scrollView
        var content = children
        // Several children meet their implicit VStack, which is what orients Spacers and Dividers (spec SC3, L5).
        if children.count <= 1 { orient(children, nil) }
        if children.count > 1 {
            let stack = Container.stack(.vertical, alignment: .horizontalCenter, spacing: nil, isStatic: false)
            content = [self.container(stack, children: children)]
            guard limitExceeded == nil else { return }
            node.firstChild = Int32(pointer.pointee.children.count)
            node.childCount = 1
            pointer.pointee.children.append(content[0].index)
            node.height = engine.node(content[0].index).pointee.height + 1
        }
        state.extra = appended(ScrollState(configuration: configuration, margins: .zero), to: &pointer.pointee.scrolls)
        node.flags.insert(.plainSpacing)
        if let child = content.first, engine.node(child.index).pointee.flags.contains(.separable) {
            node.flags.insert(.separable)
        }
        if content.isEmpty { node.flags.insert(.separable) }
    }

    private func setCustom(
        _ node: inout Node, _ state: inout ContainerState, _ layout: any Layout, _ children: [NodeID]
    ) {
        node.kind = .custom
        orient(children, layout.stackOrientation)
        state.extra = appended(CustomLayoutState(layout: layout), to: &pointer.pointee.layouts)
        node.flags.formUnion([.hasGuides, .hasFrameGuides])
        if children.isEmpty { node.flags.insert(.hasPriority) }
    }
}

/// What a container knows of its children together.
private struct ChildFacts {
    var union: NodeFlags = []
    var common: NodeFlags = [.separable, .rigid, .plainSpacing]
    var isEmpty: Bool

    init(_ children: [NodeID], _ engine: Engine) {
        isEmpty = children.isEmpty
        for child in children {
            let flags = engine.node(child.index).pointee.flags
            union.formUnion(flags)
            common.formIntersection(flags)
        }
    }

    var spacingIsPlain: Bool { common.contains(.plainSpacing) && !isEmpty }

    /// The flags of a stack or ZStack with the given guides: whether its axes can be solved apart, and what shows.
    func containerFlags(alignments: [AlignmentKey]) -> NodeFlags {
        var flags: NodeFlags = .plainSpacing
        if isEmpty { return [.separable, .rigid, .hasPriority] }
        let guidesMatter = alignments.contains { key in
            key.isCustom || union.contains(key.isTextBaseline ? .hasGuides : .hasFrameGuides)
        }
        if common.contains(.separable), !guidesMatter {
            flags.insert(.separable)
            if common.contains(.rigid) { flags.insert(.rigid) }
        }
        flags.formUnion(union.intersection(.hasGuides))
        // Frame guides end here (spec A6), but custom ones do not; one flag covers both.
        flags.formUnion(union.intersection(.hasFrameGuides))
        return flags
    }
}
