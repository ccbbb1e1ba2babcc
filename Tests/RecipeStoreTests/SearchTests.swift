import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct SearchTests {
    let folder: TemporaryFolder
    let store: RecipeStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
        try store.add(
            [
                StoreEntry(
                    recipe: recipe(
                        "Custom alignment", tags: ["Form", "guide"], authors: ["Karin Prater"],
                        prose: "Lines things up. Don't forget C++ comes later.",
                        code: "HStack { Text(\"a\").frame(maxWidth: .infinity) }\n@State var on = true\n"),
                    trees: [
                        "default":
                            #"{"root":{"call":"HStack","children":[{"call":"Text"},{"call":"Spacer"},{"call":"Image"}]}}"#
                    ],
                    symbols: ["HStack", "alignmentGuide", "Text"]),
                StoreEntry(
                    recipe: recipe(
                        "Grid of cards", tags: ["alignment"], description: "Cards in a grid", updated: "2026-02-01"),
                    symbols: ["LazyVGrid"]),
                StoreEntry(
                    recipe: recipe(
                        "Footer", prose: "Alignment of a footer; alignment again; alignment.", updated: "2026-01-01"),
                    trees: [
                        "default":
                            #"{"root":{"call":"VStack","children":[{"call":"HStack","children":[{"call":"Image"}]}]}}"#
                    ],
                    symbols: ["VStack", "HStack"])
            ], onConflict: .fail)
    }

    private func slugs(_ query: String, _ filters: SearchFilters = SearchFilters()) throws -> [String] {
        try store.search(SearchRequest(query: query, filters: filters)).hits.map(\.slug)
    }

    @Test(arguments: [
        ("guide", ["custom-alignment"]),  // a word inside of alignmentGuide, and a tag
        ("lazy", ["grid-of-cards"]),  // a word inside of LazyVGrid
        ("alignment", ["grid-of-cards", "custom-alignment", "footer"]),  // the exact tag, the title, the prose
        ("footer", ["footer"]),
        ("aligned", ["custom-alignment", "grid-of-cards", "footer"]),  // the same stem, title before tag before prose
        (".frame(maxWidth: .infinity)", ["custom-alignment"]),
        ("@State", ["custom-alignment"]),
        ("don't", ["custom-alignment"]),
        ("++", ["custom-alignment"]),  // no word at all: looked for as it stands
        ("alignment -grid", ["custom-alignment", "footer"]),
        ("-alignment", []),
        ("grid OR footer", ["footer", "grid-of-cards"]),
        ("\"again alignment\"", ["footer"]),
        ("\"alignment again alignment\" OR cards", ["grid-of-cards", "footer"]),
        ("alignme*", ["custom-alignment", "grid-of-cards", "footer"]),  // longer than the stem
        ("HSt*", ["footer", "custom-alignment"]),
        ("title:footer", ["footer"]),
        ("title:alignment", ["custom-alignment"]),
        ("tag:form", ["custom-alignment"]),
        ("tag:FORM alignment", ["custom-alignment"]),
        ("author:karin", ["custom-alignment"]),
        ("author:\"Karin Prater\" OR footer", ["custom-alignment", "footer"]),
        ("uses:.alignmentguide", ["custom-alignment"]),
        ("alignment -tag:form", ["grid-of-cards", "footer"]),
        ("-uses:HStack", ["grid-of-cards"]),
        ("foo:bar", []),
        ("", ["custom-alignment", "footer", "grid-of-cards"])
    ])
    func queries(_ query: String, _ expected: [String]) throws {
        let found = try slugs(query)
        if query == "alignment" || query == "footer" {
            #expect(found == expected)
        } else {
            #expect(found.sorted() == expected.sorted())
        }
    }

    @Test func theExactTitleIsFirst() throws {
        try store.add(
            [
                StoreEntry(recipe: recipe("A", prose: "badge badge badge badge", code: "badge()\n")),
                StoreEntry(recipe: recipe("Badge badge badge", tags: ["badge"])), StoreEntry(recipe: recipe("Badge"))
            ], onConflict: .fail)
        #expect(try slugs("  BADGE ") == ["badge", "badge-badge-badge", "a"])
    }

    @Test func excerptsNameTheFieldAndThePlaces() throws {
        let hit = try #require(try store.search(SearchRequest(query: "grid")).hits.first)
        #expect(
            hit.excerpts == [
                Excerpt(field: .title, text: "Grid of cards", ranges: [0..<4]),
                Excerpt(field: .symbols, text: "LazyVGrid", ranges: [0..<9]),
                Excerpt(field: .description, text: "Cards in a grid", ranges: [11..<15])
            ])
    }

    @Test func longTextsAreCutAroundTheMatch() throws {
        let words = (0..<100).map { "word\($0)" }
        let text = (words[..<50] + ["needle\u{1}"] + words[50...]).joined(separator: " ")
        try store.add([StoreEntry(recipe: recipe("Long", prose: "first line\n" + text))], onConflict: .fail)
        let excerpt = try #require(try store.search(SearchRequest(query: "needle")).hits.first?.excerpts.first)
        #expect(excerpt.field == .body)
        #expect(excerpt.text.hasPrefix("…word") && excerpt.text.hasSuffix("…"))
        #expect(excerpt.text.count < 140)
        #expect(excerpt.ranges.map { String(Array(excerpt.text)[$0]) } == ["needle"])
    }

    @Test func filtersComposeAndTheEmptyingOneIsNamed() throws {
        #expect(try slugs("alignment", SearchFilters(tags: ["form"], uses: ["HStack"])) == ["custom-alignment"])
        let none = try store.search(
            SearchRequest(query: "alignment", filters: SearchFilters(tags: ["form"], uses: ["LazyVGrid"])))
        #expect(none.hits.isEmpty)
        #expect(
            none.emptyingFilters == [
                .init(name: "tag form", hitsWithout: 1), .init(name: "uses LazyVGrid", hitsWithout: 1)
            ])
        #expect(try slugs("", SearchFilters(since: "2026-01-15")) == ["grid-of-cards"])
        #expect(try slugs("", SearchFilters(slugs: ["footer", "nothing"])) == ["footer"])
    }

    @Test(arguments: [("algnment", "alignment", 3), ("gird", "grid", 1), ("fotoer", "footer", 1)])
    func misspeltWords(_ word: String, _ replacement: String, _ recipes: Int) throws {
        let result = try store.search(SearchRequest(query: word))
        #expect(result.hits.isEmpty)
        #expect(result.suggestions == [.init(word: word, replacement: replacement, recipes: recipes)])
    }

    @Test func misspeltTagsAndSymbols() throws {
        #expect(
            try store.search(SearchRequest(query: "tag:giude")).suggestions == [
                .init(word: "giude", replacement: "guide", recipes: 1)
            ])
        #expect(
            try store.search(SearchRequest(filters: SearchFilters(tags: ["from"], uses: ["HStak"]))).suggestions == [
                .init(word: "from", replacement: "Form", recipes: 1),
                .init(word: "HStak", replacement: "HStack", recipes: 2)
            ])
    }

    @Test func order() throws {
        #expect(
            try store.search(SearchRequest(order: .updated)).hits.map(\.slug) == [
                "grid-of-cards", "footer", "custom-alignment"
            ])
        #expect(
            try store.search(SearchRequest(query: "alignment", order: .title)).hits.map(\.title) == [
                "Custom alignment", "Footer", "Grid of cards"
            ])
        let limited = try store.search(SearchRequest(query: "alignment", limit: 1))
        #expect(limited.hits.count == 1)
        #expect(limited.total == 3)
    }

    @Test(arguments: [
        ("HStack(Text, Spacer, Image)", ["custom-alignment"]), ("HStack(*, ..., Image)", ["custom-alignment"]),
        ("HStack(..., Image)", ["custom-alignment", "footer"]), ("VStack{Image}", ["footer"]), ("VStack(Image)", []),
        ("*(*(Image))", ["footer"]), ("HStack()", []), ("HStack", ["custom-alignment", "footer"])
    ])
    func structures(_ pattern: String, _ expected: [String]) throws {
        #expect(try slugs("", SearchFilters(like: LayoutPattern(pattern))) == expected)
        #expect(try store.recipes(matching: SearchFilters(like: LayoutPattern(pattern))).map(\.recipe.slug) == expected)
    }

    @Test(arguments: ["", "HStack(", "HStack(Text", "...", "HStack(Text))", "!"]) func badPatterns(_ text: String) {
        #expect(throws: LayoutPatternError.self) { try LayoutPattern(text) }
    }

    /// Thirty nested demands on a tree of 250 nested views: trying every way would never end.
    @Test(.timeLimit(.minutes(1))) func deepPatternsOnDeepTrees() throws {
        let nested = String(repeating: "A{", count: 30) + "B" + String(repeating: "}", count: 30)
        let shape = try #require(
            TreeShape(text: String(repeating: "A(", count: 250) + "A" + String(repeating: ")", count: 250)))
        #expect(try !LayoutPattern(nested).matches(shape))
        #expect(try LayoutPattern(nested.replacing("B", with: "A")).matches(shape))
    }

    /// Beyond the limit of ranking the hits in the title come first, then those in tags, symbols, description and the
    /// rest in the order of adding; none is lost and none comes twice.
    @Test func manyHitsComeInTiers() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let prose = try (0..<8).map { try StoreEntry(recipe: recipe("Item \($0)", prose: "common")) }
        let better = try [
            StoreEntry(recipe: recipe("D", description: "a common thing")),
            StoreEntry(recipe: recipe("S"), symbols: ["commonSymbol"]),
            StoreEntry(recipe: recipe("T", tags: ["common tag"])), StoreEntry(recipe: recipe("Common title")),
            StoreEntry(recipe: recipe("X", tags: ["common"])), StoreEntry(recipe: recipe("Common"))
        ]
        try store.add(prose + better, onConflict: .fail)
        let all = ["common", "x", "common-title", "t", "s", "d"] + (0..<8).map { "item-\($0)" }
        for limit in [nil, 3, 5, 7, 14, 20] {
            let hits = try store.read { db in
                var search = try Search(SearchRequest(query: "common", limit: limit), db: db, ranking: store.ranking)
                search.rankedHits = 4
                let found = try search.run()
                return try HitReader(db: db, match: search.expression.match, known: found.known).hits(found.ids)
            }
            #expect(hits.map(\.slug) == Array(all.prefix(limit ?? 99)))
            #expect(hits.allSatisfy { !$0.excerpts.isEmpty })
        }
    }

    /// No text is an error, whatever it holds.
    @Test(arguments: 0..<200) func anyTextIsAQuery(_ seed: Int) throws {
        var random = Randomness(seed: UInt64(seed))
        let parts = [
            "a", "HStack", "\"", "'", "*", "-", "OR", "AND", "NOT", "NEAR(", ")", "(", "^", ":", "title:", "tag:",
            "uses:",
            "author:", "{", "}", "+", "\0", "\\", "é", "日本語", "👩‍👩‍👧", "\u{E000}", "\u{2}", ";", "--", "%", "_", "?1", " ",
            " ", "\n",
            "12", "a\u{301}", "\u{1FAE8}", "\u{10FFFF}"
        ]
        for _ in 0..<20 {
            let query = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                parts.randomElement(using: &random) ?? ""
            }
            let result = try store.search(SearchRequest(query: query.joined()))
            for excerpt in result.hits.flatMap(\.excerpts) {
                #expect(excerpt.ranges.allSatisfy { $0.upperBound <= excerpt.text.count })
            }
        }
    }

    @Test func veryLongQueries() throws {
        for part in ["a ", "\"", "(", "OR ", "-a ", "tag:a OR "] {
            _ = try store.search(SearchRequest(query: String(repeating: part, count: 20_000)))
        }
    }
}

/// SplitMix64: the same numbers in every run.
struct Randomness: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
