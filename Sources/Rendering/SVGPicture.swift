import LayoutEngine

/// Draws frames as a self-contained SVG: a box a view, its text or name inside, and on demand guides and spacing.
public struct SVGPicture: Sendable {
    /// What is drawn on top of the boxes.
    public struct Overlay: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Names and sizes of all nodes.
        public static let frames = Overlay(rawValue: 1)
        /// Explicit alignment guides as dashed lines.
        public static let guides = Overlay(rawValue: 2)
        /// The gaps between neighbours with their lengths.
        public static let spacing = Overlay(rawValue: 4)
    }

    public var overlay: Overlay

    public init(overlay: Overlay = [.frames, .guides]) { self.overlay = overlay }

    /// The picture of the whole viewport, larger where views stick out of it.
    public func document(of tree: FrameTree) -> String {
        let window = Rect(
            x: 0, y: 0, width: finite(tree.viewport.size.width), height: finite(tree.viewport.size.height))
        var canvas = window
        for node in tree.nodes where node.frame.width > 0 || node.frame.height > 0 {
            canvas = canvas.union(node.frame)
        }
        let margin = 12.0
        canvas = Rect(
            x: canvas.minX - margin, y: canvas.minY - margin, width: canvas.width + 2 * margin,
            height: canvas.height + 2 * margin)
        var out =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(number(canvas.minX)) \(number(canvas.minY)) "
            + "\(number(canvas.width)) \(number(canvas.height))\" width=\"\(number(canvas.width))\" "
            + "height=\"\(number(canvas.height))\" font-family=\"\(Self.fontStack)\">\n"
        out += "<rect class=\"window\" \(box(window)) fill=\"#fff\" stroke=\"#9aa0a6\" stroke-width=\"1\"/>\n"
        for (index, node) in tree.nodes.enumerated() where isDrawn(node) {
            out += drawing(of: node, isLeaf: isLeaf(index, in: tree), scale: tree.viewport.scale)
        }
        if overlay.contains(.spacing) { out += gaps(in: tree) }
        if overlay.contains(.guides) {
            for node in tree.nodes { out += guideLines(of: node, canvas: canvas) }
        }
        return out + "</svg>\n"
    }

    /// San Francisco where it is installed, else Inter, whose widths the measuring follows, else any sans-serif.
    static let fontStack = "-apple-system, BlinkMacSystemFont, &quot;SF Pro Text&quot;, Inter, sans-serif"

    private func isLeaf(_ index: Int, in tree: FrameTree) -> Bool {
        index + 1 >= tree.nodes.count || tree.nodes[index + 1].parent != index
    }

    private func isDrawn(_ node: FrameNode) -> Bool {
        node.frame.width.isFinite && node.frame.height.isFinite && !node.kind.hasPrefix(".")
    }

    private func drawing(of node: FrameNode, isLeaf: Bool, scale: Double) -> String {
        let frame = node.frame.rounded(toScale: scale)
        let style = Self.style(of: node.kind, isLeaf: isLeaf)
        var out = "<g><title>\(XMLText.escaped("\(node.path)  \(describe(node.frame))"))</title>"
        if node.kind == "Circle" || node.kind == "Ellipse" {
            out +=
                "<ellipse cx=\"\(number(frame.midX))\" cy=\"\(number(frame.midY))\" rx=\"\(number(frame.width / 2))\" "
                + "ry=\"\(number(frame.height / 2))\" \(style)/>"
        } else {
            out += "<rect \(box(frame)) \(style)/>"
        }
        if node.kind == "Text", !node.textLines.isEmpty {
            out += lines(of: node, in: frame)
        } else if isLeaf, overlay.contains(.frames), frame.width > 24, frame.height > 9 {
            out += label(node.id ?? node.name, in: frame)
        }
        return out + "</g>\n"
    }

    private static func style(of kind: String, isLeaf: Bool) -> String {
        switch kind {
        case "Text", "Label": "fill=\"none\" stroke=\"#1a73e8\" stroke-opacity=\"0.35\" stroke-width=\"0.5\""
        case "Spacer": "fill=\"none\" stroke=\"#9aa0a6\" stroke-width=\"0.5\" stroke-dasharray=\"2 2\""
        case "Image": "fill=\"#34a853\" fill-opacity=\"0.15\" stroke=\"#188038\" stroke-width=\"0.75\""
        case _ where isLeaf: "fill=\"#1a73e8\" fill-opacity=\"0.12\" stroke=\"#1a73e8\" stroke-width=\"0.75\""
        default: "fill=\"none\" stroke=\"#5f6368\" stroke-opacity=\"0.6\" stroke-width=\"0.75\""
        }
    }

    /// Each line with `textLength`, so that another font than the measured one still fills the measured box.
    private func lines(of node: FrameNode, in frame: Rect) -> String {
        let pitch = frame.height / Double(node.textLines.count)
        var out = ""
        for line in node.textLines where !line.text.isEmpty {
            let length = line.width
            let baseline = frame.minY + line.baseline
            out +=
                "<text x=\"\(number(frame.minX))\" y=\"\(number(baseline))\" font-size=\"\(number(pitch / 1.2))\" "
                + "textLength=\"\(number(length))\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#202124\">"
                + "\(XMLText.escaped(line.text))</text>"
        }
        return out
    }

    private func label(_ name: String, in frame: Rect) -> String {
        let text = "\(name) \(number(frame.width))×\(number(frame.height))"
        let size = min(10, frame.height * 0.7, frame.width / Double(max(text.count, 1)) * 1.7)
        guard size >= 3 else { return "" }
        return
            "<text x=\"\(number(frame.midX))\" y=\"\(number(frame.midY + size * 0.35))\" font-size=\"\(number(size))\" "
            + "text-anchor=\"middle\" fill=\"#3c4043\">\(XMLText.escaped(text))</text>"
    }

    private func guideLines(of node: FrameNode, canvas: Rect) -> String {
        var out = ""
        for guide in node.guides where guide.value.isFinite {
            let place: String
            if guide.axis == .vertical {
                let y = number(node.frame.minY + guide.value)
                place = "x1=\"\(number(canvas.minX))\" y1=\"\(y)\" x2=\"\(number(canvas.maxX))\" y2=\"\(y)\""
                out += note(guide.name, x: canvas.minX + 2, y: node.frame.minY + guide.value - 2)
            } else {
                let x = number(node.frame.minX + guide.value)
                place = "x1=\"\(x)\" y1=\"\(number(canvas.minY))\" x2=\"\(x)\" y2=\"\(number(canvas.maxY))\""
                out += note(guide.name, x: node.frame.minX + guide.value + 2, y: canvas.minY + 8)
            }
            out += "<line \(place) stroke=\"#d93025\" stroke-width=\"0.75\" stroke-dasharray=\"4 2\"/>\n"
        }
        return out
    }

    private func gaps(in tree: FrameTree) -> String {
        var out = ""
        for parent in tree.nodes.indices where ["HStack", "VStack"].contains(tree.nodes[parent].kind) {
            let children = tree.nodes.filter { $0.parent == parent }
            for (first, second) in zip(children, children.dropFirst()) {
                let isRow = tree.nodes[parent].kind == "HStack"
                let gap =
                    isRow
                    ? Rect(
                        x: first.frame.maxX, y: max(first.frame.minY, second.frame.minY),
                        width: second.frame.minX - first.frame.maxX,
                        height: max(
                            2, min(first.frame.maxY, second.frame.maxY) - max(first.frame.minY, second.frame.minY)))
                    : Rect(
                        x: max(first.frame.minX, second.frame.minX), y: first.frame.maxY,
                        width: max(
                            2, min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)),
                        height: second.frame.minY - first.frame.maxY)
                guard gap.width > 0, gap.height > 0 else { continue }
                out += "<rect \(box(gap)) fill=\"#f9ab00\" fill-opacity=\"0.35\"/>"
                out += note(number(isRow ? gap.width : gap.height), x: gap.midX - 3, y: gap.midY + 2)
            }
        }
        return out
    }

    private func note(_ text: String, x: Double, y: Double) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\" font-size=\"6\" fill=\"#d93025\">\(XMLText.escaped(text))</text>\n"
    }

    private func finite(_ value: Double?) -> Double { value.map { $0.isFinite ? $0 : 0 } ?? 0 }
    private func number(_ value: Double) -> String { PointText.text(value.isFinite ? value : 0) }

    private func box(_ rect: Rect) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    }

    private func describe(_ rect: Rect) -> String {
        "\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width))x\(number(rect.height))"
    }
}

extension Rect {
    /// The smallest rectangle around both.
    func union(_ other: Rect) -> Rect {
        guard other.minX.isFinite, other.minY.isFinite, other.width.isFinite, other.height.isFinite else { return self }
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}
