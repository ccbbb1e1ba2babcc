import RecipeModel

/// One part of a division of recipes that does not change when others are added.
struct Shard {
    let index: Int
    let count: Int

    /// Reads `I/N`, I from 1 to N; `nil` for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index)
        else { return nil }
        self.index = index - 1
        self.count = count
    }

    /// Whether the recipe of a slug belongs to this part.
    func contains(_ slug: String) -> Bool { Int(StableHash.of(slug) % UInt64(count)) == index }
}
