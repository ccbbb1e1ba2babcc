import LayoutEngine

/// The shape in which a view is drawn.
enum SVGShape {
    /// Colours of leaves, in turn, so that neighbours can be told apart; never the only thing that tells.
    private static let tints = ["#1a73e8", "#e8710a", "#188038", "#9334e6", "#d01884", "#12858d"]

    static func drawing(of node: FrameNode, in frame: Rect, isLeaf: Bool, tint: inout Int) -> String {
        switch node.kind {
        case "Text":
            return
                "<rect \(SVG.box(frame)) fill=\"none\" stroke=\"#1a73e8\" stroke-opacity=\"0.3\" stroke-width=\"0.5\"/>"
        case "Spacer":
            return
                "<rect \(SVG.box(frame)) fill=\"none\" stroke=\"#9aa0a6\" stroke-width=\"0.5\" "
                + "stroke-dasharray=\"2 2\"/>"
        case "Divider": return "<rect \(SVG.box(frame)) fill=\"#9aa0a6\"/>"
        case _ where !isLeaf:
            return
                "<rect \(SVG.box(frame)) fill=\"none\" stroke=\"#5f6368\" stroke-opacity=\"0.55\" "
                + "stroke-width=\"0.75\"/>"
        default:
            if let own = named(node.name) { return leaf(node.kind, frame, own) }
            let color = tints[tint % tints.count]
            tint += 1
            return leaf(node.kind, frame, color)
        }
    }

    /// The colour that a name ends in, as `Color.red` does.
    private static func named(_ name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let colors = [
            "red": "#e53935", "orange": "#f57c00", "yellow": "#f9a825", "green": "#2e9e44", "mint": "#00a99d",
            "teal": "#12858d", "cyan": "#0097c4", "blue": "#1a73e8", "indigo": "#4f46c8", "purple": "#9334e6",
            "pink": "#e91e75", "brown": "#8d6e53", "gray": "#80868b", "black": "#202124", "white": "#bdc1c6"
        ]
        return colors[String(name[name.index(after: dot)...])]
    }

    /// An image in a line of text.
    static func image(in frame: Rect) -> String { leaf("Image", frame, "#5f6368") }

    private static func leaf(_ kind: String, _ frame: Rect, _ color: String) -> String {
        let style = "fill=\"\(color)\" fill-opacity=\"0.14\" stroke=\"\(color)\" stroke-width=\"0.75\""
        let side = min(frame.width, frame.height)
        switch kind {
        case "Circle":
            return
                "<circle cx=\"\(SVG.number(frame.midX))\" cy=\"\(SVG.number(frame.midY))\" "
                + "r=\"\(SVG.number(side / 2))\" \(style)/>"
        case "Ellipse":
            return "<ellipse cx=\"\(SVG.number(frame.midX))\" cy=\"\(SVG.number(frame.midY))\" "
                + "rx=\"\(SVG.number(frame.width / 2))\" ry=\"\(SVG.number(frame.height / 2))\" \(style)/>"
        case "Capsule": return "<rect \(SVG.box(frame)) rx=\"\(SVG.number(side / 2))\" \(style)/>"
        case "RoundedRectangle", "Button", "TextField":
            return "<rect \(SVG.box(frame)) rx=\"\(SVG.number(min(8, side / 2)))\" \(style)/>"
        case "Image", "AsyncImage":
            return "<rect \(SVG.box(frame)) \(style)/><path d=\"M\(SVG.number(frame.minX)) \(SVG.number(frame.minY))"
                + "L\(SVG.number(frame.maxX)) \(SVG.number(frame.maxY))M\(SVG.number(frame.maxX)) "
                + "\(SVG.number(frame.minY))"
                + "L\(SVG.number(frame.minX)) \(SVG.number(frame.maxY))\" stroke=\"\(color)\" stroke-opacity=\"0.25\" "
                + "stroke-width=\"0.75\"/>"
        default: return "<rect \(SVG.box(frame)) \(style)/>"
        }
    }
}
