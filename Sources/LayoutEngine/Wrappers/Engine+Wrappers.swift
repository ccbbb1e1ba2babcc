/// Where a wrapper puts its child.
struct ChildPlacement {
    var offer: Offer
    var size: Size
    /// The child's origin, in leading coordinates of the wrapper.
    var x = 0.0
    var y = 0.0
}

/// Wrappers that change what is offered or answered (spec 5 and 6).
extension Engine {
    /// What a wrapper answers.
    func wrapperSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        let child = node.pointee.firstChild
        switch node.pointee.kind {
        case .frame:
            let (width, height) = (node.pointee.a, node.pointee.b)
            if !width.isNaN, !height.isNaN { return Size(width: width, height: height) }
            let inner = size(child, frameOffer(width, height, offer))
            return Size(width: offered(width, or: inner.width), height: offered(height, or: inner.height))
        case .containerRelative:
            let lengths = relativeLengths(node)
            let inner = size(child, frameOffer(lengths.width, lengths.height, offer))
            return Size(
                width: offered(lengths.width, or: inner.width), height: offered(lengths.height, or: inner.height))
        case .flexibleFrame: return flexibleFrameSize(node, offer)
        case .padding, .safeAreaPadding:
            let inner = size(child, paddingOffer(node, offer))
            return Size(
                width: larger(inner.width + node.pointee.a, 0), height: larger(inner.height + node.pointee.b, 0))
        case .position:
            // Spec M3.
            if !offer.width.isNaN, !offer.height.isNaN { return Size(width: offer.width, height: offer.height) }
            let inner = size(child, offer)
            return Size(width: offered(offer.width, or: inner.width), height: offered(offer.height, or: inner.height))
        case .fixedSize: return size(child, fixedSizeOffer(node, offer))
        case .aspectRatio: return size(child, aspectRatioOffer(node, offer))
        case .safeAreaInset: return safeAreaInsetSize(node, offer)
        default: return size(child, offer)
        }
    }

    /// What a wrapper offers its child when it is placed, the child's answer, and where the child stands.
    func wrapperPlacement(_ index: Int32, _ offer: Offer, _ bounds: Size) -> ChildPlacement {
        let node = node(index)
        switch node.pointee.kind {
        case .frame:
            let offer = frameOffer(node.pointee.a, node.pointee.b, offer)
            return aligned(index, unpacked(node.pointee.payload), offer, bounds)
        case .containerRelative:
            let lengths = relativeLengths(node)
            let alignment = core.relativeFrames[Int(node.pointee.payload)].alignment
            return aligned(index, alignment, frameOffer(lengths.width, lengths.height, offer), bounds)
        case .flexibleFrame:
            let lengths = core.flexibleFrames[Int(node.pointee.payload)]
            let inner = Offer(
                width: lengths.horizontal.placedOffer(offer.width, length: bounds.width),
                height: lengths.vertical.placedOffer(offer.height, length: bounds.height))
            return aligned(index, unpacked(lengths.alignment), inner, bounds)
        case .padding, .safeAreaPadding:
            let insets = core.insets[Int(node.pointee.payload)]
            let inner = paddingOffer(node, offer)
            return ChildPlacement(
                offer: inner, size: size(node.pointee.firstChild, inner), x: insets.leading, y: insets.top)
        case .position:
            let inner = Offer(bounds)
            let size = size(node.pointee.firstChild, inner)
            return ChildPlacement(
                offer: inner, size: size, x: node.pointee.a - size.width / 2, y: node.pointee.b - size.height / 2)
        case .fixedSize: return centred(node, fixedSizeOffer(node, offer), bounds)
        case .aspectRatio: return centred(node, aspectRatioOffer(node, offer), bounds)
        case .safeAreaInset: return safeAreaPrimary(index, offer, bounds)
        case .ignoresSafeArea: return safeAreaIgnoring(index, offer, bounds)
        default: return ChildPlacement(offer: offer, size: bounds)
        }
    }

    // MARK: Frames

    @inline(__always)
    private func frameOffer(_ width: Double, _ height: Double, _ offer: Offer) -> Offer {
        Offer(width: offered(width, or: offer.width), height: offered(height, or: offer.height))
    }

    private func flexibleFrameSize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        let lengths = core.flexibleFrames[Int(node.pointee.payload)]
        let width = lengths.horizontal.decided(offer.width)
        let height = lengths.vertical.decided(offer.height)
        if !width.isNaN, !height.isNaN { return Size(width: width, height: height) }
        let inner = Offer(
            width: lengths.horizontal.childOffer(offer.width), height: lengths.vertical.childOffer(offer.height))
        let child = size(node.pointee.firstChild, inner)
        return Size(
            width: offered(width, or: lengths.horizontal.length(childOffer: inner.width, child: child.width)),
            height: offered(height, or: lengths.vertical.length(childOffer: inner.height, child: child.height)))
    }

    /// Spec A10: the frame's default guide meets the child's own.
    private func aligned(_ index: Int32, _ alignment: Alignment, _ offer: Offer, _ bounds: Size) -> ChildPlacement {
        let child = node(index).pointee.firstChild
        let size = size(child, offer)
        let x = aligned(index, child, alignment.horizontal, offer, size, bounds)
        let y = aligned(index, child, alignment.vertical, offer, size, bounds)
        return ChildPlacement(offer: offer, size: size, x: x, y: y)
    }

    private func aligned(
        _ index: Int32, _ child: Int32, _ key: AlignmentKey, _ offer: Offer, _ size: Size, _ bounds: Size
    ) -> Double {
        let line = defaultGuide(key, bounds)
        let guide =
            node(child).pointee.flags.contains(.hasGuides) || isTracing
            ? guide(child, key, offer, size, asker: index) : defaultGuide(key, size)
        tracePlacement(child, key, line - guide, line: line, guide: guide)
        return line - guide
    }

    private func centred(_ node: UnsafeMutablePointer<Node>, _ offer: Offer, _ bounds: Size) -> ChildPlacement {
        let size = size(node.pointee.firstChild, offer)
        return ChildPlacement(
            offer: offer, size: size, x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    }

    // MARK: Other offers

    /// Spec M1: never a negative offer.
    @inline(__always)
    private func paddingOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Offer {
        Offer(
            width: offer.width.isNaN ? offer.width : larger(offer.width - node.pointee.a, 0),
            height: offer.height.isNaN ? offer.height : larger(offer.height - node.pointee.b, 0))
    }

    @inline(__always)
    private func fixedSizeOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Offer {
        let axes = Axis.Set(rawValue: UInt8(truncatingIfNeeded: node.pointee.payload))
        return Offer(
            width: axes.contains(.horizontal) ? Offer.none : offer.width,
            height: axes.contains(.vertical) ? Offer.none : offer.height)
    }

    /// Spec M5: a box of the ratio inside or around the offer, over the axes that are given.
    private func aspectRatioOffer(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Offer {
        guard !node.pointee.a.isNaN, !(offer.width.isNaN && offer.height.isNaN) else { return offer }
        let box = aspectRatioBox(node)
        let (across, down) = (scale(offer.width, box.width), scale(offer.height, box.height))
        let scale: Double
        if across.isNaN || down.isNaN {
            scale = offered(across, or: down)
        } else {
            scale = node.pointee.payload == Int32(ContentMode.fill.rawValue) ? max(across, down) : min(across, down)
        }
        if scale.isNaN { return offer }
        return Offer(width: scaled(box.width, scale), height: scaled(box.height, scale))
    }

    /// How often a side of the box goes into an offer; NaN without an offer or a side.
    private func scale(_ offer: Double, _ side: Double) -> Double { side > 0 ? offer / side : .nan }

    private func scaled(_ length: Double, _ scale: Double) -> Double {
        let result = length * scale
        return result.isNaN ? 0 : result
    }

    /// The ratio as a box: the given one, else the child's ideal size, a square standing for 1 by 1.
    private func aspectRatioBox(_ node: UnsafeMutablePointer<Node>) -> Size {
        if node.pointee.a > 0 { return Size(width: node.pointee.a, height: 1) }
        let index = Int32(node - core.nodes.base)
        let ideal = core.idealSizes[index] ?? size(node.pointee.firstChild, .unspecified)
        // Remembered, because nested ratios would ask twice as often on each level.
        core.idealSizes[index] = ideal
        if ideal.width == ideal.height { return Size(width: 1, height: 1) }
        return ideal
    }

    /// Spec 8.6: the lengths taken from the container; `Offer.none` on other axes.
    private func relativeLengths(_ node: UnsafeMutablePointer<Node>) -> (width: Double, height: Double) {
        let frame = core.relativeFrames[Int(node.pointee.payload)]
        func length(_ axis: Axis) -> Double {
            guard frame.axes.contains(axis) else { return Offer.none }
            let length = frame.length(core.container[axis], axis)
            if isTracing {
                trace(
                    .relative(
                        node: NodeID(index: Int32(node - core.nodes.base)), axis: axis,
                        container: core.container[axis], length: length))
            }
            return length.isFinite ? max(length, 0) : Offer.none
        }
        return (length(.horizontal), length(.vertical))
    }

    /// A navigation host or tab: what it is offered is the length of its relative frames.
    func boundarySize(_ node: UnsafeMutablePointer<Node>, _ offer: Offer) -> Size {
        let outer = core.container
        defer { core.container = outer }
        enterContainer(offer)
        return size(node.pointee.firstChild, offer)
    }

    /// Makes the finite lengths of `offer` those of the relative container.
    func enterContainer(_ offer: Offer) {
        if offer.width.isFinite { core.container.width = offer.width }
        if offer.height.isFinite { core.container.height = offer.height }
    }
}
