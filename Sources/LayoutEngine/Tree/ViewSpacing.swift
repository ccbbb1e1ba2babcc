/// The distances that a view prefers to its neighbours, by edge and by kind of neighbour (spec T1 to T8).
///
/// Edges are absolute: `left` is the left edge in either layout direction.
public struct ViewSpacing: Hashable, Sendable {
    /// What one edge prefers; `nil` is no preference of that kind.
    public struct Edge: Hashable, Sendable {
        /// Towards anything, unkeyed (spec T3); 0 on the edges of a Spacer.
        public var any: Double?
        /// Of a view below a text or of a text's bottom edge: category "edge below text".
        public var belowText: Double?
        /// Of a view above a text or of a text's top edge: category "edge above text".
        public var aboveText: Double?
        /// Category "edge left of text".
        public var leftOfText: Double?
        /// Category "edge right of text".
        public var rightOfText: Double?
        /// Between two texts: the lower one's leading decides (spec T5).
        public var textToText: Double?
        /// A control's own distance to its like, category "control".
        public var control: Double?

        public init(
            any: Double? = nil, belowText: Double? = nil, aboveText: Double? = nil, leftOfText: Double? = nil,
            rightOfText: Double? = nil, textToText: Double? = nil, control: Double? = nil
        ) {
            self.any = any
            self.belowText = belowText
            self.aboveText = aboveText
            self.leftOfText = leftOfText
            self.rightOfText = rightOfText
            self.textToText = textToText
            self.control = control
        }

        /// The larger preference of each kind (spec T6).
        func merged(with other: Edge) -> Edge {
            Edge(
                any: maximum(any, other.any), belowText: maximum(belowText, other.belowText),
                aboveText: maximum(aboveText, other.aboveText), leftOfText: maximum(leftOfText, other.leftOfText),
                rightOfText: maximum(rightOfText, other.rightOfText),
                textToText: maximum(textToText, other.textToText), control: maximum(control, other.control))
        }
    }

    public var top: Edge
    public var left: Edge
    public var bottom: Edge
    public var right: Edge

    public init(top: Edge = Edge(), left: Edge = Edge(), bottom: Edge = Edge(), right: Edge = Edge()) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// What an ordinary view prefers: 8 points to its like, nothing beyond what a text next to it wants (spec T1).
    public static let ordinary = ViewSpacing(
        top: Edge(belowText: 0), left: Edge(rightOfText: 0), bottom: Edge(aboveText: 0), right: Edge(leftOfText: 0))
    /// No distance to anything on any edge (spec T1), as a Spacer wants.
    public static let zero = ViewSpacing(
        top: Edge(any: 0), left: Edge(any: 0), bottom: Edge(any: 0), right: Edge(any: 0))
    /// No preference at all, as `ViewSpacing()` in SwiftUI.
    public static let none = ViewSpacing()

    /// What a text prefers, in points (spec T5).
    ///
    /// - Parameters:
    ///   - above: To a view above it.
    ///   - below: To a view below it.
    ///   - leading: To a text above it.
    public static func text(above: Double, below: Double, leading: Double) -> ViewSpacing {
        ViewSpacing(
            top: Edge(aboveText: above, textToText: leading), bottom: Edge(belowText: below, textToText: leading))
    }

    /// What a symbol image prefers (spec T7): a text's kinds, measured from the distance of its baseline to its bottom.
    ///
    /// A text below it stands directly under it, whatever its leading, as in the recorded stack of a globe and a text.
    public static func symbol(baselineOffset: Double) -> ViewSpacing {
        ViewSpacing(
            top: Edge(aboveText: baselineOffset, textToText: 0),
            bottom: Edge(any: 0, belowText: baselineOffset + 1))
    }

    /// The edge at the near (top, left) or far (bottom, right) end of `axis`.
    subscript(axis: Axis, isFar isFar: Bool) -> Edge {
        get {
            axis == .horizontal ? (isFar ? right : left) : (isFar ? bottom : top)
        }
        set {
            switch (axis, isFar) {
            case (.horizontal, false): left = newValue
            case (.horizontal, true): right = newValue
            case (.vertical, false): top = newValue
            case (.vertical, true): bottom = newValue
            }
        }
    }

    /// Gives the edges of `axis` those of an ordinary view, as a frame on that axis does (spec T7).
    mutating func reset(_ axis: Axis, isFar: Bool) {
        self[axis, isFar: isFar] = ViewSpacing.ordinary[axis, isFar: isFar]
    }

    /// The distance, in points, to a view that follows along `axis` (spec T2 to T4).
    ///
    /// In a right-to-left row the following view stands on the left.
    public func distance(
        to next: ViewSpacing, along axis: Axis, layoutDirection: LayoutDirection = .leftToRight
    ) -> Double {
        distance(to: next, along: axis, isReversed: axis == .horizontal && layoutDirection == .rightToLeft, default: 8)
    }

    func distance(to next: ViewSpacing, along axis: Axis, isReversed: Bool, default fallback: Double) -> Double {
        let far = self[axis, isFar: !isReversed]
        let near = next[axis, isFar: isReversed]
        var found = sum(far.belowText, near.belowText)
        found = maximum(found, sum(far.aboveText, near.aboveText))
        found = maximum(found, sum(far.leftOfText, near.leftOfText))
        found = maximum(found, sum(far.rightOfText, near.rightOfText))
        found = maximum(found, sum(far.control, near.control))
        if far.textToText != nil, let lower = near.textToText { found = maximum(found, lower) }
        return found ?? maximum(far.any, near.any) ?? fallback
    }

    /// Merges the preferences of `other` on the given absolute edges into this one (spec T6, T8).
    public mutating func formUnion(_ other: ViewSpacing, edges: LayoutEngine.Edge.Set = .all) {
        if edges.contains(.top) { top = top.merged(with: other.top) }
        if edges.contains(.leading) { left = left.merged(with: other.left) }
        if edges.contains(.bottom) { bottom = bottom.merged(with: other.bottom) }
        if edges.contains(.trailing) { right = right.merged(with: other.right) }
    }

    /// The preferences of both on the given absolute edges.
    public func union(_ other: ViewSpacing, edges: LayoutEngine.Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }
}

private func maximum(_ left: Double?, _ right: Double?) -> Double? {
    guard let left else { return right }
    guard let right else { return left }
    return max(left, right)
}

private func sum(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    return left + right
}
