extension Engine {
    /// The distances that a node prefers (spec 2.2, T7), remembered where they are not an ordinary view's.
    func spacing(_ index: Int32) -> ViewSpacing {
        let node = node(index)
        if node.pointee.flags.contains(.plainSpacing) { return .ordinary }
        if let known = core.spacings[index] { return known }
        let result = computeSpacing(index, node.pointee)
        // Worth keeping only where it is merged from several children.
        if node.pointee.kind.isContainer, !node.pointee.flags.contains(.needsOrientation) {
            core.spacings[index] = result
        }
        return result
    }

    private func computeSpacing(_ index: Int32, _ node: Node) -> ViewSpacing {
        switch node.kind {
        case .spacer: return spacerSpacing(node.flags)
        case .symbol: return .symbol(baselineOffset: node.b - core.insets[Int(node.payload)].top)
        case .measured: return core.measurers[Int(node.payload)].spacing
        case .frame, .flexibleFrame, .containerRelative: return frameSpacing(index, node)
        case .padding, .safeAreaPadding: return paddingSpacing(node)
        case .fixedSize, .aspectRatio: return spacing(node.firstChild)
        case .stack, .lazyStack: return stackSpacing(index, node)
        case .zStack: return zStackSpacing(index, node)
        case .viewThatFits:
            let children = children(self.node(index))
            // Gaps never depend on the proposal (spec S1), and without one the first child is the current one (T7).
            return children.first.map(spacing) ?? .zero
        case .custom: return customSpacing(index, node)
        case .spacing: return core.preferredSpacings[Int(node.payload)]
        default: return node.kind.isPassThrough ? spacing(node.firstChild) : .ordinary
        }
    }

    /// Zero along the stack, ordinary across it; zero everywhere outside stacks (spec L5).
    private func spacerSpacing(_ flags: NodeFlags) -> ViewSpacing {
        var result = ViewSpacing.zero
        if flags.contains(.horizontalStack) {
            result.top = ViewSpacing.ordinary.top
            result.bottom = ViewSpacing.ordinary.bottom
        } else if flags.contains(.verticalStack) {
            result.left = ViewSpacing.ordinary.left
            result.right = ViewSpacing.ordinary.right
        }
        return result
    }

    private func frameSpacing(_ index: Int32, _ node: Node) -> ViewSpacing {
        var result = spacing(node.firstChild)
        guard !node.flags.contains(.spacerLike) else { return result }
        for axis in Axis.allCases where isConstrained(node, axis) {
            result.reset(axis, isFar: false)
            result.reset(axis, isFar: true)
        }
        return result
    }

    private func isConstrained(_ node: Node, _ axis: Axis) -> Bool {
        switch node.kind {
        case .frame: !(axis == .horizontal ? node.a : node.b).isNaN
        case .flexibleFrame: core.flexibleFrames[Int(node.payload)].isConstrained(axis)
        default: core.relativeFrames[Int(node.payload)].axes.contains(axis)
        }
    }

    private func paddingSpacing(_ node: Node) -> ViewSpacing {
        var result = spacing(node.firstChild)
        let insets = core.insets[Int(node.payload)]
        let (left, right) = node.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        if insets.top != 0 { result.reset(.vertical, isFar: false) }
        if insets.bottom != 0 { result.reset(.vertical, isFar: true) }
        if left != 0 { result.reset(.horizontal, isFar: false) }
        if right != 0 { result.reset(.horizontal, isFar: true) }
        return result
    }

    /// Spec S12: the first and last child at the ends, all children merged along the sides.
    private func stackSpacing(_ index: Int32, _ node: Node) -> ViewSpacing {
        let children = children(self.node(index))
        guard let first = children.first, let last = children.last else { return .zero }
        let cross = node.axis.cross
        var result = ViewSpacing.none
        for child in children {
            let child = spacing(child)
            for isFar in [false, true] {
                result[cross, isFar: isFar] = result[cross, isFar: isFar].merged(with: child[cross, isFar: isFar])
            }
        }
        let isReversed = node.axis == .horizontal && node.isRightToLeft
        result[node.axis, isFar: isReversed] = spacing(first)[node.axis, isFar: isReversed]
        result[node.axis, isFar: !isReversed] = spacing(last)[node.axis, isFar: !isReversed]
        return result
    }

    /// Whether a stack of ordinary views and Spacers is itself ordinary: the Spacers are ordinary along the sides, so
    /// that only what stands at the ends matters.
    func isPlainStack(_ children: [NodeID]) -> Bool {
        guard let first = children.first, let last = children.last else { return false }
        func isPlain(_ child: NodeID) -> Bool { node(child.index).pointee.flags.contains(.plainSpacing) }
        return isPlain(first) && isPlain(last)
            && children.allSatisfy { isPlain($0) || node($0.index).pointee.kind == .spacer }
    }

    /// Spec T7: what the children with the highest priority have in common.
    private func zStackSpacing(_ index: Int32, _ node: Node) -> ViewSpacing {
        let children = children(self.node(index))
        guard !children.isEmpty else { return .zero }
        let highest = highestPriority(children)
        return .layered(children.filter { priority($0) == highest }.map(spacing))
    }

    /// The distance between two neighbours in a container of the given direction.
    func gap(from previous: Int32, to next: Int32, along axis: Axis, isRightToLeft: Bool) -> Double {
        let fallback = core.platform.defaultSpacing
        if node(previous).pointee.flags.contains(.plainSpacing), node(next).pointee.flags.contains(.plainSpacing) {
            return fallback
        }
        return spacing(previous).distance(
            to: spacing(next), along: axis, isReversed: axis == .horizontal && isRightToLeft, default: fallback)
    }
}
