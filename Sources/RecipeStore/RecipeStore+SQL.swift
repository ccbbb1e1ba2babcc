import CStore
import CanonicalJSON
import GRDB

/// What a query in SQL gave.
public struct SQLRows: Hashable, Sendable {
    public var columns: [String]
    public var rows: [[JSON]]
}

extension RecipeStore {
    /// The views that queries may rely on, with their columns; the tables behind them may change with the store's version.
    public static let sqlViews: [(name: String, columns: String)] = [
        (
            "v_recipes",
            "slug, title, description, tags, authors, created, updated, source, license, platform, revision, scenarios, "
                + "expectations, numbers, origins"
        ),
        ("v_frames", "slug, scenario, origin, node, x, y, width, height, tolerance, note"),
        ("v_scenarios", "slug, position, name, definition"),
        ("v_uses", "slug, name"),
        ("v_revisions", "slug, number, change, at, reason, command")
    ]

    private static let definitions = [
        """
        v_recipes AS SELECT r.slug, r.title, r.description,
            (SELECT group_concat(name, ', ') FROM (SELECT t.name FROM recipe_tag x JOIN tag t ON t.id = x.tag_id
                WHERE x.recipe_id = r.id ORDER BY x.position)) AS tags,
            (SELECT group_concat(name, ', ') FROM (SELECT a.name FROM recipe_author x JOIN author a ON a.id = x.author_id
                WHERE x.recipe_id = r.id ORDER BY x.position)) AS authors,
            r.created, r.updated, r.source, r.license, r.platform, r.revision,
            (SELECT count(*) FROM scenario s WHERE s.recipe_id = r.id) AS scenarios,
            (SELECT count(*) FROM expectation e WHERE e.recipe_id = r.id) AS expectations,
            (SELECT count(x) + count(y) + count(width) + count(height) FROM expected_frame f
                JOIN expectation e ON e.id = f.expectation_id WHERE e.recipe_id = r.id) AS numbers,
            (SELECT group_concat(origin, ', ') FROM (SELECT DISTINCT origin FROM expectation e
                WHERE e.recipe_id = r.id ORDER BY origin)) AS origins
            FROM recipe r
        """,
        """
        v_frames AS SELECT r.slug, e.scenario, e.origin, f.node, f.x, f.y, f.width, f.height, e.tolerance, f.note
            FROM recipe r JOIN expectation e ON e.recipe_id = r.id JOIN expected_frame f ON f.expectation_id = e.id
        """,
        """
        v_scenarios AS SELECT r.slug, s.position, s.name, s.definition
            FROM recipe r JOIN scenario s ON s.recipe_id = r.id
        """,
        "v_uses AS SELECT r.slug, s.name FROM recipe r JOIN symbol s ON s.recipe_id = r.id",
        "v_revisions AS SELECT slug, number, change, at, reason, command FROM revision"
    ]

    /// Runs one query that reads, on a store that was opened for reading.
    ///
    /// - Throws: `StoreError` of kind `query` for SQL that is wrong, that is more than one statement, or that would write.
    public func query(_ sql: String) throws -> SQLRows {
        do {
            return try queue.inDatabase { db in
                for view in Self.definitions { try db.execute(sql: "CREATE TEMP VIEW IF NOT EXISTS " + view) }
                let statement = try Self.reading(sql, db)
                var result = SQLRows(columns: statement.columnNames, rows: [])
                let rows = try Row.fetchCursor(statement)
                while let row = try rows.next() { result.rows.append(row.databaseValues.map(Self.json)) }
                return result
            }
        } catch let error as DatabaseError
            where [.SQLITE_ERROR, .SQLITE_MISUSE, .SQLITE_AUTH].contains(error.resultCode)
        {
            let message = error.message ?? "the query cannot be run"
            if message.hasPrefix("Multiple statements") {
                throw StoreError(.query, "there is more than one statement", hints: ["ask one at a time"])
            }
            throw StoreError(.query, message, hints: Self.queryHints)
        } catch {
            throw StoreError.wrapping(error, path: path)
        }
    }

    private static let queryHints = ["recipes sql --help lists the views"]

    /// What these words begin can write nothing, with the functions that SQLite has built in.
    private static let readers: Set<String> = ["select", "with", "values", "explain"]

    private static func reading(_ sql: String, _ db: Database) throws -> Statement {
        let first = firstWord(of: sql)
        guard readers.contains(first) else {
            throw StoreError(
                .query, first.isEmpty ? "there is no query" : "\(first.uppercased()) is no query that only reads",
                hints: ["queries begin with SELECT, WITH, VALUES or EXPLAIN"])
        }
        let statement = try db.makeStatement(sql: sql)
        guard recipes_sqlite_only_reads(UnsafeMutableRawPointer(statement.sqliteStatement)) != 0 else {
            throw StoreError(.query, "the query would write to the store", hints: ["only queries that read are run"])
        }
        return statement
    }

    /// The first word in lower case, comments and blanks before it left out.
    private static func firstWord(of sql: String) -> String {
        var rest = sql[...]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "(" || $0 == ";" }
            if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                guard let end = rest.firstRange(of: "*/") else { return "" }
                rest = rest[end.upperBound...]
            } else {
                return rest.prefix { $0.isLetter }.lowercased()
            }
        }
    }

    private static func json(_ value: DatabaseValue) -> JSON {
        switch value.storage {
        case .null: return .null
        case .int64(let number):
            // What JSON's numbers cannot hold stays a text.
            return abs(number) <= 1 << 53 ? .number(Double(number)) : .string("\(number)")
        case .double(let number): return number.isFinite ? .number(number) : .string(number > 0 ? "inf" : "-inf")
        case .string(let text): return .string(text)
        case .blob(let bytes):
            let digits = Array("0123456789ABCDEF")
            return .string("x'" + String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }) + "'")
        }
    }
}
