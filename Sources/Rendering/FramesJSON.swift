import CanonicalJSON
import LayoutEngine

/// Writes a `FrameTree` as the document `recipes.frames`, version 1.
public enum FramesJSON {
    /// The version of the format.
    public static let version = 1

    /// The document; `diagnostics` are given as JSON already, since they point into a source that frames do not know.
    public static func document(of tree: FrameTree, diagnostics: [JSON] = []) -> JSON {
        [
            "format": "recipes.frames",
            "version": .number(Double(version)),
            "viewport": viewport(tree.viewport),
            "nodes": .array(tree.nodes.map { node($0, scale: tree.viewport.scale) }),
            "passes": .number(Double(tree.passes)),
            "diagnostics": .array(diagnostics)
        ]
    }

    private static func viewport(_ viewport: Viewport) -> JSON {
        [
            "width": PointText.json(viewport.size.width),
            "height": PointText.json(viewport.size.height),
            "scale": PointText.json(viewport.scale),
            "platform": .string(viewport.platform.rawValue),
            "layoutDirection": .string(viewport.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
            "safeArea": [
                "top": PointText.json(viewport.safeArea.top),
                "leading": PointText.json(viewport.safeArea.leading),
                "bottom": PointText.json(viewport.safeArea.bottom),
                "trailing": PointText.json(viewport.safeArea.trailing)
            ]
        ]
    }

    private static func node(_ node: FrameNode, scale: Double) -> JSON {
        var members: [String: JSON] = [
            "path": .string(node.path),
            "name": .string(node.name),
            "kind": .string(node.kind),
            "id": node.id.map { .string($0) } ?? .null,
            "depth": .number(Double(node.depth)),
            "frame": rect(node.frame),
            "rounded": rect(node.frame.rounded(toScale: scale)),
            "proposal": [
                "width": PointText.json(node.proposal.width), "height": PointText.json(node.proposal.height)
            ],
            "guides": .object(
                Dictionary(node.guides.map { ($0.name, PointText.json($0.value)) }, uniquingKeysWith: { $1 }))
        ]
        if let layoutFrame = node.layoutFrame { members["layoutFrame"] = rect(layoutFrame) }
        return .object(members)
    }

    private static func rect(_ rect: Rect) -> JSON {
        [
            "x": PointText.json(rect.minX), "y": PointText.json(rect.minY),
            "width": PointText.json(rect.width), "height": PointText.json(rect.height)
        ]
    }
}
