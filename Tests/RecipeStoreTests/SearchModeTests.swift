import CanonicalJSON
import RecipeModel
import Testing

@testable import RecipeStore

/// Searches that go through the texts themselves, and questions in SQL.
@Suite struct SearchModeTests {
    let folder: TemporaryFolder
    let store: RecipeStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
        var japanese = try recipe("Rows", tags: ["日本語タグ"], description: "左右に揃える", prose: "画像の下に文字を置くレイアウト。")
        japanese.slug = "rows"
        try store.add(
            [
                StoreEntry(
                    recipe: try recipe("Card", code: "VStack(spacing: 12) { Text(\"a\") }\n"), symbols: ["VStack"]),
                StoreEntry(recipe: try recipe("card game", code: "VStack(spacing: 4) { }\n"), symbols: ["VStack"]),
                StoreEntry(recipe: japanese)
            ], onConflict: .fail)
    }

    private func slugs(_ query: String, _ mode: SearchMode) throws -> [String] {
        try store.search(SearchRequest(query: query, mode: mode)).hits.map(\.slug)
    }

    @Test(arguments: [
        ("spacing: 12", SearchMode.exact, ["card"]), ("Card", .exact, ["card"]), ("card", .exact, ["card-game"]),
        ("acing: ", .exact, ["card", "card-game"]), ("nothing", .exact, []),
        ("spacing: [0-9]{2}", .regex, ["card"]), ("(?i)CARD", .regex, ["card", "card-game"]),
        ("^Rows$", .regex, ["rows"]),
        ("x*", .regex, ["card", "card-game", "rows"]), ("title : game", .raw, ["card-game"]),
        ("card NOT game", .raw, ["card"])
    ])
    func modes(query: String, mode: SearchMode, expected: [String]) throws {
        if query == "x*" {
            // A pattern that matches nothing, everywhere.
            #expect(try slugs(query, mode) == expected)
        } else {
            #expect(try Set(slugs(query, mode)) == Set(expected))
        }
    }

    @Test(arguments: [("(", SearchMode.regex), ("[", .regex), ("card NOT", .raw), ("nope : x", .raw), ("\"", .raw)])
    func wrongExpressionsAreNamed(query: String, mode: SearchMode) {
        let error = #expect(throws: StoreError.self) { try store.search(SearchRequest(query: query, mode: mode)) }
        #expect(error?.kind == .query)
    }

    /// Scripts without blanks: the tokenizer finds no words, the excerpt shows the place all the same.
    @Test(arguments: [
        ("文字", Excerpt.Field.body, "文字"), ("揃える", .description, "揃える"), ("タグ", .tags, "タグ")
    ])
    func textsWithoutBlanksHaveExcerpts(query: String, field: Excerpt.Field, match: String) throws {
        let result = try store.search(SearchRequest(query: query))
        #expect(result.hits.map(\.slug) == ["rows"])
        let excerpt = try #require(result.hits.first?.excerpts.first { $0.field == field })
        let characters = Array(excerpt.text)
        #expect(excerpt.ranges.map { String(characters[$0]) } == [match])
    }

    @Test func queriesRead() throws {
        try store.close()
        let reader = try folder.store(access: .read)
        let found = try reader.query("SELECT slug, title FROM v_recipes ORDER BY slug")
        #expect(found.columns == ["slug", "title"])
        #expect(found.rows.map { $0[0] } == ["card", "card-game", "rows"])
        for (view, columns) in RecipeStore.sqlViews {
            let names = columns.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
            #expect(try reader.query("SELECT * FROM \(view) LIMIT 1").columns == names)
        }
        #expect(
            try reader.query("/* a */ -- b\n SELECT 1, 2.5, NULL, x'00ff', 9007199254740993").rows == [
                [1, 2.5, .null, "x'00FF'", "9007199254740993"]
            ])
    }

    @Test(arguments: [
        "", "DROP TABLE recipe", "DELETE FROM recipe", "WITH a AS (SELECT 1) DELETE FROM recipe", "SELECT 1; SELECT 2",
        "VACUUM INTO '/tmp/copy.sqlite'", "ATTACH 'other.sqlite' AS other", "PRAGMA user_version = 3",
        "SELECT * FROM nope",
        "SELECT load_extension('x')", "EXPLAIN", "/* open", "BEGIN"
    ])
    func queriesThatWriteOrAreWrongAreRefused(sql: String) throws {
        try store.close()
        let reader = try folder.store(access: .read)
        let error = #expect(throws: StoreError.self) { try reader.query(sql) }
        #expect(error?.kind == .query)
        #expect(try reader.count() == 3)
    }

    @Test func treesOfManyAreThoseOfEach() throws {
        try store.add(
            (0..<300).map { index in
                var one = try recipe("Number \(index)")
                one.slug = "number-\(index)"
                return StoreEntry(recipe: one, trees: index % 3 == 0 ? [:] : ["default": "{\"n\":\(index)}"])
            }, onConflict: .fail)
        let slugs = try store.slugs()
        let all = try store.trees(of: slugs)
        for slug in slugs { #expect(try all[slug] ?? [:] == store.trees(of: slug)) }
        #expect(all.count == 200)
    }
}
