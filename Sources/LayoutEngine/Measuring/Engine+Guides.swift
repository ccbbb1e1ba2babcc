/// Alignment guides (spec 4), in leading coordinates of the view that is asked.
extension Engine {
    /// The explicit value of a guide, else its default, for a view at an offer and the answer to it.
    func guide(_ index: Int32, _ key: AlignmentKey, _ offer: Offer, _ size: Size, asker: Int32) -> Double {
        let value = explicitGuide(index, key, offer, size)
        let result = value.isNaN ? defaultGuide(key, size, index, offer) : value
        if isTracing {
            trace(
                .guide(
                    asker: NodeID(index: asker), node: NodeID(index: index), key: key, value: result,
                    isExplicit: !value.isNaN))
        }
        return result
    }

    /// Spec A1, for the built-in guides and for custom ones that look at nothing but the size.
    @inline(__always)
    func defaultGuide(_ key: AlignmentKey, _ size: Size) -> Double {
        switch key {
        case .leading, .top, .listRowSeparatorLeading: 0
        case .horizontalCenter: size.width / 2
        case .verticalCenter: size.height / 2
        case .trailing, .listRowSeparatorTrailing: size.width
        case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
        default: customDefault(key, ViewDimensions(width: size.width, height: size.height))
        }
    }

    /// Spec A1 and A2: a custom guide's default may read the view's other guides.
    func defaultGuide(_ key: AlignmentKey, _ size: Size, _ index: Int32, _ offer: Offer) -> Double {
        guard key.isCustom else { return defaultGuide(key, size) }
        return customDefault(key, ViewDimensions(engine: self, node: index, offer: offer, size: size))
    }

    private func customDefault(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> Double {
        let position = Int(key.rawValue - AlignmentKey.firstCustom)
        guard core.alignments.indices.contains(position) else { return 0 }
        let value = core.alignments[position].defaultValue(dimensions)
        return value.isNaN ? 0 : value
    }

    /// The explicit value of a guide, NaN without one (spec A4 to A9).
    func explicitGuide(_ start: Int32, _ key: AlignmentKey, _ offer: Offer, _ size: Size) -> Double {
        var index = start
        var offer = offer
        var size = size
        var moved = 0.0
        while true {
            let node = node(index).pointee
            guard node.flags.contains(.hasGuides) else { return .nan }
            switch node.kind {
            case .symbol:
                return key.isTextBaseline ? moved + core.insets[Int(node.payload)].top : .nan
            case .measured:
                guard key.isTextBaseline,
                    let lines = core.measurers[Int(node.payload)].baselines(for: offer.proposal)
                else { return .nan }
                return moved + (key == .firstTextBaseline ? lines.first : lines.last)
            case .guide where node.childCount == key.rawValue:
                let inner = ViewDimensions(engine: self, node: node.firstChild, offer: offer, size: size)
                return moved + core.guides[Int(node.payload)](inner)
            case .viewThatFits:
                guard let child = chosenChild(index, offer) else { return .nan }
                index = child
            case .deferred where node.childCount == 1:
                index = children(self.node(index))[0]
            default:
                if node.kind.isPassThrough {
                    index = node.firstChild
                } else if node.kind.isWrapper {
                    // Spec A9: moved by where the child stands.
                    let placement = wrapperPlacement(index, offer, size)
                    moved += axis(of: key) == .horizontal ? placement.x : placement.y
                    index = node.firstChild
                    offer = placement.offer
                    size = placement.size
                } else {
                    return moved + containerGuide(index, key, offer, size)
                }
            }
        }
    }

    /// Spec A6 and A7, remembered: an alignment of nested containers asks the same many times.
    private func containerGuide(_ index: Int32, _ key: AlignmentKey, _ offer: Offer, _ size: Size) -> Double {
        let node = node(index).pointee
        if key.isFrameGuide && node.kind != .custom { return .nan }
        let question = GuideQuestion(
            node: index, key: key, width: offer.width.bitPattern, height: offer.height.bitPattern)
        if let known = core.guideMemo[question] { return known }
        let value: Double
        switch node.kind {
        case .custom: value = customGuide(index, key, offer, size)
        case .stack, .zStack, .deferred, .grid, .fullWidth:
            arrange(index, offer, size)
            value = combinedGuide(children(self.node(index)), key)
        default: value = .nan
        }
        // What was placed is disturbed by the question.
        state(index).pointee.isPlaced = false
        if !isTracing, !node.flags.contains(.environmental) { core.guideMemo[question] = value }
        return value
    }

    /// The combination over children whose slots stand (spec A6): minimum or maximum of baselines, else the mean.
    func combinedGuide(_ children: UnsafeBufferPointer<Int32>, _ key: AlignmentKey) -> Double {
        var combination = GuideCombination(key)
        for child in children { add(child, to: &combination, x: 0, y: 0) }
        return combination.value
    }

    private func add(_ child: Int32, to combination: inout GuideCombination, x: Double, y: Double) {
        let slot = slot(child).pointee
        let (x, y) = (x + slot.x, y + slot.y)
        if let row = gridRow(through: child), isInGrid(child) {
            for cell in children(node(row)) { add(cell, to: &combination, x: x, y: y) }
            return
        }
        let value = explicitGuide(child, combination.key, slot.offer, slot.size)
        guard !value.isNaN else { return }
        combination.add(value + (axis(of: combination.key) == .horizontal ? x : y))
    }
}

/// Merges the explicit values of one guide (spec A6).
struct GuideCombination {
    let key: AlignmentKey
    private var sum = 0.0
    private var count = 0.0

    init(_ key: AlignmentKey) { self.key = key }

    mutating func add(_ value: Double) {
        switch key {
        case .firstTextBaseline: sum = count == 0 ? value : min(sum, value)
        case .lastTextBaseline: sum = count == 0 ? value : max(sum, value)
        default: sum += value
        }
        count += 1
    }

    /// NaN without any value.
    var value: Double {
        if count == 0 { return .nan }
        return key.isTextBaseline ? sum : sum / count
    }
}
