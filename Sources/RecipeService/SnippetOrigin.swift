/// The line that a copied snippet begins with.
public enum SnippetOrigin {
    /// The snippet under a comment with slug, revision and a hash of the code.
    public static func marked(_ snippet: String, slug: String, revision: Int) -> String {
        "// recipe: \(slug)@\(revision) \(hash(of: snippet))\n" + snippet + (snippet.hasSuffix("\n") ? "" : "\n")
    }

    /// A short hash that is the same on every machine (FNV-1a).
    public static func hash(of text: String) -> String {
        let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
