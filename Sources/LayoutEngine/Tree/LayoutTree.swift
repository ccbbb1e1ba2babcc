/// The index of a node in its `LayoutTree`.
public struct NodeID: Hashable, Sendable {
    public let index: Int32
    public init(index: Int32) { self.index = index }
}

/// A tree of views to lay out, in flat storage.
///
/// Build it bottom up: `leaf`, then `wrap` for modifiers and `container` for what arranges children.
/// Nodes are never removed; content that depends on a size is added while the layout runs
/// (see `DynamicContent`).
public final class LayoutTree {
    /// The system whose constants apply.
    public let platform: Platform
    /// Pixels per point.
    public let scale: Double
    /// The direction that nodes built from now on have; set it around a subtree to change that subtree's direction.
    public var layoutDirection: LayoutDirection

    public init(platform: Platform = .iOS, scale: Double = 3, layoutDirection: LayoutDirection = .leftToRight) {
        self.platform = platform
        self.scale = scale
        self.layoutDirection = layoutDirection
    }
}
