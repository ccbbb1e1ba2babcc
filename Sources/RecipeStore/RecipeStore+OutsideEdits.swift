import CanonicalJSON
import GRDB
import RecipeModel

/// A recipe whose rows are not what the program wrote last: something else has changed them.
public struct OutsideEdit: Hashable, Sendable {
    public var slug: String
    /// The number of the newest revision, which holds what the program wrote.
    public var revision: Int
    /// What differs, as people read it: `body`, `expectation of plain (engine)`.
    public var parts: [String]

    public init(slug: String, revision: Int, parts: [String]) {
        self.slug = slug
        self.revision = revision
        self.parts = parts
    }
}

extension RecipeStore {
    /// The recipes that were changed without the program, sorted by slug: those that differ from their newest revision.
    ///
    /// Every command writes a recipe and its revision in one transaction, so the two only differ where rows were edited by
    /// hand, or by another program.
    public func outsideEdits() throws -> [OutsideEdit] { try read(RecipeStore.outsideEdits) }

    static func outsideEdits(_ db: Database) throws -> [OutsideEdit] {
        let reader = RecipeReader(db: db)
        var edits: [OutsideEdit] = []
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT r.id, r.slug, r.revision, v.document FROM recipe r
                JOIN revision v ON v.recipe_id = r.id AND v.number = r.revision ORDER BY r.slug
                """)
        while let row = try rows.next() {
            // Read and written once more, since an earlier version of the program may have written it differently.
            guard let found = try reader.recipe(row[0]) else { continue }
            let written = (try? JSON(parsing: row[3])).flatMap { try? Recipe(json: $0) }
            // A revision that cannot be read is no proof of anything.
            let parts = written.map { differences(from: $0, to: found.recipe) } ?? ["revision, which cannot be read"]
            if !parts.isEmpty { edits.append(OutsideEdit(slug: row[1], revision: row[2], parts: parts)) }
        }
        return edits
    }

    private static func differences(from written: Recipe, to found: Recipe) -> [String] {
        guard written != found else { return [] }
        var parts: [String] = []
        let before = written.json.objectValue ?? [:]
        let now = found.json.objectValue ?? [:]
        for key in Set(before.keys).union(now.keys).sorted() where key != "expectations" && before[key] != now[key] {
            parts.append(key)
        }
        if written.snippet != found.snippet { parts.append("snippet") }
        for expectation in found.expectations where !written.expectations.contains(expectation) {
            parts.append(name(of: expectation))
        }
        for expectation in written.expectations where !found.expectations.contains(expectation) {
            let name = name(of: expectation)
            if !parts.contains(name) { parts.append(name + ", which is gone") }
        }
        if parts.isEmpty { parts.append("the order of expectations") }
        return parts
    }

    private static func name(of expectation: Expectation) -> String {
        "expectation of \(expectation.scenario) (\(expectation.provenance.origin.rawValue))"
    }
}
