import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct RecipeStoreTests {
    @Test func whatIsAddedIsFetchedEqual() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        var full = try recipe("Full", tags: ["B", "a"], authors: ["Zoe", "Ada"], expectations: [derived])
        full.scenarios = [Scenario(name: "default", size: .init(width: nil, height: .infinity), steps: [.tap("Go")])]
        full.assets = ["spider": .init(width: 1200, height: 800.5)]
        full.extra = ["mood": ["calm", 1.5]]
        full = try full.normalized()
        let entry = StoreEntry(
            recipe: full, trees: ["default": #"{"root":{"call":"A"}}"#], symbols: ["ZStack", "A", "A"])
        let outcomes = try store.add([entry], onConflict: .fail)
        #expect(outcomes.map(\.action) == [.added])
        let stored = try store.recipe("full")
        #expect(stored.recipe == full)
        #expect(stored.symbols == ["A", "ZStack"])
        #expect(stored.revision == 1)
        #expect(try store.trees(of: "full") == entry.trees)
        #expect(try store.recipes().map(\.recipe) == [full])
    }

    @Test func aChangedRowIsWhatIsFetched() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A", expectations: [derived]))], onConflict: .fail)
        try sql("UPDATE expected_frame SET width = width + 8", on: store.path)
        #expect(try store.recipe("a").recipe.expectations[0].frames[0].width == 0.1 + 0.2 + 8)
    }

    @Test(arguments: [
        (ConflictPolicy.ours, AddOutcome.Action.kept, "old"), (.theirs, .updated, "new"), (.newer, .updated, "new")
    ])
    func conflicts(_ policy: ConflictPolicy, _ action: AddOutcome.Action, _ description: String) throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A", description: "old", updated: "2024-01-01"))], onConflict: .fail)
        let new = try StoreEntry(recipe: recipe("A", description: "new", updated: "2024-01-02"))
        #expect(try store.add([new], onConflict: policy).map(\.action) == [action])
        #expect(try store.recipe("a").recipe.description == description)
        #expect(
            try store.add([StoreEntry(recipe: store.recipe("a").recipe)], onConflict: .fail).map(\.action) == [
                .unchanged
            ])
    }

    @Test func aConflictWritesNothing() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("A"))], onConflict: .fail)
        let entries = try [StoreEntry(recipe: recipe("B")), StoreEntry(recipe: recipe("A", description: "other"))]
        let error = #expect(throws: StoreError.self) { try store.add(entries, onConflict: .fail) }
        #expect(error?.kind == .conflict)
        #expect(try store.slugs() == ["a"])
    }

    @Test func nothingIsLost() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let first = try recipe("A", description: "one")
        let second = try recipe("A", description: "two")
        try store.add([StoreEntry(recipe: first)], onConflict: .fail)
        try store.update(StoreEntry(recipe: second), change: .record, reason: "because")
        try store.remove("a", reason: "old")
        #expect(try store.slugs().isEmpty)
        #expect(try store.log("a").map(\.number) == [3, 2, 1])
        #expect(try store.log("a").map(\.change) == [.remove, .record, .add])
        #expect(try store.log("a").map(\.reason) == ["old", "because", nil])
        #expect(try store.recipe("a", at: 1) == first)
        #expect(try store.recipe("a", at: 3) == second)
        let error = #expect(throws: StoreError.self) { try store.recipe("a", at: 4) }
        #expect(error?.hints == ["there are 1 to 3"])
        try store.add([StoreEntry(recipe: first)], onConflict: .fail, change: .restore)
        #expect(try store.log("a").map(\.number) == [4, 3, 2, 1])
        #expect(try store.recipe("a").revision == 4)
    }

    @Test func anOldSlugGoesOnFinding() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("Old name"))], onConflict: .fail)
        try store.rename("old-name", to: "new-name")
        #expect(try store.recipe("old-name").recipe.slug == "new-name")
        #expect(try store.recipe("new-name").aliases == ["old-name"])
        #expect(try store.log("old-name").count == 2)
        let error = #expect(throws: StoreError.self) {
            try store.add([StoreEntry(recipe: recipe("Old name"))], onConflict: .theirs)
        }
        #expect(error?.kind == .conflict)
        try store.rename("new-name", to: "old-name")
        #expect(try store.recipe("new-name").recipe.slug == "old-name")
    }

    @Test func aMissingRecipeHasANearName() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add([StoreEntry(recipe: recipe("Sticky footer"))], onConflict: .fail)
        for (slug, hint) in [("stiky-footer", "did you mean sticky-footer?"), ("sti", "did you mean sticky-footer?")] {
            let error = #expect(throws: StoreError.self) { try store.recipe(slug) }
            #expect(error?.kind == .notFound)
            #expect(error?.hints == [hint])
        }
    }

    @Test func duplicatesAreReported() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        let tree = #"{"root":{"call":"VStack","children":[{"call":"Text","source":{"line":LINE,"column":1}}]}}"#
        try store.add(
            [
                StoreEntry(
                    recipe: recipe("A", code: "struct A {\n}\n"), trees: ["default": tree.replacing("LINE", with: "3")])
            ],
            onConflict: .fail)
        let outcome = try store.add(
            [
                StoreEntry(
                    recipe: recipe("B", code: "struct  A { }\n"), trees: ["default": tree.replacing("LINE", with: "9")])
            ],
            onConflict: .fail)
        #expect(outcome[0].duplicates.map(\.slug) == ["a", "a"])
        #expect(outcome[0].duplicates.map(\.kind) == [.snippet, .tree])
    }

    @Test func relatedRecipesShareWhatIsRare() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        var entries = try (0..<30).map { try StoreEntry(recipe: recipe("Plain \($0)"), symbols: ["VStack", "Text"]) }
        entries.append(try StoreEntry(recipe: recipe("Near", tags: ["guide"]), symbols: ["VStack", "alignmentGuide"]))
        entries.append(try StoreEntry(recipe: recipe("Self", tags: ["guide"]), symbols: ["VStack", "alignmentGuide"]))
        try store.add(entries, onConflict: .fail)
        let related = try store.related(to: "self", limit: 2)
        #expect(related.first?.slug == "near")
        // Every recipe uses VStack, so that it relates nothing.
        #expect(related.first?.symbols == ["alignmentGuide"])
        #expect(related.first?.tags == ["guide"])
        #expect(related.count == 1)
    }

    @Test func facetsAndNumbers() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(
            [
                StoreEntry(recipe: recipe("A", tags: ["x", "y"], authors: ["Ada"]), symbols: ["VStack"]),
                StoreEntry(recipe: recipe("B", tags: ["y"], expectations: [derived]), symbols: ["VStack", "Text"])
            ], onConflict: .fail)
        #expect(try store.tags().map { "\($0.name) \($0.recipes)" } == ["y 2", "x 1"])
        #expect(try store.authors().map(\.name) == ["Ada"])
        #expect(try store.symbols().map { "\($0.name) \($0.recipes)" } == ["VStack 2", "Text 1"])
        let numbers = try store.statistics()
        #expect(numbers.recipes == 2)
        // x, width and height of the one frame; y is not asserted.
        #expect(numbers.assertions == 3)
        #expect(numbers.unchecked == 1)
        #expect(numbers.origins == [Facet(name: "derived", recipes: 1)])
    }
}
