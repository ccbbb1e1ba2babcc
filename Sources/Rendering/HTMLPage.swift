import LayoutEngine

/// Wraps pictures and tables into one self-contained page: no scripts, no network.
public enum HTMLPage {
    /// A page with the picture of the frames and a table of them.
    public static func document(title: String, frames: FrameTree, overlay: SVGPicture.Overlay = [.frames, .guides])
        -> String
    {
        var out = head(title: title)
        out +=
            "<h1>\(XMLText.escaped(title))</h1>\n<figure>\(SVGPicture(overlay: overlay).document(of: frames))</figure>\n"
        out += table(of: frames)
        return out + "</body></html>\n"
    }

    /// The opening of a page with its style; nothing outside the page may be loaded.
    public static func head(title: String) -> String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(XMLText.escaped(title))</title>
        <style>
        body { font: 15px/1.5 -apple-system, "SF Pro Text", Inter, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #202124; background: #fff }
        figure { margin: 0; overflow: auto } svg { max-width: 100%; height: auto }
        table { border-collapse: collapse; font-size: 13px; margin-top: 1rem } td, th { text-align: left; padding: .15rem .75rem .15rem 0; border-bottom: 1px solid #dadce0; font-variant-numeric: tabular-nums }
        pre { background: #f1f3f4; padding: .75rem; overflow: auto }
        @media (prefers-color-scheme: dark) { body { color: #e8eaed; background: #202124 } pre { background: #303134 } svg { background: #fff } }
        @media print { body { margin: 0 } }
        </style></head><body>

        """
    }

    /// The frames as a table, indented by depth.
    public static func table(of frames: FrameTree) -> String {
        var out =
            "<table><thead><tr><th>view</th><th>x</th><th>y</th><th>width</th><th>height</th><th>offered</th></tr></thead>"
            + "<tbody>\n"
        for node in frames.nodes {
            let name = node.customViews.map { $0 + "/" }.joined() + node.name + (node.id.map { " #\($0)" } ?? "")
            out += "<tr><td style=\"padding-left:\(node.depth)em\" title=\"\(XMLText.escaped(node.path))\">"
            out += "\(XMLText.escaped(name))</td>"
            for value in [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height] {
                out += "<td>\(PointText.text(value))</td>"
            }
            let offered = "\(PointText.text(node.proposal.width)) x \(PointText.text(node.proposal.height))"
            out += "<td>\(offered)</td></tr>\n"
        }
        return out + "</tbody></table>\n"
    }
}
