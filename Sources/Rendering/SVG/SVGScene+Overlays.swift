import LayoutEngine

/// What is drawn on top of the views.
extension SVGScene {
    // MARK: Names

    /// The names of leaves inside them, those of containers at their corners, as far as there is room.
    func names(_ labels: inout LabelPlacer) -> String {
        var out = ""
        for index in tree.nodes.indices where isShown(index) && isLeaf(index) {
            let node = tree.nodes[index]
            guard node.textLines.isEmpty, node.frame.width > 0, node.frame.height > 0 else { continue }
            let size = "\(SVG.number(node.frame.width))×\(SVG.number(node.frame.height))"
            // Where there is no room for the size, the name alone.
            for text in ["\(name(node)) \(size)", name(node)] {
                let box = node.frame.clipped(to: canvas)
                guard let place = labels.place(text, in: box, sizes: [10, 8, 6.5, 5]) else { continue }
                out += SVG.label(text, place, node.kind == "Spacer" ? "#80868b" : "#3c4043")
                break
            }
        }
        for index in tree.nodes.indices where isShown(index) && !isLeaf(index) {
            let node = tree.nodes[index]
            let text = "\(name(node)) \(SVG.number(node.frame.width))×\(SVG.number(node.frame.height))"
            let (frame, height) = (node.frame, 6.0 * 1.2)
            let corners: [(Double) -> Point] = [
                { Point(x: frame.minX + $0 / 2, y: frame.minY - height / 2 - 0.5) },
                { Point(x: frame.minX + $0 / 2 + 1, y: frame.minY + height / 2 + 0.5) },
                { Point(x: frame.minX + $0 / 2, y: frame.maxY + height / 2 + 0.5) },
                { Point(x: frame.maxX - $0 / 2, y: frame.minY - height / 2 - 0.5) },
                { Point(x: frame.maxX - $0 / 2, y: frame.maxY + height / 2 + 0.5) }
            ]
            guard let place = labels.place(text, at: corners, sizes: [6]) else { continue }
            out += SVG.label(text, place, "#5f6368")
        }
        return out
    }

    private func name(_ node: FrameNode) -> String {
        let name = node.id ?? node.customViews.last ?? node.name
        let line = name.map { $0.isNewline ? " " : String($0) }.joined()
        return line.count > 28 ? line.prefix(27) + "…" : line
    }

    // MARK: Guides

    /// One line of several guides that meet.
    private struct GuideLine {
        var name: String
        var axis: Axis
        var position: Double
        var start: Double
        var end: Double
        var dots: [Double]
    }

    /// Explicit guides: those of one name at one place share a line, with a dot in each view that has it.
    func guideLines(_ labels: inout LabelPlacer) -> String {
        var lines: [GuideLine] = []
        let isRightToLeft = tree.viewport.layoutDirection == .rightToLeft
        for node in tree.nodes where node.frame.isFinite {
            for guide in node.guides where guide.value.isFinite {
                let isVertical = guide.axis == .vertical
                let position =
                    isVertical
                    ? node.frame.minY + guide.value
                    : isRightToLeft ? node.frame.maxX - guide.value : node.frame.minX + guide.value
                let (start, end) =
                    isVertical
                    ? (node.frame.minX, node.frame.maxX) : (node.frame.minY, node.frame.maxY)
                if let known = lines.firstIndex(where: {
                    $0.name == guide.name && $0.axis == guide.axis && abs($0.position - position) < 0.01
                }) {
                    lines[known].start = min(lines[known].start, start)
                    lines[known].end = max(lines[known].end, end)
                    if !lines[known].dots.contains((start + end) / 2) { lines[known].dots.append((start + end) / 2) }
                } else {
                    lines.append(
                        GuideLine(
                            name: guide.name, axis: guide.axis, position: position, start: start, end: end,
                            dots: [(start + end) / 2]))
                }
            }
        }
        return lines.map { drawing(of: $0, &labels) }.joined()
    }

    private func drawing(of line: GuideLine, _ labels: inout LabelPlacer) -> String {
        let isRow = line.axis == .vertical
        let limits = isRow ? (canvas.minX + 2, canvas.maxX - 2) : (canvas.minY + 2, canvas.maxY - 2)
        let (start, end) = (max(line.start - 12, limits.0), min(line.end + 12, limits.1))
        guard end > start else { return "" }
        func point(_ along: Double) -> Point {
            isRow ? Point(x: along, y: line.position) : Point(x: line.position, y: along)
        }
        let style = "stroke=\"#d93025\" stroke-width=\"0.75\" stroke-dasharray=\"4 2\""
        var out = SVG.line(point(start), point(end), style)
        for dot in line.dots {
            let middle = point(dot)
            out +=
                "<circle cx=\"\(SVG.number(middle.x))\" cy=\"\(SVG.number(middle.y))\" r=\"1.5\" fill=\"#d93025\"/>\n"
        }
        let size = 6.5
        let places: [(Double) -> Point] =
            isRow
            ? [
                { Point(x: start + $0 / 2, y: line.position - size * 0.7) },
                { Point(x: end - $0 / 2, y: line.position - size * 0.7) },
                { Point(x: start + $0 / 2, y: line.position + size * 0.7) },
                { Point(x: end - $0 / 2, y: line.position + size * 0.7) },
                { Point(x: start - $0 / 2 - 2, y: line.position) }, { Point(x: end + $0 / 2 + 2, y: line.position) }
            ]
            : [
                { Point(x: line.position + $0 / 2 + 2, y: start + size * 0.6) },
                { Point(x: line.position - $0 / 2 - 2, y: start + size * 0.6) },
                { Point(x: line.position + $0 / 2 + 2, y: end - size * 0.6) },
                { Point(x: line.position - $0 / 2 - 2, y: end - size * 0.6) },
                { Point(x: line.position + $0 / 2 + 2, y: (start + end) / 2) }
            ]
        if let place = labels.place(line.name, at: places, sizes: [size]) {
            out += SVG.label(line.name, place, "#b3261e", isBold: true)
        }
        return out
    }

    // MARK: Spacing

    /// The gaps between the views of stacks and the insets of paddings.
    func spacing(_ labels: inout LabelPlacer) -> (drawing: String, entries: [SVGLegend.Entry]) {
        var insets = ""
        var gaps = ""
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            guard node.frame.isFinite else { continue }
            switch node.kind {
            case ".padding", ".safeAreaPadding":
                if let child = children[index].first { insets += padding(node.frame, tree.nodes[child].frame, &labels) }
            case "HStack", "LazyHStack": gaps += self.gaps(children[index], .horizontal, &labels)
            case "VStack", "LazyVStack": gaps += self.gaps(children[index], .vertical, &labels)
            default: break
            }
        }
        return (insets + gaps, (gaps.isEmpty ? [] : [.gap]) + (insets.isEmpty ? [] : [.padding]))
    }

    private func gaps(_ views: [Int], _ axis: Axis, _ labels: inout LabelPlacer) -> String {
        let frames = views.map { tree.nodes[$0].frame }.filter(\.isFinite)
            .sorted { $0.origin[axis] < $1.origin[axis] }
        var out = ""
        for (first, second) in zip(frames, frames.dropFirst()) {
            let start = first.origin[axis] + first.size[axis]
            let length = second.origin[axis] - start
            guard length > 0.01 else { continue }
            let cross = axis.cross
            let near = min(first.origin[cross], second.origin[cross])
            let far = max(first.origin[cross] + first.size[cross], second.origin[cross] + second.size[cross])
            let gap =
                axis == .horizontal
                ? Rect(x: start, y: near, width: length, height: max(2, far - near))
                : Rect(x: near, y: start, width: max(2, far - near), height: length)
            out += band(gap, SVGLegend.Entry.gap)
            out += measure(length, gap, axis, "#8a4b00", &labels)
        }
        return out
    }

    private func padding(_ outer: Rect, _ inner: Rect, _ labels: inout LabelPlacer) -> String {
        guard inner.isFinite else { return "" }
        var out = ""
        let top = Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY)
        let bottom = Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY)
        let left = Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height)
        let right = Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height)
        for (band, axis) in [(top, Axis.vertical), (bottom, .vertical), (left, .horizontal), (right, .horizontal)]
        where band.size[axis] > 0.01 && band.size[axis.cross] > 0 {
            out += self.band(band, .padding)
            out += measure(band.size[axis], band, axis, "#0d652d", &labels)
        }
        return out
    }

    private func band(_ rect: Rect, _ entry: SVGLegend.Entry) -> String {
        "<rect \(SVG.box(rect)) fill=\"\(entry.color)\" fill-opacity=\"\(entry.opacity)\"/>\n"
    }

    /// A length with a line from end to end where there is room.
    private func measure(
        _ length: Double, _ rect: Rect, _ axis: Axis, _ color: String, _ labels: inout LabelPlacer
    ) -> String {
        let text = SVG.number(length)
        let sizes = [6.5, 5.0]
        let inside = labels.place(text, in: rect, sizes: sizes)
        let beside: [(Double) -> Point] =
            axis == .horizontal
            ? [{ _ in Point(x: rect.midX, y: rect.minY - 4) }, { _ in Point(x: rect.midX, y: rect.maxY + 4) }]
            : [{ Point(x: rect.maxX + $0 / 2 + 2, y: rect.midY) }, { Point(x: rect.minX - $0 / 2 - 2, y: rect.midY) }]
        guard let place = inside ?? labels.place(text, at: beside, sizes: sizes) else { return "" }
        return SVG.label(text, place, color)
    }
}
