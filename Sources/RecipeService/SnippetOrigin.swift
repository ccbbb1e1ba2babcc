import RecipeModel

/// The line that a copied snippet begins with.
public struct SnippetOrigin: Hashable, Sendable {
    public var slug: String
    public var revision: Int
    /// The hash of the snippet when it was copied.
    public var hash: String

    public init(slug: String, revision: Int, hash: String) {
        self.slug = slug
        self.revision = revision
        self.hash = hash
    }

    /// The snippet under a comment with slug, revision and a hash of the code.
    public static func marked(_ snippet: String, slug: String, revision: Int) -> String {
        "// recipe: \(slug)@\(revision) \(hash(of: snippet))\n" + snippet + (snippet.hasSuffix("\n") ? "" : "\n")
    }

    /// A short hash that is the same on every machine.
    public static func hash(of text: String) -> String { StableHash.text(of: text) }

    /// The origin that a text begins with and the code under it; `nil` if it has none.
    public static func read(_ text: String) -> (origin: SnippetOrigin, snippet: String)? {
        let end = text.firstIndex(of: "\n") ?? text.endIndex
        let words = text[..<end].split(whereSeparator: { $0 == " " || $0 == "\r" })
        guard words.count == 4, words[0] == "//", words[1] == "recipe:", words[3].count == 16 else { return nil }
        let name = words[2].split(separator: "@", omittingEmptySubsequences: false)
        guard name.count == 2, Slug.isValid(String(name[0])), let revision = Int(name[1]), revision > 0 else {
            return nil
        }
        let origin = SnippetOrigin(slug: String(name[0]), revision: revision, hash: String(words[3]))
        return (origin, end == text.endIndex ? "" : String(text[text.index(after: end)...]))
    }
}
