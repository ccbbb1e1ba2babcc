/// What the scenarios of a check were laid out from.
public struct LayoutBasis: Hashable, Sendable {
    /// Scenarios laid out from their stored tree.
    public var trees: Int
    /// Scenarios laid out from their snippet.
    public var snippets: Int
    /// Scenarios whose stored tree is bound to its snippet, so that it was not laid out by itself.
    public var bound: Int
    /// Scenarios whose stored tree was written by another version of the program, which wrote it differently; its frames
    /// are those of the snippet.
    public var outdated: Int

    public init(trees: Int = 0, snippets: Int = 0, bound: Int = 0, outdated: Int = 0) {
        self.trees = trees
        self.snippets = snippets
        self.bound = bound
        self.outdated = outdated
    }

    public mutating func add(_ other: LayoutBasis) {
        trees += other.trees
        snippets += other.snippets
        bound += other.bound
        outdated += other.outdated
    }
}
