import LayoutEngine

/// The frames of a view in a window, by identifier.
struct Laid {
    let frames: FrameTree
    let tree: LayoutTree

    init(
        _ view: some View, _ width: Double?, _ height: Double?, platform: Platform = .macOS, scale: Double = 2,
        layoutDirection: LayoutDirection = .leftToRight, safeArea: EdgeInsets = .zero, trace: Trace? = nil
    ) {
        tree = LayoutTree(platform: platform, scale: scale, layoutDirection: layoutDirection)
        let viewport = Viewport(
            size: ProposedViewSize(width: width, height: height), scale: scale, platform: platform,
            layoutDirection: layoutDirection, safeArea: safeArea)
        frames = tree.layout(view.nodes(in: tree), in: viewport, trace: trace)
    }

    /// The frame of the only view with an identifier.
    func frame(_ id: String) -> Rect? { frames.nodes.first { $0.id == id }?.frame }

    /// The frame relative to that of the view "root".
    func frameInRoot(_ id: String) -> Rect? {
        guard let frame = self.frame(id), let root = self.frame("root") else { return nil }
        return Rect(x: frame.minX - root.minX, y: frame.minY - root.minY, width: frame.width, height: frame.height)
    }
}
