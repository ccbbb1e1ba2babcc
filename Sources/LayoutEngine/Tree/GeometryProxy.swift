/// The geometry of a placed view, as a GeometryReader's content sees it; valid while the layout runs and after it.
public struct GeometryProxy {
    /// The view's size in points.
    public let size: Size
    /// The insets of the safe area that reach into the view or touch it.
    public let safeAreaInsets: EdgeInsets

    let tree: LayoutTree
    /// The node whose geometry this is.
    public let node: NodeID

    private var engine: Engine { tree.engine }

    /// The view's frame in the window, drawn displacement included.
    public var globalFrame: Rect { engine.drawnFrame(node.index) }

    /// The view's frame in the coordinates of the nearest ancestor that `Wrapper.coordinateSpace` names; `nil` if
    /// there is none.
    public func frame(inSpace space: Int32) -> Rect? {
        owner(ofSpace: space).map { engine.drawnFrame(node.index, in: $0) }
    }

    /// The frame in the window of the nearest ancestor that `Wrapper.coordinateSpace` names; `nil` if there is none.
    public func spaceFrame(_ space: Int32) -> Rect? { owner(ofSpace: space).map { engine.drawnFrame($0) } }

    private func owner(ofSpace space: Int32) -> Int32? {
        engine.ancestor(of: node.index, where: { $0.kind == .coordinateSpace && $0.payload == space })
    }

    /// The frame of another node, already placed, in this view's coordinates; what resolving an anchor gives.
    public func frame(of other: NodeID) -> Rect? {
        guard let frame = tree.frame(of: other) else { return nil }
        let own = globalFrame
        return Rect(origin: Point(x: frame.minX - own.minX, y: frame.minY - own.minY), size: frame.size)
    }

    /// The frame of the nearest scroll view around this view, in window coordinates; `nil` outside any.
    public var scrollViewFrame: Rect? {
        guard let scroll = engine.ancestor(of: node.index, where: { $0.kind == .scrollView }) else { return nil }
        return engine.drawnFrame(scroll)
    }
}
