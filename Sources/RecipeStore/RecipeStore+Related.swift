import GRDB
import RecipeModel

/// A recipe near to another one, with what they share.
public struct RelatedRecipe: Hashable, Sendable {
    public var slug: String
    public var title: String
    /// Larger is nearer.
    public var score: Double
    /// What both use and most do not, the rarest first.
    public var symbols: [String]
    public var tags: [String]
    /// Whether a layout tree is the same, or has the same views.
    public var hasSameShape: Bool
}

extension RecipeStore {
    /// The recipes nearest to one, by rare symbols and tags that they share and by the shape of their layouts.
    public func related(to slug: String, limit: Int = 10) throws -> [RelatedRecipe] {
        try read { db in
            guard let id = try RecipeReader.id(of: slug, in: db) else { throw RecipeStore.notFound(slug, db) }
            let total = Double(try Int.fetchOne(db, sql: "SELECT count(*) FROM recipe") ?? 1)
            var related: [Int64: RelatedRecipe] = [:]
            func note(_ other: Int64, _ weight: Double, _ change: (inout RelatedRecipe) -> Void) {
                var entry =
                    related[other]
                    ?? RelatedRecipe(slug: "", title: "", score: 0, symbols: [], tags: [], hasSameShape: false)
                entry.score += weight
                change(&entry)
                related[other] = entry
            }
            /// What nearly every recipe has relates nothing and would only cost time.
            func weight(_ others: Int) -> Double? {
                others == 0 || others > 20_000
                    ? nil : max(0.05, (total / Double(others + 1)).squareRoot() / 4).clamped(to: 3)
            }
            let own = try Row.fetchAll(
                db,
                sql: """
                    SELECT name, (SELECT count(*) FROM symbol o WHERE o.name = s.name) FROM symbol s
                    WHERE recipe_id = ? ORDER BY 2, name
                    """, arguments: [id])
            // What most recipes use says nothing about two of them.
            for row in own {
                let name: String = row[0]
                guard total < 8 || (row[1] as Double) <= total / 2 else { continue }
                let others = try Int64.fetchAll(
                    db, sql: "SELECT recipe_id FROM symbol WHERE name = ? AND recipe_id <> ? LIMIT 20001",
                    arguments: [name, id])
                guard let weight = weight(others.count) else { continue }
                for other in others { note(other, weight) { $0.symbols.append(name) } }
            }
            let tags = try Row.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT t.id, t.name FROM recipe_tag x JOIN tag t ON t.id = x.tag_id
                    WHERE x.recipe_id = ? ORDER BY t.name
                    """, arguments: [id])
            for tag in tags {
                let tagID: Int64 = tag[0]
                let others = try Int64.fetchAll(
                    db, sql: "SELECT recipe_id FROM recipe_tag WHERE tag_id = ? AND recipe_id <> ? LIMIT 20001",
                    arguments: [tagID, id])
                guard let weight = weight(others.count) else { continue }
                for other in Set(others) { note(other, weight * 1.5) { $0.tags.append(tag[1]) } }
            }
            let shapes = try Int64.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT o.recipe_id FROM layout_tree t JOIN layout_tree o ON o.hash = t.hash
                    WHERE t.recipe_id = ?1 AND o.recipe_id <> ?1
                    """, arguments: [id])
            for other in shapes { note(other, 4) { $0.hasSameShape = true } }
            return try nearest(related, limit: limit, db: db)
        }
    }

    private func nearest(_ related: [Int64: RelatedRecipe], limit: Int, db: Database) throws -> [RelatedRecipe] {
        let best = related.sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) }.prefix(max(0, limit) + 20)
        let named = try best.compactMap { id, entry -> RelatedRecipe? in
            guard
                let row = try Row.fetchOne(
                    db.cachedStatement(sql: "SELECT slug, title FROM recipe WHERE id = ?"), arguments: [id])
            else { return nil }
            var entry = entry
            entry.slug = row[0]
            entry.title = row[1]
            return entry
        }
        return Array(named.sorted { ($1.score, $0.slug) < ($0.score, $1.slug) }.prefix(max(0, limit)))
    }
}

extension Double {
    /// The number, at most `limit`.
    fileprivate func clamped(to limit: Double) -> Double { Swift.min(self, limit) }
}
