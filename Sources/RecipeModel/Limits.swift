/// How large a recipe may be; each is checked before anything is built from the text.
public enum Limits {
    /// Bytes of a document.
    public static let documentBytes = 1 << 20
    /// Bytes of all `swift` blocks of a document together.
    public static let snippetBytes = 256 << 10
    /// Levels of nesting in Markdown, YAML and JSON.
    public static let nesting = 256
    /// Values in the front matter, aliases counted as often as they are used.
    public static let frontMatterValues = 20_000
    /// Bytes of a search query.
    public static let queryBytes = 8 << 10
}
