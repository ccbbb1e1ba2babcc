/// What a scroll view shows of its content, in points; SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Hashable, Sendable {
    /// How far the content is scrolled from its leading top corner; minus the insets where it has not been moved.
    public let contentOffset: Point
    /// The size of the content without the insets.
    public let contentSize: Size
    /// The content's margins, and the insets of the safe area that the scroll view touches.
    public let contentInsets: EdgeInsets
    /// The size of the scroll view with the safe area that it touches.
    public let containerSize: Size

    /// The part of the content that is seen, in the content's coordinates.
    public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}

extension GeometryProxy {
    /// The geometry of the nearest scroll view that this node holds; `nil` if there is none.
    public var scrollGeometry: ScrollGeometry? { tree.engine.scrollGeometry(below: node.index) }

    /// The share of the view's area that the nearest scroll view around it shows, 0 to 1; 1 outside any.
    public var visibleShare: Double {
        guard let port = scrollViewFrame else { return 1 }
        let own = globalFrame
        let width = min(own.maxX, port.maxX) - max(own.minX, port.minX)
        let height = min(own.maxY, port.maxY) - max(own.minY, port.minY)
        if width < 0 || height < 0 { return 0 }
        let area = own.size.width * own.size.height
        return area > 0 ? width * height / area : 1
    }
}

extension Engine {
    fileprivate func scrollGeometry(below index: Int32) -> ScrollGeometry? {
        var pending = [index]
        while let next = pending.popLast() {
            if node(next).pointee.kind == .scrollView { return geometry(ofScrollView: next) }
            pending.append(contentsOf: allChildren(next).reversed())
        }
        return nil
    }

    private func geometry(ofScrollView index: Int32) -> ScrollGeometry {
        let margins = core.scrolls[Int(state(index).pointee.extra)].margins
        let safe = proxy(for: index).safeAreaInsets
        let insets = EdgeInsets(
            top: margins.top + safe.top, leading: margins.leading + safe.leading,
            bottom: margins.bottom + safe.bottom, trailing: margins.trailing + safe.trailing)
        let node = node(index).pointee
        let slot = slot(index).pointee
        let scrolled = Point(x: node.isRightToLeft ? node.a : -node.a, y: -node.b)
        return ScrollGeometry(
            contentOffset: Point(x: scrolled.x - insets.leading, y: scrolled.y - insets.top),
            contentSize: children(self.node(index)).first.map { self.slot($0).pointee.size } ?? .zero,
            contentInsets: insets,
            containerSize: Size(
                width: slot.size.width + safe.leading + safe.trailing,
                height: slot.size.height + safe.top + safe.bottom))
    }
}
