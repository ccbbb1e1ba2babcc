extension LayoutTree {
    /// Puts `child` inside a modifier.
    public func wrap(_ child: NodeID, in wrapper: Wrapper) -> NodeID {
        guard limitExceeded == nil else { return NodeID(index: 0) }
        let inner = engine.node(child.index).pointee
        var node = Node(.identity, flags: inner.flags.subtracting([.described, .rightToLeft]))
        node.firstChild = child.index
        node.childCount = 1
        node.height = inner.height + 1
        configure(&node, as: wrapper)
        let result = append(node)
        if limitExceeded == nil, let second = engine.secondary(engine.node(result.index).pointee) {
            engine.node(second.node).pointee.parent = result.index
        }
        return result
    }

    private func configure(_ node: inout Node, as wrapper: Wrapper) {
        switch wrapper {
        case .identity: break
        case .zIndex(let value):
            node.kind = .zIndex
            node.a = value
        case .frame(let width, let height, let alignment): setFrame(&node, width, height, alignment)
        case .flexibleFrame(let frame): setFlexibleFrame(&node, frame)
        case .padding(let insets): setPadding(&node, .padding, insets)
        case .safeAreaPadding(let insets): setPadding(&node, .safeAreaPadding, insets)
        case .offset(let x, let y):
            node.kind = .offset
            node.a = x.isFinite ? x : 0
            node.b = y.isFinite ? y : 0
        case .position(let x, let y):
            node.kind = .position
            node.a = x
            node.b = y
            node.flags.subtract([.rigid, .hasPriority, .spacerLike])
            node.flags.insert(.plainSpacing)
        case .fixedSize(let axes): setFixedSize(&node, axes)
        case .aspectRatio(let ratio, let mode): setAspectRatio(&node, ratio, mode)
        case .layoutPriority(let value):
            node.kind = .priority
            node.a = value
            node.flags.insert(.hasPriority)
        case .alignmentGuide(let key, let compute):
            node.kind = .guide
            node.childCount = key.rawValue
            node.payload = appended(compute, to: &pointer.pointee.guides)
            node.flags.insert(.hasGuides)
            if !key.isTextBaseline { node.flags.insert(.hasFrameGuides) }
        case .transformEffect(let transform, let anchor):
            node.kind = .transform
            node.payload = appended(
                DrawnEffect(transform: ProjectionTransform(transform), anchor: anchor), to: &pointer.pointee.effects)
        case .drawnEffect(let make):
            node.kind = .transform
            node.flags.insert(.hasDynamicContent)
            node.payload = appended(DrawnEffect(make: make), to: &pointer.pointee.effects)
        case .overlay(let second, let alignment): setSecondary(&node, .overlay, second, alignment)
        case .background(let second, let alignment): setSecondary(&node, .background, second, alignment)
        case .ignoresSafeArea(let edges):
            node.kind = .ignoresSafeArea
            node.payload = Int32(edges.rawValue)
            node.flags.insert(.hasDynamicContent)
            closeWrapper(&node)
        case .safeAreaInset(let second, let edge, let guide, let spacing):
            setSafeAreaInset(&node, second, edge, guide, spacing)
        case .contentMargins(let insets):
            node.kind = .contentMargins
            node.payload = appended(insets, to: &pointer.pointee.insets)
            applyMargins(insets, below: node.firstChild)
        case .containerRelativeFrame(let axes, let alignment, let length):
            setRelativeFrame(&node, axes, alignment, length)
        case .containerBoundary: node.kind = .boundary
        case .matchedGeometry(let parameters):
            node.kind = .matched
            node.flags.insert(.hasDynamicContent)
            node.payload = appended(MatchedEntry(parameters: parameters), to: &pointer.pointee.matched)
        case .layoutValue(let key, let value):
            node.kind = .layoutValue
            node.payload = appended((key: key, value: value), to: &pointer.pointee.values)
        case .gridCell(let attribute):
            node.kind = .gridCell
            node.payload = appended(attribute, to: &pointer.pointee.cellAttributes)
            node.flags.insert(.hasCellAttributes)
        case .spacing(let spacing):
            node.kind = .spacing
            node.payload = appended(spacing, to: &pointer.pointee.preferredSpacings)
            node.flags.subtract([.plainSpacing, .spacerLike])
        case .coordinateSpace(let space):
            node.kind = .coordinateSpace
            node.payload = space
        case .id(let identity):
            node.kind = .identifier
            node.payload = identity
        case .tag(let number):
            node.kind = .tag
            node.payload = number
        case .onPlaced(let callback):
            node.kind = .onPlaced
            node.flags.insert(.hasDynamicContent)
            node.payload = appended(callback, to: &pointer.pointee.callbacks)
        }
    }

    /// Spec F1: a negative length counts as 0, one that is not finite as not given.
    private func setFrame(_ node: inout Node, _ width: Double?, _ height: Double?, _ alignment: Alignment) {
        func repaired(_ length: Double?) -> Double {
            guard let length, length.isFinite else { return Offer.none }
            return max(length, 0)
        }
        let (width, height) = (repaired(width), repaired(height))
        // Without lengths a frame is as large as its child, but it may still align the child's own guides (spec A10).
        if width.isNaN, height.isNaN, alignment == .center { return }
        node.kind = .frame
        node.a = width
        node.b = height
        node.payload = packed(alignment)
        node.flags.remove(.hasPriority)
        if !width.isNaN, !height.isNaN { node.flags.formUnion([.rigid, .separable]) }
    }

    private func setFlexibleFrame(_ node: inout Node, _ frame: FlexibleFrame) {
        let lengths = FlexibleLengths(frame)
        node.kind = .flexibleFrame
        node.payload = appended(lengths, to: &pointer.pointee.flexibleFrames)
        node.flags.subtract([.rigid, .hasPriority])
    }

    private func setPadding(_ node: inout Node, _ kind: Kind, _ insets: EdgeInsets) {
        node.kind = kind
        node.payload = appended(insets, to: &pointer.pointee.insets)
        node.a = insets.leading + insets.trailing
        node.b = insets.top + insets.bottom
        node.flags.remove(.hasPriority)
        if kind == .safeAreaPadding {
            node.flags.subtract([.hasGuides, .hasFrameGuides])
            if let scroll = engine.scrollView(through: node.firstChild) {
                // The scroll view extends beneath the padding (spec SA4).
                addMargins(insets, to: scroll)
                node.kind = .identity
            }
        }
    }

    private func setFixedSize(_ node: inout Node, _ axes: Axis.Set) {
        node.kind = .fixedSize
        node.payload = Int32(axes.rawValue)
        if axes == .both, !node.flags.contains(.environmental) { node.flags.formUnion([.rigid, .separable]) }
    }

    private func setAspectRatio(_ node: inout Node, _ ratio: Double?, _ mode: ContentMode) {
        node.flags.remove(.hasPriority)
        node.kind = .aspectRatio
        node.payload = Int32(mode.rawValue)
        // A ratio that is no ratio changes nothing (spec M5).
        node.a = ratio.map { $0 > 0 && $0.isFinite ? $0 : Offer.none } ?? 0
        node.b = Offer.unset
        if !node.flags.contains(.rigid) { node.flags.remove(.separable) }
    }

    private func setSecondary(_ node: inout Node, _ kind: Kind, _ second: NodeID, _ alignment: Alignment) {
        node.kind = kind
        node.height = max(node.height, engine.node(second.index).pointee.height + 1)
        node.payload = appended(
            Secondary(node: second.index, alignment: alignment, edge: .top, spacing: 0),
            to: &pointer.pointee.secondaries)
        engine.orient(second.index, nil)
        inherit(&node, from: second)
    }

    private func setSafeAreaInset(
        _ node: inout Node, _ second: NodeID, _ edge: Edge, _ guide: AlignmentKey, _ spacing: Double?
    ) {
        node.kind = .safeAreaInset
        node.height = max(node.height, engine.node(second.index).pointee.height + 1)
        let alignment =
            edge.axis == .vertical
            ? Alignment(horizontal: guide, vertical: .verticalCenter)
            : Alignment(horizontal: .horizontalCenter, vertical: guide)
        let gap = spacing ?? Offer.none
        node.payload = appended(
            Secondary(node: second.index, alignment: alignment, edge: edge, spacing: gap),
            to: &pointer.pointee.secondaries)
        engine.orient(second.index, nil)
        inherit(&node, from: second)
        closeWrapper(&node)
        node.flags.insert(.hasDynamicContent)
        node.flags.subtract([.separable, .rigid])
    }

    private func inherit(_ node: inout Node, from second: NodeID) {
        let carried: NodeFlags = [.environmental, .hasDynamicContent]
        node.flags.formUnion(engine.node(second.index).pointee.flags.intersection(carried))
    }

    private func setRelativeFrame(
        _ node: inout Node, _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (Double, Axis) -> Double
    ) {
        node.kind = .containerRelative
        node.payload = appended(
            RelativeFrame(axes: axes, alignment: alignment, length: length), to: &pointer.pointee.relativeFrames)
        node.flags.subtract([.separable, .rigid, .hasPriority])
        node.flags.formUnion([.environmental, .hasDynamicContent])
    }

    /// No guides, priority or distances of the child pass.
    private func closeWrapper(_ node: inout Node) {
        node.flags.subtract([.hasGuides, .hasFrameGuides, .hasPriority, .spacerLike])
        if node.kind != .ignoresSafeArea { node.flags.insert(.plainSpacing) }
    }

    /// Gives insets to the content of every scroll view below (spec SC1).
    private func applyMargins(_ insets: EdgeInsets, below index: Int32) {
        var pending = [index]
        while let next = pending.popLast() {
            if engine.node(next).pointee.kind == .scrollView { addMargins(insets, to: next) }
            pending.append(contentsOf: engine.allChildren(next))
        }
    }

    func addMargins(_ insets: EdgeInsets, to scroll: Int32) {
        let extra = Int(engine.state(scroll).pointee.extra)
        pointer.pointee.scrolls[extra].margins.top += insets.top
        pointer.pointee.scrolls[extra].margins.leading += insets.leading
        pointer.pointee.scrolls[extra].margins.bottom += insets.bottom
        pointer.pointee.scrolls[extra].margins.trailing += insets.trailing
    }
}

extension Edge {
    /// The axis on which the edge lies at an end.
    var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}
