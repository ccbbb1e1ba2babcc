import LayoutEngine

/// Where a node stands: a place in each thing around it, up to the window.
extension Explainer {
    /// One summand of a coordinate.
    private struct Part {
        var sentence: WhyExplanation.Sentence
        var value: Double
    }

    mutating func explainPlace(_ field: WhyExplanation.Field, ofFrame frame: Int) {
        guard let node = index.node(ofFrame: frame) else { return }
        let axis = field.axis
        let value = index.tree.nodes[frame].frame[field]
        if let effects = DrawnEffects(of: node, in: index) {
            return explainDrawnPlace(field, node, effects, value)
        }
        let parts = parts(from: node, axis)
        let shown = parts.filter { $0.value != 0 }
        guard shown.count != 1, var first = parts.first(where: { $0.value == 0 }) ?? parts.first else {
            return say(headline(shown[0].sentence, field, value))
        }
        if shown.isEmpty {
            first = parts.first { !$0.sentence.reason.isEmpty } ?? first
            return say(headline(first.sentence, field, value))
        }
        say(
            field.rawValue, value, .sum(shown.map { .number($0.value) }),
            "the places in " + listed(shown.map { place(of: $0.sentence) }))
        for part in shown { say(part.sentence) }
    }

    private func headline(
        _ sentence: WhyExplanation.Sentence, _ field: WhyExplanation.Field, _ value: Double
    ) -> WhyExplanation.Sentence {
        var sentence = sentence
        // A number alone may be one of several decimals that a sum has lost.
        if isClose(sentence.value ?? .nan, value) { sentence.quantity = field.rawValue }
        return sentence
    }

    /// `VStack` of `x in VStack`.
    private func place(of sentence: WhyExplanation.Sentence) -> String {
        String(sentence.quantity.dropFirst("x in ".count))
    }

    /// The summands from a node outwards; `upTo` is the first node whose own place does not count.
    private func parts(from start: Trace.Node, _ axis: Axis, upTo end: Trace.Node? = nil) -> [Part] {
        var parts: [Part] = []
        var current = start
        while current.id != end?.id {
            guard let parent = index.parent(of: current) else {
                parts.append(Part(sentence: placeInWindow(current, axis), value: current.origin[axis]))
                break
            }
            if !parent.role.isTransparent || parent.children.first != current.id || current.origin[axis] != 0 {
                parts.append(Part(sentence: place(current, in: parent, axis), value: current.origin[axis]))
            }
            if parent.id != end?.id, let shift = shift(parent, axis) { parts.append(shift) }
            current = parent
        }
        return parts
    }

    /// What drawing adds to the places inside a node.
    private func shift(_ node: Trace.Node, _ axis: Axis) -> Part? {
        let quantity = "\(axis.coordinate) in \(name(node))"
        let sides = axis == .horizontal ? ("left", "right") : ("up", "down")
        func part(_ amount: Double, _ reason: (String) -> String) -> Part? {
            guard amount != 0 else { return nil }
            let way = "\(Formula.text(abs(amount))) \(amount < 0 ? sides.0 : sides.1)"
            return Part(
                sentence: Explainer.sentence(quantity, amount, .number(amount), reason(way)), value: amount)
        }
        switch node.role {
        case .offset(let x, let y): return part(axis == .horizontal ? x : y) { "\(name(node)) draws it \($0)" }
        case .matched(let x, let y):
            return part(axis == .horizontal ? x : y) { "\(name(node)) draws it \($0), on its source" }
        case .scrollView(_, _, let shift):
            return part(shift[axis]) { "\(name(node)) has scrolled, which draws its content \($0)" }
        default: return nil
        }
    }

    // MARK: Effects

    /// A place inside effects that rotate or scale: the box around what is drawn, then the places outside.
    private mutating func explainDrawnPlace(
        _ field: WhyExplanation.Field, _ node: Trace.Node, _ effects: DrawnEffects, _ value: Double
    ) {
        let axis = field.axis
        let box = effects.edge(axis)
        let outside = parts(from: effects.outermost, axis).filter { $0.value != 0 }
        let reason =
            "\(name(effects.innermost)) draws the \(Formula.text(effects.content.width)) by "
            + "\(Formula.text(effects.content.height)) points at \(Formula.text(effects.content.minX)), "
            + "\(Formula.text(effects.content.minY)) here"
        if outside.isEmpty {
            say(field.rawValue, value, box, reason)
        } else {
            say(
                field.rawValue, value, .sum([.number(box.value)] + outside.map { .number($0.value) }),
                "the drawn place and those in " + listed(outside.map { place(of: $0.sentence) }))
            say("\(axis.coordinate) as drawn", box.value, box, reason)
        }
        for part in outside + parts(from: node, axis, upTo: effects.innermost).filter({ $0.value != 0 }) {
            say(part.sentence)
        }
    }

    // MARK: The window

    private func placeInWindow(_ root: Trace.Node, _ axis: Axis) -> WhyExplanation.Sentence {
        let viewport = index.tree.viewport
        let (value, length) = (root.origin[axis], root.size[axis])
        let near = viewport.safeArea.inset(axis, isFar: false)
        let far = viewport.safeArea.inset(axis, isFar: true)
        let isMirrored = axis == .horizontal && viewport.layoutDirection == .rightToLeft
        let quantity = "\(axis.coordinate) in the window"
        guard let window = viewport.size[axis], window.isFinite else {
            return Explainer.sentence(
                quantity, value, .number(isMirrored ? far : near), "the window is as \(axis.adjective) as its root view"
            )
        }
        let leading = Formula.adding([
            .number(near),
            .quotient(
                .difference([.number(window)] + [near, far].filter { $0 != 0 }.map { .number($0) } + [.number(length)]),
                2)
        ])
        let formula = isMirrored ? Formula.subtracting([leading, .number(length)], from: .number(window)) : leading
        let area = near != 0 || far != 0 ? "the safe area of the window" : "the window"
        let reason =
            isClose(window - near - far, length)
            ? "it is as \(axis.adjective) as \(area)" : "it is in the middle of \(area)"
        return Explainer.sentence(quantity, value, formula, reason)
    }

    // MARK: One level

    /// The place of a node in its parent.
    private func place(_ child: Trace.Node, in parent: Trace.Node, _ axis: Axis) -> WhyExplanation.Sentence {
        let value = child.origin[axis]
        let (space, length) = (parent.size[axis], child.size[axis])
        let isMirrored = axis == .horizontal && parent.isRightToLeft
        let leading = isMirrored ? space - value - length : value
        let quantity = "\(axis.coordinate) in \(name(parent))"
        guard let rule = index.rule(child.id.index, axis, at: leading) else {
            return Explainer.sentence(quantity, value, nil, "\(name(parent)) puts it there")
        }
        let told = told(rule, child, parent, axis)
        guard isMirrored else { return Explainer.sentence(quantity, value, told.formula, told.reason) }
        let formula = Formula.subtracting([told.formula, .number(length)], from: .number(space))
        return Explainer.sentence(quantity, value, formula, "from the right: " + told.reason)
    }

    private func told(
        _ rule: Trace.PlacementRule, _ child: Trace.Node, _ parent: Trace.Node, _ axis: Axis
    ) -> (formula: Formula, reason: String) {
        let container = name(parent)
        switch rule {
        case .after(let end, let gap):
            return (.adding([.number(end), .number(gap)]), after(child, parent, end: end, gap: gap))
        case .line(let near, let guide, let length, let key):
            return aligned(child, parent, axis, key, line: -near, guide: guide, space: length)
        case .guide(let line, let guide, let key):
            return aligned(child, parent, axis, key, line: line, guide: guide, space: parent.size[axis])
        case .centred(let space, let length):
            if case .position = parent.role {
                return (
                    .difference([.number(space / 2), .quotient(.number(length), 2)]),
                    "\(container) puts its centre at \(Formula.text(space / 2))"
                )
            }
            let reason =
                parent.role == .custom
                ? "\(container) has not placed it, so it stands in the middle" : "\(container) centres it"
            return (
                .within(start: 0, space: space, length: length, share: 0.5),
                isClose(space, length) ? "it is as \(axis.adjective) as \(container)" : reason
            )
        case .inset(let inset):
            let edge = axis == .horizontal ? "leading" : "top"
            if case .safeAreaInset = parent.role {
                return (.number(inset), "\(container) keeps the other view and the gap before it")
            }
            return (.number(inset), "\(container) has \(Formula.text(inset)) at its \(edge) edge")
        case .within(let start, let space, let length, let share):
            return (
                .within(start: start, space: space, length: length, share: share),
                within(child, parent, axis, start: start, share: share)
            )
        case .scrolled(let start, _): return (.number(start), "the content of \(container) starts there")
        case .same: return (.number(0), "\(container) puts it at its \(axis == .horizontal ? "leading" : "top") edge")
        case .layout:
            return (.number(child.origin[axis]), "placed by \(container) at \(Formula.text(child.origin[axis]))")
        }
    }

    private func after(_ child: Trace.Node, _ parent: Trace.Node, end: Double, gap: Double) -> String {
        let container = name(parent)
        let gapText =
            gap == 0 ? "" : gap < 0 ? ", moved back by \(Formula.text(-gap))" : ", then the gap of \(Formula.text(gap))"
        switch parent.role {
        case .stack:
            guard let position = parent.children.firstIndex(of: child.id), position > 0 else {
                return "it is the first view of \(container)"
            }
            return "\(name(parent.children[position - 1])) ends at \(Formula.text(end)) in \(container)" + gapText
        case .grid: return "the rows above end at \(Formula.text(end)) in \(container)" + gapText
        default:
            return end == 0 ? "it stands at the edge of \(container)" : "after the content of \(container)" + gapText
        }
    }

    private func within(
        _ child: Trace.Node, _ parent: Trace.Node, _ axis: Axis, start: Double, share: Double
    ) -> String {
        let container = name(parent)
        switch parent.role {
        case .ignoresSafeArea: return "\(container) centres it in the area with the insets"
        case .scrollView:
            if share == 0 {
                return start == 0
                    ? "the content of \(container) starts at its edge"
                    : "\(container) has a margin of \(Formula.text(start))"
            }
            return share == 0.5 ? "\(container) centres its content" : "\(container) anchors its content"
        default:
            return index.cell(child.id.index) == nil
                ? "\(container) puts it there"
                : "its anchor in the cell of \(container), which starts at \(Formula.text(start))"
        }
    }
}
