import LayoutEngine
import RecipeModel

/// Draws a layout with the expected frames over it, as SVG that follows the page's colours.
enum OverlayPicture {
    private static let margin = 10.0

    /// The picture of one expectation that is not met.
    ///
    /// - Parameter style: rules that stand in the picture itself, for one without a page around it.
    static func svg(
        of picture: ScenarioPicture, _ result: ExpectationResult, label: String, style: String = ""
    ) -> String {
        let wrong = Set(result.mismatches.map(\.node))
        let window = Rect(origin: .zero, size: picture.window)
        let frames = (picture.got + picture.expected).map(\.frame) + picture.expected.map { result.gotFrame(of: $0) }
        let left = min(window.minX, frames.map(\.minX).min() ?? 0) - margin
        let top = min(window.minY, frames.map(\.minY).min() ?? 0) - margin
        let right = max(window.maxX, frames.map(\.maxX).max() ?? 0) + margin
        let bottom = max(window.maxY, frames.map(\.maxY).max() ?? 0) + margin
        // Readable also where a large window is shown small.
        let textSize = min(14, max(9, (bottom - top) / 60))
        let size = "\(number(right - left)) \(number(bottom - top))"
        var out = "<svg role=\"img\" aria-label=\"\(ReportText.markup(label))\" xmlns=\"http://www.w3.org/2000/svg\" "
        out += "viewBox=\"\(number(left)) \(number(top)) \(size)\" "
        out += "width=\"\(number(right - left))\" height=\"\(number(bottom - top))\">\n"
        out += style + "<rect class=\"window\" \(box(window))/>\n"
        for view in picture.got { out += shape(view, className: "got") }
        // What is right is drawn first, so that what is wrong lies on top.
        for view in picture.expected where !wrong.contains(view.name) { out += shape(view, className: "right") }
        for view in picture.expected where wrong.contains(view.name) {
            var got = view
            got.frame = result.gotFrame(of: view)
            out += shape(got, className: "off") + shape(view, className: "expected")
            let y = number(max(view.frame.minY - 2, top + textSize))
            out += "<text font-size=\"\(number(textSize))\" x=\"\(number(view.frame.minX))\" y=\"\(y)\">"
            out += "\(ReportText.markup(view.name))</text>\n"
        }
        return out + "</svg>\n"
    }

    private static func shape(_ view: ScenarioPicture.Box, className: String) -> String {
        let frame = view.frame
        let title =
            "\(view.path)  \(number(frame.minX)) \(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
        let isLine = frame.width <= 0 || frame.height <= 0
        return "<g class=\"\(className)\"><title>\(ReportText.markup(title))</title>"
            + (isLine
                ? "<path d=\"M\(number(frame.minX)) \(number(frame.minY))L\(number(frame.maxX)) \(number(frame.maxY))\"/>"
                : "<rect \(box(frame))/>") + "</g>\n"
    }

    private static func box(_ rect: Rect) -> String {
        "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
            + "height=\"\(number(rect.height))\""
    }

    private static func number(_ value: Double) -> String { ReportText.number(value.isFinite ? value : 0) }
}
