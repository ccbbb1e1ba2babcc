import RecipeModel

/// The recipes that a recipe names: those of `related:` in its front matter, and those that its prose links to.
enum RecipeReferences {
    /// The slugs, each once, in order.
    static func slugs(of recipe: Recipe) -> [String] {
        let related = recipe.extra["related"]
        let named = related?.arrayValue?.compactMap(\.stringValue) ?? related?.stringValue.map { [$0] } ?? []
        var seen: Set<String> = []
        return (named + links(in: recipe.body)).filter { seen.insert($0).inserted }
    }

    /// What `[text](slug)`, `[text](slug.md)` and `[text](./slug.md)` lead to; anything else is no recipe.
    private static func links(in body: String) -> [String] {
        body.ranges(of: "](").compactMap { range in
            var target = body[range.upperBound...].prefix { $0 != ")" && !$0.isWhitespace && $0 != "#" }
            if target.hasPrefix("./") { target = target.dropFirst(2) }
            let isDocument = target.hasSuffix(".md")
            if isDocument { target = target.dropLast(3) }
            // A link to a word alone may lead anywhere; names of recipes have several or are documents.
            let slug = String(target)
            return Slug.isValid(slug) && (isDocument || slug.contains("-")) ? slug : nil
        }
    }
}
