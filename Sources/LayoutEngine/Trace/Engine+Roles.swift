/// Describing what stands, for a trace.
extension Engine {
    /// All that is known of a node and of what is inside it, depth first.
    func traceTree(_ root: Int32) {
        var pending = [root]
        while let next = pending.popLast() {
            traceSettled(next)
            let children = allChildren(next)
            core.trace?.add(traceNode(next, children))
            pending.append(contentsOf: children.reversed())
        }
        core.trace?.guides = core.alignments.map { ($0.name, $0.axis) }
    }

    private func traceNode(_ index: Int32, _ children: [Int32]) -> Trace.Node {
        let node = node(index).pointee
        let slot = slot(index).pointee
        return Trace.Node(
            id: NodeID(index: index), parent: node.parent >= 0 ? NodeID(index: node.parent) : nil,
            children: children.map { NodeID(index: $0) }, role: role(index, node),
            description: core.description(of: index), proposal: slot.offer.known.proposal, size: slot.size,
            origin: Point(x: slot.x, y: slot.y), isRightToLeft: node.isRightToLeft)
    }

    private func role(_ index: Int32, _ node: Node) -> Trace.Role {
        switch node.kind {
        case .fixed, .symbol, .flexible, .circle, .resizableImage, .spacer, .divider, .measured: leafRole(node)
        case .offset: .offset(x: node.isRightToLeft ? -node.a : node.a, y: node.b)
        case .transform: .transform(affineTransform(index))
        case .matched: .matched(x: node.a, y: node.b)
        case .guide: .guide(AlignmentKey(rawValue: node.childCount))
        case .priority: .priority(node.a)
        case .overlay: .overlay(core.secondaries[Int(node.payload)].alignment)
        case .background: .background(core.secondaries[Int(node.payload)].alignment)
        case .identity, .transparentStack, .layoutValue, .gridCell, .coordinateSpace, .identifier, .tag, .onPlaced,
            .boundary, .contentMargins, .spacing, .zIndex:
            .passThrough
        case .frame:
            .frame(width: given(node.a), height: given(node.b), alignment: unpacked(node.payload))
        case .flexibleFrame: .flexibleFrame(FlexibleFrame(core.flexibleFrames[Int(node.payload)]))
        case .padding: .padding(core.insets[Int(node.payload)])
        case .safeAreaPadding: .safeAreaPadding(core.insets[Int(node.payload)])
        case .position: .position(x: node.a, y: node.b)
        case .fixedSize: .fixedSize(Axis.Set(rawValue: UInt8(truncatingIfNeeded: node.payload)))
        case .aspectRatio:
            .aspectRatio(
                given(node.a).flatMap { $0 > 0 ? $0 : nil },
                ContentMode(rawValue: UInt8(truncatingIfNeeded: node.payload)) ?? .fit)
        case .ignoresSafeArea: .ignoresSafeArea(Edge.Set(rawValue: UInt8(truncatingIfNeeded: node.payload)))
        case .safeAreaInset:
            .safeAreaInset(
                core.secondaries[Int(node.payload)].edge, core.secondaries[Int(node.payload)].alignment)
        case .containerRelative:
            .relativeFrame(
                core.relativeFrames[Int(node.payload)].axes, core.relativeFrames[Int(node.payload)].alignment)
        default: containerRole(index, node)
        }
    }

    private func leafRole(_ node: Node) -> Trace.Role {
        let (isRow, isColumn) = (node.flags.contains(.horizontalStack), node.flags.contains(.verticalStack))
        switch node.kind {
        case .flexible: return .flexible
        case .circle: return .circle
        case .resizableImage:
            return .resizableImage(
                natural: Size(width: node.a, height: node.b), capInsets: core.insets[Int(node.payload)])
        case .spacer:
            return .spacer(minimum: larger(node.a, 0), axis: isRow ? .horizontal : isColumn ? .vertical : nil)
        case .divider: return .divider(thickness: node.a, axis: isRow ? .vertical : .horizontal)
        case .symbol: return .symbol
        case .measured: return .measured
        default: return .fixed
        }
    }

    private func containerRole(_ index: Int32, _ node: Node) -> Trace.Role {
        let state = state(index)
        switch node.kind {
        case .stack, .lazyStack:
            let pointer = self.node(index)
            return .stack(
                node.axis, alignment: AlignmentKey(rawValue: state.pointee.alignment),
                gaps: (0..<Int(node.childCount)).map { gap(pointer, state, before: $0) },
                isLazy: node.kind == .lazyStack)
        case .zStack, .fullWidth: return .zStack(unpacked(state.pointee.alignment))
        case .grid: return .grid(unpacked(state.pointee.alignment))
        case .gridRow: return .gridRow
        case .lazyGrid: return .lazyGrid(node.axis, AlignmentKey(rawValue: state.pointee.alignment))
        case .viewThatFits: return .viewThatFits(chosen: Int(core.chosen[index] ?? 0))
        case .scrollView:
            let scroll = core.scrolls[Int(state.pointee.extra)]
            return .scrollView(
                scroll.configuration.axes, margins: scroll.margins, shift: Point(x: node.a, y: node.b))
        case .reader: return .reader
        case .deferred: return .deferred
        default: return .custom
        }
    }

    private func given(_ length: Double) -> Double? { length.isNaN ? nil : length }
}

extension FlexibleFrame {
    /// The parameters that bounds came from, repaired.
    init(_ lengths: FlexibleLengths) {
        func given(_ length: Double) -> Double? { length.isNaN ? nil : length }
        self.init(
            minWidth: given(lengths.horizontal.minimum), idealWidth: given(lengths.horizontal.ideal),
            maxWidth: given(lengths.horizontal.maximum), minHeight: given(lengths.vertical.minimum),
            idealHeight: given(lengths.vertical.ideal), maxHeight: given(lengths.vertical.maximum),
            alignment: unpacked(lengths.alignment))
    }
}

extension Offer {
    /// The offer with no length in place of one that was never made.
    var known: Offer {
        Offer(
            width: sameLength(width, Offer.unset) ? Offer.none : width,
            height: sameLength(height, Offer.unset) ? Offer.none : height)
    }
}

extension Engine {
    /// The transform of an effect; of one with perspective the one that takes the view's rectangle to where it is seen.
    fileprivate func affineTransform(_ index: Int32) -> AffineTransform {
        let transform = drawnTransform(index)
        if transform.isAffine { return transform.affine }
        let size = slot(index).pointee.size
        let seen = transform.applied(Rect(origin: .zero, size: size))
        return AffineTransform(
            a: size.width > 0 ? seen.width / size.width : 1, b: 0, c: 0,
            d: size.height > 0 ? seen.height / size.height : 1, tx: seen.minX, ty: seen.minY)
    }
}
