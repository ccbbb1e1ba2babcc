/// The size of a view and its guides in its own coordinates, as closures of alignment guides see it (spec A3).
public struct ViewDimensions {
    public let width: Double
    public let height: Double

    /// The explicit value of a guide, else its default.
    public subscript(_ key: AlignmentKey) -> Double { 0 }
    /// The explicit value of a guide, else `nil`.
    public subscript(explicit key: AlignmentKey) -> Double? { nil }
}
