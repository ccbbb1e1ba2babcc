import LayoutEngine

/// The frames of a layout as things to draw.
struct SVGScene {
    let tree: FrameTree
    /// The window, its open axes as long as the root.
    let window: Rect
    /// All that is shown.
    let canvas: Rect
    let children: [[Int]]
    private let roots: [Int]

    init(_ tree: FrameTree) {
        self.tree = tree
        var children = [[Int]](repeating: [], count: tree.nodes.count)
        var roots: [Int] = []
        for (index, node) in tree.nodes.enumerated() {
            if let parent = node.parent, parent < index { children[parent].append(index) } else { roots.append(index) }
        }
        self.children = children
        self.roots = roots
        let root = tree.nodes.first?.frame ?? .zero
        func length(_ axis: Axis) -> Double {
            if let given = tree.viewport.size[axis], given.isFinite { return given }
            let insets = tree.viewport.safeArea
            let extra = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
            return root.isFinite ? root.size[axis] + extra : 0
        }
        let window = Rect(x: 0, y: 0, width: length(.horizontal), height: length(.vertical))
        var canvas = window
        for node in tree.nodes
        where !node.kind.hasPrefix(".") && (node.frame.width > 0 || node.frame.height > 0) {
            canvas = canvas.union(node.frame)
        }
        // What is far away is cut off, or nothing else could be seen.
        let reach = Rect(
            x: -max(window.width, 200), y: -max(window.height, 200), width: window.width + 2 * max(window.width, 200),
            height: window.height + 2 * max(window.height, 200))
        self.window = window
        self.canvas = canvas.clipped(to: reach).grown(by: 16)
    }

    func isLeaf(_ index: Int) -> Bool { children[index].isEmpty }

    /// Whether a node is drawn as a box; modifiers are not.
    func isShown(_ index: Int) -> Bool {
        let node = tree.nodes[index]
        return node.frame.isFinite && (!node.kind.hasPrefix(".") || isLeaf(index))
    }

    /// The nodes from back to front: the second view of a background comes before the first.
    var drawingOrder: [Int] {
        var order: [Int] = []
        var pending = Array(roots.reversed())
        while let index = pending.popLast() {
            order.append(index)
            let isBehind = tree.nodes[index].kind == ".background"
            pending += isBehind ? children[index] : children[index].reversed()
        }
        return order
    }

    // MARK: Drawing

    func windowDrawing() -> String {
        var out = "<rect \(SVG.box(window)) fill=\"#fff\"/>\n"
        let insets = tree.viewport.safeArea
        guard insets != .zero else { return out }
        let isRightToLeft = tree.viewport.layoutDirection == .rightToLeft
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let safe = Rect(
            x: left, y: insets.top, width: window.width - left - right,
            height: window.height - insets.top - insets.bottom)
        out +=
            "<rect \(SVG.box(safe)) fill=\"none\" stroke=\"#9aa0a6\" stroke-width=\"0.75\" stroke-dasharray=\"1 3\">"
            + "<title>safe area</title></rect>\n"
        return out
    }

    /// The edge of the window, on top of what sticks out of it.
    func windowEdge() -> String {
        "<rect \(SVG.box(window)) fill=\"none\" stroke=\"#5f6368\" stroke-width=\"1\"/>\n"
    }

    func views() -> String {
        var out = ""
        var tint = 0
        for index in drawingOrder where isShown(index) {
            let node = tree.nodes[index]
            let frame = node.frame.rounded(toScale: tree.viewport.scale)
            let title = "\(node.path)  \(describe(node.frame))"
            out += "<g><title>\(XMLText.escaped(title))</title>"
            out += SVGShape.drawing(of: node, in: frame, isLeaf: isLeaf(index), tint: &tint)
            out += lines(of: node)
            out += "</g>\n"
        }
        return out
    }

    private func describe(_ rect: Rect) -> String {
        "\(SVG.number(rect.minX)) \(SVG.number(rect.minY)) \(SVG.number(rect.width))x\(SVG.number(rect.height))"
    }

    // MARK: Texts

    /// How much larger a text is drawn than it was laid out.
    private func stretch(_ node: FrameNode) -> Size {
        guard let layout = node.layoutFrame, layout.width > 0, layout.height > 0 else {
            return Size(width: 1, height: 1)
        }
        return Size(width: node.frame.width / layout.width, height: node.frame.height / layout.height)
    }

    /// Each part of a line with `textLength`, so that another font than the measured one still fills the measured place.
    private func lines(of node: FrameNode) -> String {
        let stretch = stretch(node)
        var out = ""
        for line in node.textLines {
            let size =
                line.fontSize > 0 ? line.fontSize : node.frame.height / Double(node.textLines.count) / 1.2
            let whole = DrawnPiece(
                text: line.text, x: line.x, width: line.width, fontSize: size, fontWeight: line.fontWeight)
            for piece in line.pieces.isEmpty ? [whole] : line.pieces {
                if piece.text.isEmpty, piece.width > 0 {
                    out += image(piece, baseline: line.baseline, in: node, stretch)
                } else if !piece.text.allSatisfy(\.isWhitespace) {
                    out += text(piece, baseline: line.baseline, in: node, stretch)
                }
            }
        }
        return out
    }

    /// An image of a line as a square of the font's size that stands on the line like a letter with a descender.
    private func image(_ piece: DrawnPiece, baseline: Double, in node: FrameNode, _ stretch: Size) -> String {
        let top = baseline - piece.raise - piece.fontSize * 0.85
        return SVGShape.image(
            in: Rect(
                x: node.frame.minX + piece.x * stretch.width, y: node.frame.minY + top * stretch.height,
                width: piece.width * stretch.width, height: piece.fontSize * stretch.height))
    }

    private func text(_ piece: DrawnPiece, baseline: Double, in node: FrameNode, _ stretch: Size) -> String {
        var out =
            "<text x=\"\(SVG.number(node.frame.minX + piece.x * stretch.width))\" "
            + "y=\"\(SVG.number(node.frame.minY + (baseline - piece.raise) * stretch.height))\" "
            + "font-size=\"\(SVG.number(piece.fontSize * stretch.height))\""
        if piece.fontWeight != 400 { out += " font-weight=\"\(piece.fontWeight)\"" }
        if piece.isItalic { out += " font-style=\"italic\"" }
        if let family = SVGPicture.fontStack(of: piece.face) { out += " font-family=\"\(family)\"" }
        if piece.width > 0 {
            out += " textLength=\"\(SVG.number(piece.width * stretch.width))\" lengthAdjust=\"spacingAndGlyphs\""
        }
        return out + " xml:space=\"preserve\" fill=\"#202124\">\(XMLText.escaped(piece.text))</text>"
    }

    /// Keeps labels off the texts.
    func reserveTexts(_ labels: inout LabelPlacer) {
        for node in tree.nodes where node.frame.isFinite {
            let stretch = stretch(node)
            for line in node.textLines {
                let size = max(line.fontSize, 6) * stretch.height
                labels.reserve(
                    Rect(
                        x: node.frame.minX + line.x * stretch.width,
                        y: node.frame.minY + line.baseline * stretch.height - size * 0.8,
                        width: line.width * stretch.width, height: size))
            }
        }
    }
}
