import LayoutEngine

/// Draws frames as a self-contained SVG: a box a view, texts where they were measured, and on demand names, alignment
/// lines and spacing with a legend.
public struct SVGPicture: Sendable {
    /// What is drawn on top of the boxes.
    public struct Overlay: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Names and sizes of all nodes.
        public static let frames = Overlay(rawValue: 1)
        /// Explicit alignment guides as dashed lines.
        public static let guides = Overlay(rawValue: 2)
        /// The gaps between neighbours and the insets of paddings, with their lengths.
        public static let spacing = Overlay(rawValue: 4)
    }

    public var overlay: Overlay

    public init(overlay: Overlay = [.frames, .guides]) { self.overlay = overlay }

    /// The picture of the whole viewport, larger where views stick out of it, up to a window's length on each side.
    public func document(of tree: FrameTree) -> String {
        let scene = SVGScene(tree)
        var labels = LabelPlacer(canvas: scene.canvas)
        scene.reserveTexts(&labels)
        var body = scene.windowDrawing()
        body += scene.views()
        // The names of guides are placed first: there are few, and they are asked for.
        let guides = overlay.contains(.guides) ? scene.guideLines(&labels) : ""
        let spacing = overlay.contains(.spacing) ? scene.spacing(&labels) : ("", [])
        let names = overlay.contains(.frames) ? scene.names(&labels) : ""
        body += spacing.0 + scene.windowEdge() + guides + names
        let entries: [SVGLegend.Entry] =
            (overlay.contains(.frames) ? [.frame] : []) + (guides.isEmpty ? [] : [.guide]) + spacing.1
        let legend = SVGLegend(entries: entries, width: scene.canvas.width)
        return head(scene, legend) + body + legend.drawing(below: scene.canvas) + "</svg>\n"
    }

    /// San Francisco where it is installed, else Inter, whose widths the measuring follows, else any sans-serif.
    static let fontStack = "-apple-system, BlinkMacSystemFont, &quot;SF Pro Text&quot;, Inter, sans-serif"

    /// The fonts of another design than the standard one.
    static func fontStack(of face: DrawnPiece.Face) -> String? {
        switch face {
        case .standard: nil
        case .monospaced: "ui-monospace, &quot;SF Mono&quot;, Menlo, monospace"
        case .rounded: "ui-rounded, &quot;SF Pro Rounded&quot;, " + fontStack
        case .serif: "ui-serif, &quot;New York&quot;, Georgia, serif"
        }
    }

    private func head(_ scene: SVGScene, _ legend: SVGLegend) -> String {
        let canvas = scene.canvas
        let height = canvas.height + legend.height
        let size = "width=\"\(SVG.number(canvas.width))\" height=\"\(SVG.number(height))\""
        let window = "\(SVG.number(scene.window.width)) by \(SVG.number(scene.window.height)) points"
        return
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(SVG.number(canvas.minX)) \(SVG.number(canvas.minY)) "
            + "\(SVG.number(canvas.width)) \(SVG.number(height))\" \(size) role=\"img\" "
            + "aria-label=\"Layout in a window of \(window)\" font-family=\"\(Self.fontStack)\">\n"
    }
}

/// Writing of SVG elements.
enum SVG {
    static func number(_ value: Double) -> String { PointText.text(value.isFinite ? value : 0) }

    static func box(_ rect: Rect) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
            + "height=\"\(number(rect.height))\""
    }

    static func line(_ start: Point, _ end: Point, _ style: String) -> String {
        "<line x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\" "
            + "\(style)/>\n"
    }

    /// A label with a white edge, so that it can be read on anything.
    static func label(_ text: String, _ place: LabelPlacer.Place, _ color: String, isBold: Bool = false) -> String {
        let (x, y) = (number(place.anchor.x), number(place.anchor.y))
        let turn = place.isVertical ? " transform=\"rotate(-90 \(x) \(y))\"" : ""
        return
            "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(number(place.size))\" text-anchor=\"middle\" fill=\"\(color)\" "
            + (isBold ? "font-weight=\"600\" " : "")
            + "stroke=\"#fff\" stroke-width=\"2\" stroke-opacity=\"0.85\" stroke-linejoin=\"round\" "
            + "paint-order=\"stroke\"\(turn)>\(XMLText.escaped(text))</text>\n"
    }
}

extension Rect {
    /// The smallest rectangle around both.
    func union(_ other: Rect) -> Rect {
        guard other.isFinite else { return self }
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The rectangle with its edges moved outwards.
    func grown(by length: Double) -> Rect {
        Rect(x: minX - length, y: minY - length, width: width + 2 * length, height: height + 2 * length)
    }

    /// The part that lies in both; no area if there is none.
    func clipped(to other: Rect) -> Rect {
        let (x, y) = (max(minX, other.minX), max(minY, other.minY))
        return Rect(
            x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
    }

    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

    func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
