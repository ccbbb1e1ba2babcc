import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// Ranking in one pass gives the order of SQLite's own `bm25`, ties by slug, however many are asked for.
@Suite struct HitRankingTests {
    private let folder: TemporaryFolder
    private let store: RecipeStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
        // Slugs fall while ids rise, lengths repeat, and words stand in different columns: many ties, many ranks.
        let entries = try (0..<60).map { index in
            StoreEntry(
                recipe: try recipe(
                    "\(String(UnicodeScalar(UInt8(122 - index % 26))))\(index) \(index % 7 == 0 ? "plum" : "pear")",
                    tags: index % 5 == 0 ? ["plum"] : ["quince"],
                    description: index % 3 == 0 ? "a plum and a pear" : nil,
                    prose: String(repeating: index % 2 == 0 ? "pear apple " : "plum tree ", count: 1 + index % 4)))
        }
        try store.add(entries, onConflict: .fail)
    }

    @Test(arguments: [
        "\"pear\"", "\"plum\"", "\"pear\" AND \"plum\"", "\"tree\" OR \"apple\"", "\"p\"*", "title : \"pear\"",
        "\"plum\" NOT \"apple\"", "\"a plum\"", "\"quince\" AND (\"pear\" OR \"tree\")", "\"nothing\""
    ])
    func orderIsThatOfRank(_ match: String) throws {
        let expected = try store.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT r.slug FROM search JOIN recipe r ON r.id = search.rowid WHERE search MATCH ?
                    ORDER BY rank, r.slug
                    """, arguments: [match])
        }
        for limit in [1, 2, 5, 9, 30, 100, nil] {
            let found = try store.search(SearchRequest(query: match, limit: limit, mode: .raw))
            #expect(found.hits.map(\.slug) == Array(expected.prefix(limit ?? 100)))
            #expect(found.total == expected.count && found.isTotalExact)
        }
    }

    @Test func theWeightsAreThoseOfTheSchema() throws {
        let rank = try store.read { try String.fetchOne($0, sql: "SELECT v FROM search_config WHERE k = 'rank'") }
        let weights = HitRanking.weights.map { "\($0)" }.joined(separator: ", ")
        #expect(rank == "bm25(\(weights))")
    }

    /// `-n 3` is the beginning of `-n 30`, also where recipes with the word as their tag come first.
    @Test(arguments: ["plum", "pear plum", "quince -tree", "p*"]) func fewAreTheFirstOfMany(_ query: String) throws {
        let all = try store.search(SearchRequest(query: query, limit: nil)).hits.map(\.slug)
        #expect(Set(all).count == all.count)
        for limit in [1, 3, 8, 20] {
            #expect(
                try store.search(SearchRequest(query: query, limit: limit)).hits.map(\.slug) == Array(all.prefix(limit))
            )
        }
    }

    /// Marking by the places that ranking notes gives the excerpts that FTS5's own `highlight` gives.
    @Test(arguments: [
        "plum", "pear plum", "\"pear apple pear\"", "p*", "quince -tree", "title:plum", "plum OR apple",
        "\"a plum\" pear",
        "épée", "\"naïve plums\"", "HStack", "alignmentGuide", "\"far far\"", "the", "end", "日本"
    ])
    func marksAreThoseOfHighlight(_ query: String) throws {
        let far = String(repeating: "filler ", count: 90)
        let code = "```swift\nHStack { Text(\"end\").alignmentGuide(.top) { $0[.top] } }\n```\n"
        try store.add(
            [
                // Overlapping phrases, accents in one and in two code points, wide letters, matches far from each other.
                StoreEntry(
                    recipe: recipe(
                        "Far far far away, épée, e\u{301}pe\u{301}e", prose: "plum \(far)plum the end\n" + code),
                    symbols: ["HStack", "alignmentGuide", "AlignmentID", "VerticalAlignment"]),
                StoreEntry(
                    recipe: recipe(
                        "Naïve plums", tags: ["日本", "plum"], description: "日本 語 naïve\tplums\nand the pears",
                        prose: far + "日本 " + far + "the plum, the pear apple pear apple pear")),
                StoreEntry(recipe: recipe("Signs", prose: "a\u{2}plum\u{3}b plum"))
            ], onConflict: .fail)
        for excerpts in [nil, 0, 1, 2] {
            func hits(usesPlaces: Bool) throws -> [SearchHit] {
                try store.read { db in
                    let request = SearchRequest(query: query, limit: 30, excerpts: excerpts)
                    var search = try Search(request, db: db, ranking: store.ranking)
                    search.usesPlaces = usesPlaces
                    let found = try search.run()
                    var reader = HitReader(
                        db: db, match: search.expression.match, literals: search.expression.literals, known: found.known
                    )
                    if let excerpts { reader.excerptLimit = excerpts }
                    return try reader.hits(found.ids)
                }
            }
            let expected = try hits(usesPlaces: false)
            #expect(!expected.isEmpty)
            #expect(try hits(usesPlaces: true) == expected)
        }
    }

    @Test func aSlugFindsItsRecipeFirst() throws {
        try store.add([StoreEntry(recipe: Recipe(slug: "old-plum", title: "Stone fruit"))], onConflict: .fail)
        #expect(try store.search(SearchRequest(query: "old-plum")).hits.first?.slug == "old-plum")
        #expect(try store.search(SearchRequest(query: "old plum", limit: 1)).hits.map(\.slug) == ["old-plum"])
        // Its number is a name as well, whatever stands in texts.
        let number = try store.recipe("old-plum").reference
        try store.add([StoreEntry(recipe: recipe("Loop", prose: "ForEach(plums, \(number))"))], onConflict: .fail)
        #expect(try store.search(SearchRequest(query: number)).hits.map(\.slug) == ["old-plum", "loop"])
        #expect(try store.search(SearchRequest(query: "id:99999")).hits.isEmpty)
        let filtered = SearchRequest(query: "old-plum", filters: SearchFilters(tags: ["quince"]))
        #expect(try store.search(filtered).hits.first?.slug != "old-plum")
    }
}
