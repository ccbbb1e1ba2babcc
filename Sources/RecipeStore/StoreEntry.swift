import RecipeModel

/// A recipe with what was computed from it, as the store takes it.
public struct StoreEntry: Hashable, Sendable {
    public var recipe: Recipe
    /// The layout tree's JSON for each scenario that could be laid out.
    public var trees: [String: String]
    /// The views, modifiers and alignments that the recipe uses, for example `VStack`, `alignmentGuide`.
    public var symbols: [String]

    public init(recipe: Recipe, trees: [String: String] = [:], symbols: [String] = []) {
        self.recipe = recipe
        self.trees = trees
        self.symbols = symbols
    }
}

/// A recipe as the store holds it.
public struct StoredRecipe: Hashable, Sendable {
    public var recipe: Recipe
    /// The names that the recipe uses, sorted.
    public var symbols: [String]
    /// What never changes about it in this store, whatever its slug becomes; see `reference`.
    public var id: Int64
    /// How often it was changed; the number of its newest revision.
    public var revision: Int
    /// Slugs under which it was known before, sorted.
    public var aliases: [String]

    /// The name that finds the recipe under every slug: `id:17`.
    public var reference: String { "id:\(id)" }
}

/// What to do with a recipe whose slug is taken by a different one.
public enum ConflictPolicy: String, Hashable, Sendable, CaseIterable {
    /// Nothing at all is written.
    case fail
    /// The store's stays.
    case ours
    /// The new one replaces it.
    case theirs
    /// The one with the later day stays, by `updated`, else `created`; the store's where that does not decide.
    case newer
}

/// What became of one recipe of an `add`.
public struct AddOutcome: Hashable, Sendable {
    public enum Action: String, Hashable, Sendable {
        case added, updated
        /// An equal recipe was there already.
        case unchanged
        /// A different recipe was there already and stays.
        case kept
    }

    public var slug: String
    /// The recipe's number, see `StoredRecipe.reference`.
    public var id: Int64
    public var action: Action
    /// Its revision after that.
    public var revision: Int
    /// Other recipes with the same snippet or layout.
    public var duplicates: [Duplicate]
}

/// Another recipe that is the same in part.
public struct Duplicate: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// The same code but for blanks.
        case snippet
        /// The same layout tree.
        case tree
    }

    public var slug: String
    public var title: String
    public var kind: Kind
}

/// One change of a recipe.
public struct Revision: Hashable, Sendable {
    public enum Change: String, Hashable, Sendable {
        case add, update, record, accept, restore, remove
    }

    public var number: Int
    public var slug: String
    public var change: Change
    /// When, as `2026-11-21T12:00:00Z`.
    public var at: String
    public var reason: String?
}
