import RecipeModel
import Testing

@testable import RecipeStore

/// What holds for searches whatever is asked.
@Suite struct SearchPropertyTests {
    let folder: TemporaryFolder
    let store: RecipeStore
    let titles = [
        "Custom alignment guides", "C++ and C#", "Größe der Überschrift", "日本語 の レイアウト", "Don't @State me", "A",
        "alignmentGuide(.top)", "مرحبا بالعالم", "e\u{301}clair", "100 % width"
    ]

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
        let entries = try titles.enumerated().map { index, title in
            try StoreEntry(
                recipe: recipe(
                    title, tags: ["tag \(index % 3)"], authors: ["Ada"], prose: "prose \(index) of \(title)",
                    code: "HStack { Text(\"\(index)\").frame(maxWidth: .infinity, height: \(index)) }\n"),
                symbols: ["HStack", "alignmentGuide"])
        }
        // Titles without letters of a to z would all have the same slug.
        try store.add(
            entries.enumerated().map { index, entry in
                var entry = entry
                entry.recipe.slug = "item-\(index)"
                return entry
            }, onConflict: .fail)
    }

    /// Any scalars at all: controls, private use, unassigned, bidirectional marks, parts of emoji.
    private func anyText(_ random: inout Randomness) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...24, using: &random) {
            let limit: UInt32 = [0x7F, 0x7F, 0x2FF, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0x7F
            if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { text.append(scalar) }
        }
        return String(text)
    }

    @Test(arguments: 0..<100) func anyTextIsAQueryAndGivesTheSameTwice(_ seed: Int) throws {
        var random = Randomness(seed: UInt64(seed) &+ 77)
        for _ in 0..<20 {
            let query = anyText(&random)
            for order in SearchOrder.allCases {
                let request = SearchRequest(query: query, order: order, limit: 3)
                let result = try store.search(request)
                #expect(try store.search(request) == result)
                #expect(result.hits.count <= 3)
                #expect(result.total >= result.hits.count)
                #expect(Set(result.hits.map(\.slug)).count == result.hits.count)
                // Why there is nothing is only said where there is nothing.
                #expect(result.hits.isEmpty || result.suggestions.isEmpty && result.emptyingFilters.isEmpty)
                for excerpt in result.hits.flatMap(\.excerpts) {
                    #expect(excerpt.ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= excerpt.text.count })
                    #expect(
                        zip(excerpt.ranges, excerpt.ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
                    #expect(!excerpt.text.contains { $0.isNewline || $0 == "\u{2}" || $0 == "\u{3}" })
                }
            }
        }
    }

    /// Every filter takes any text too.
    @Test(arguments: 0..<40) func anyTextIsAFilter(_ seed: Int) throws {
        var random = Randomness(seed: UInt64(seed) &+ 1_234)
        let filters = SearchFilters(
            tags: [anyText(&random)], authors: [anyText(&random)], uses: [anyText(&random)], slugs: [anyText(&random)],
            since: anyText(&random), isChecked: Bool.random(using: &random))
        let result = try store.search(SearchRequest(query: anyText(&random), filters: filters))
        #expect(result.total <= titles.count)
    }

    /// A title that is typed as it stands finds its recipe, and first; so does it as a phrase.
    @Test(arguments: 0..<10) func aTitleFindsItsRecipe(_ index: Int) throws {
        let title = titles[index]
        #expect(try store.search(SearchRequest(query: title)).hits.first?.slug == "item-\(index)", "\(title)")
        let phrase = try store.search(SearchRequest(query: "\"\(title)\"", limit: nil))
        #expect(phrase.hits.contains { $0.slug == "item-\(index)" })
    }

    /// Fewer recipes pass with a filter than without, and the excluded word takes away what the word finds.
    @Test(arguments: ["HStack", "alignment", "prose", "title:guides", "C++", "\"frame maxWidth\"", "zzz"])
    func partsAddUp(_ query: String) throws {
        let all = try store.search(SearchRequest(limit: nil)).total
        let with = try store.search(SearchRequest(query: query, limit: nil)).total
        let without = try store.search(SearchRequest(query: "-" + query, limit: nil)).total
        if query != "C++" { #expect(with + without == all) }
        let tagged = try (0..<3).map { tag in
            try store.search(SearchRequest(query: query, filters: SearchFilters(tags: ["tag \(tag)"]), limit: nil))
                .total
        }
        #expect(tagged.reduce(0, +) == with)
    }

    /// Code that is typed as it stands comes before its words in another order, and signs count where they are all.
    @Test(arguments: [
        (".frame(maxWidth: .infinity, height: 7)", "item-7"), ("Text(\"4\")", "item-4"), ("C++", "item-1"),
        ("@State", "item-4")
    ])
    func codeIsFoundAsItStands(_ query: String, _ slug: String) throws {
        #expect(try store.search(SearchRequest(query: query)).hits.first?.slug == slug)
    }

    @Test func signsAreMoreThanTheirLetters() throws {
        #expect(try store.search(SearchRequest(query: "C++")).hits.map(\.slug) == ["item-1"])
        #expect(try store.search(SearchRequest(query: "C#")).hits.map(\.slug) == ["item-1"])
        #expect(try store.search(SearchRequest(query: "$0")).hits.isEmpty)
    }

    /// Scripts without blanks are searched for any part of the text.
    @Test(arguments: [("レイアウト", 1), ("イアウ", 1), ("本語 の", 1), ("日本 prose", 1), ("日本 zzz", 0), ("-日本 prose", 9)])
    func scriptsWithoutBlanks(_ query: String, _ hits: Int) throws {
        #expect(try store.search(SearchRequest(query: query)).total == hits)
    }

    @Test func partsOfWordsAreNotSuggested() throws {
        #expect(try store.search(SearchRequest(query: "won't")).suggestions.isEmpty)
    }

    @Test func checkedAndUnchecked() throws {
        try store.add([StoreEntry(recipe: recipe("Checked", expectations: [derived]))], onConflict: .fail)
        let checked = try store.search(SearchRequest(filters: SearchFilters(isChecked: true)))
        #expect(checked.hits.map(\.slug) == ["checked"])
        let none = try store.search(SearchRequest(query: "Checked", filters: SearchFilters(isChecked: false)))
        #expect(none.emptyingFilters == [.init(name: "status unchecked", hitsWithout: 1)])
    }
}

/// Structures: what `--like` sees of a tree.
@Suite struct TreeShapeTests {
    static let tree = """
        {"root":{"call":"VStack","children":[{"call":"Text"}],"modifiers":[\
        {"call":"overlay","arguments":{"content":{"views":[{"call":"Image"},{"call":"HStack","children":[\
        {"call":"Text"}]}]}}},{"call":"padding"}],"arguments":{"footer":{"views":[{"call":"Button"}]},"n":1}}}
        """

    @Test func viewsInArgumentsAreAttached() throws {
        let shape = try #require(TreeShape(treeJSON: Self.tree))
        #expect(shape.text == "VStack(Text)[Button,Image,HStack(Text)]")
        #expect(TreeShape(text: shape.text) == shape)
    }

    @Test(arguments: [
        ("VStack(Text)", true), ("VStack{Image}", true), ("VStack{HStack(Text)}", true), ("HStack(Text)", true),
        ("VStack[Image]", true), ("VStack(Text)[Image, Button]", true), ("VStack[Text]", true), ("HStack[Text]", false),
        ("VStack(Image)", false), ("VStack(Text, Image)", false), ("VStack{Spacer}", false), ("*[*]", true)
    ])
    func patterns(_ pattern: String, _ matches: Bool) throws {
        let shape = try #require(TreeShape(treeJSON: Self.tree))
        #expect(try LayoutPattern(pattern).matches(shape) == matches)
    }

    /// A tree written as a pattern finds itself, and so does each of its parts anywhere below.
    @Test(arguments: 0..<60) func aTreeMatchesItself(_ seed: Int) throws {
        var random = Randomness(seed: UInt64(seed))
        func shape(_ depth: Int) -> TreeShape {
            let names = ["VStack", "HStack", "Text", "Image", "Color"]
            func some() -> [TreeShape] {
                depth == 0 ? [] : (0..<Int.random(in: 0...2, using: &random)).map { _ in shape(depth - 1) }
            }
            return TreeShape(
                name: names.randomElement(using: &random) ?? "Text", children: some(), attached: some())
        }
        let tree = shape(4)
        #expect(TreeShape(text: tree.text) == tree)
        #expect(try LayoutPattern(tree.text).matches(tree))
        for part in tree.children + tree.attached {
            #expect(try LayoutPattern("\(tree.name){\(part.text)}").matches(tree))
        }
    }
}
