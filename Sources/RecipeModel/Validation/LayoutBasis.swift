/// What the scenarios of a check were laid out from.
public struct LayoutBasis: Hashable, Sendable {
    /// Scenarios laid out from their stored tree.
    public var trees: Int
    /// Scenarios laid out from their snippet.
    public var snippets: Int
    /// Scenarios whose stored tree is bound to its snippet, so that it was not laid out by itself.
    public var bound: Int

    public init(trees: Int = 0, snippets: Int = 0, bound: Int = 0) {
        self.trees = trees
        self.snippets = snippets
        self.bound = bound
    }

    public mutating func add(_ other: LayoutBasis) {
        trees += other.trees
        snippets += other.snippets
        bound += other.bound
    }
}
