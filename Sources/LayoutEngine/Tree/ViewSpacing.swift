/// The distances that a view prefers to its neighbours, by edge and by kind of neighbour (spec T1 to T8).
public struct ViewSpacing: Hashable, Sendable {
    /// What an ordinary view prefers: 8 points to its like, nothing beyond what a text next to it wants.
    public static let ordinary = ViewSpacing()

    /// What a text prefers, in points (spec T5): to a view above it, to a view below it, and to a text above it.
    public static func text(above: Double, below: Double, leading: Double) -> ViewSpacing { ViewSpacing() }
}
