/// The geometry of a placed view, as a GeometryReader's content sees it.
public struct GeometryProxy {
    /// The view's size in points.
    public let size: Size
    /// The insets of the safe area that reach into the view.
    public let safeAreaInsets: EdgeInsets

    /// The view's frame in the window, drawn displacement included.
    public var globalFrame: Rect { .zero }
    /// The view's frame in the coordinates of the nearest ancestor that `Wrapper.coordinateSpace` names; `nil` if there is none.
    public func frame(inSpace space: Int32) -> Rect? { nil }
    /// The frame of another node, already placed, in this view's coordinates; what resolving an anchor gives.
    public func frame(of node: NodeID) -> Rect? { nil }
    /// The frame and size of the nearest scroll view around this view, in window coordinates; `nil` outside any.
    public var scrollViewFrame: Rect? { nil }
}
