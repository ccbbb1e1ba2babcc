import GRDB
import RecipeModel

extension RecipeStore {
    /// New recipes among these whose snippet another recipe has, in the store or earlier in the list, but for blanks.
    public func snippetsKnown(of recipes: [Recipe]) throws -> [(slug: String, other: String)] {
        try read { db in
            let statement = try db.cachedStatement(
                sql: """
                    SELECT r.slug FROM snippet s JOIN recipe r ON r.id = s.recipe_id WHERE s.hash = ? AND r.slug <> ?
                    ORDER BY r.slug LIMIT 1
                    """)
            var first: [String: String] = [:]
            var known: [(slug: String, other: String)] = []
            for recipe in recipes where recipe.snippet.contains(where: { !$0.isWhitespace }) {
                let hash = RecipeWriter.snippetHash(recipe.snippet)
                let earlier = first[hash]
                if earlier == nil { first[hash] = recipe.slug }
                guard try RecipeReader.id(of: recipe.slug, in: db) == nil, earlier != recipe.slug else { continue }
                let stored = try String.fetchOne(statement, arguments: [hash, recipe.slug])
                if let other = stored ?? earlier { known.append((recipe.slug, other)) }
            }
            return known
        }
    }
}
