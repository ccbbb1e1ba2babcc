import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// Filters by what a recipe has, lists in other orders, numbers that stay, undo, names for completion.
@Suite struct CatalogueFeatureTests {
    private let folder: TemporaryFolder
    private let store: RecipeStore

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.store()
    }

    @Test func recipesHaveParts() throws {
        var full = try recipe(
            "Full", tags: ["t"], authors: ["a"], description: "d", expectations: [derived])
        full.source = "https://example.com"
        full.license = "MIT"
        full.assets = ["cat": .init(width: 1, height: 2)]
        full.scenarios = [Scenario(name: "default", steps: [.tap("Show")])]
        let bare = Recipe(title: "Bare", body: "words\n")
        try store.add(
            [StoreEntry(recipe: full.normalized(), trees: ["default": "{}"]), StoreEntry(recipe: bare.normalized())],
            onConflict: .fail)
        for part in RecipePart.allCases {
            #expect(try store.recipes(matching: SearchFilters(parts: [part])).map(\.recipe.slug) == ["full"], "\(part)")
        }
        let found = try store.search(SearchRequest(query: "bare", filters: SearchFilters(parts: [.license])))
        #expect(found.emptyingFilters == [.init(name: "has license", hitsWithout: 1)])
    }

    @Test func listsAreSorted() throws {
        func dated(_ title: String, _ created: String?, _ updated: String?) throws -> StoreEntry {
            var dated = Recipe(title: title, body: "words\n")
            dated.created = created
            dated.updated = updated
            return StoreEntry(recipe: try dated.normalized())
        }
        try store.add(
            [
                dated("Zebra", "2025-01-01", "2025-03-01"), dated("apple", "2025-02-01", nil), dated("Mango", nil, nil)
            ], onConflict: .fail)
        func list(_ order: ListOrder) throws -> [String] {
            try store.recipes(order: order).map(\.recipe.slug)
        }
        #expect(try list(.slug) == ["apple", "mango", "zebra"])
        #expect(try list(.title) == ["apple", "mango", "zebra"])
        #expect(try list(.created) == ["apple", "zebra", "mango"])
        #expect(try list(.updated) == ["zebra", "apple", "mango"])
        #expect(try store.recipes(order: .updated, limit: 2).map(\.recipe.slug) == ["zebra", "apple"])
    }

    @Test func aNumberFindsARecipeUnderEverySlug() throws {
        try store.add([StoreEntry(recipe: recipe("First")), StoreEntry(recipe: recipe("Second"))], onConflict: .fail)
        let reference = try store.recipe("second").reference
        try store.rename("second", to: "last")
        #expect(try store.recipe(reference).recipe.slug == "last")
        try store.remove(reference)
        #expect(try store.log(reference).map(\.change) == [.remove, .update, .add])
        for wrong in ["id:", "id:0", "id:x", "id:99999999999999999999", "id:-1"] {
            #expect(throws: StoreError.self) { try store.recipe(wrong) }
        }
    }

    @Test func undoTakesBackEachKindOfChange() throws {
        func undo(_ slug: String? = nil) throws -> [UndoStep.Action] {
            let steps = try store.undoSteps(of: slug)
            try store.undo(steps) { StoreEntry(recipe: $0) }
            return steps.map(\.action)
        }
        #expect(try undo() == [])
        let one = try recipe("A", description: "one")
        let two = try recipe("A", description: "two")
        try store.add([StoreEntry(recipe: one)], onConflict: .fail)
        try store.update(StoreEntry(recipe: two))
        #expect(try undo("a") == [.restore(one)])
        #expect(try store.recipe("a").recipe == one)
        // Undone twice is as before.
        #expect(try undo("a") == [.restore(two)])
        try store.rename("a", to: "b")
        #expect(try undo("b") == [.rename(to: "a")])
        #expect(try store.recipe("b").recipe.slug == "a")
        try store.remove("a")
        #expect(try undo("a") == [.restore(two)])
        #expect(try undo("a") == [.remove])
        #expect(try !store.contains("a"))
        // Added, updated, undone twice, renamed and back, removed and back: the eighth is what is removed.
        #expect(try store.log("a").first?.reason == "undo of a@8")
        // What one call added goes together.
        let later = try RecipeStore.open(folder.file("catalogue.sqlite"), access: .write) { "2026-11-22T12:00:00Z" }
        try later.add(
            [StoreEntry(recipe: recipe("X")), StoreEntry(recipe: recipe("Y"))], onConflict: .fail, batchSize: 1)
        #expect(try later.undoSteps().map(\.slug) == ["x", "y"])
        #expect(try later.undoSteps(of: "y").map(\.action) == [.remove])
    }

    @Test func commandsOfOneMomentAreUndoneOneByOne() throws {
        func open() throws -> RecipeStore {
            try RecipeStore.open(folder.file("catalogue.sqlite"), access: .write) { "2026-11-22T12:00:00Z" }
        }
        func slugs() throws -> [String] { try store.undoSteps().map(\.slug) }
        let first = try open()
        try first.add([StoreEntry(recipe: recipe("A")), StoreEntry(recipe: recipe("B"))], onConflict: .fail)
        try first.add([StoreEntry(recipe: recipe("C"))], onConflict: .fail)
        #expect(try slugs() == ["c"])
        // Operations between the same beginnings are one command, though another store writes in between.
        let second = try open()
        try second.beginCommand()
        try second.update(StoreEntry(recipe: recipe("A", description: "second")))
        try first.update(StoreEntry(recipe: recipe("C", description: "first")))
        try second.remove("b")
        #expect(try slugs() == ["a", "b"])
        // What failed leaves no trace, and does not spoil the number.
        #expect(throws: StoreError.self) { try second.remove("nothing") }
        try second.update(StoreEntry(recipe: recipe("A", description: "third")))
        let steps = try store.undoSteps()
        #expect(steps.map(\.revision) == [3, 2])
        // Two changes of one recipe by one command go together: the state before the first of them comes back.
        #expect(try steps.map(\.action) == [.restore(recipe("A")), .restore(recipe("B"))])
        try store.undo(steps) { StoreEntry(recipe: $0) }
        #expect(try store.recipe("a").recipe == recipe("A"))
        #expect(try store.contains("b"))
        #expect(try store.recipe("c").recipe == recipe("C", description: "first"))
        // A new beginning is a new command; what was changed again since is left out.
        try second.beginCommand()
        try second.remove("a")
        try second.remove("b")
        try first.add([StoreEntry(recipe: recipe("A"))], onConflict: .fail)
        #expect(try slugs() == ["a"])
        #expect(try store.undoSteps(of: "b").map(\.slug) == ["b"])
        // Added and removed by one command: nothing is left to take back.
        try second.beginCommand()
        try second.add([StoreEntry(recipe: recipe("D"))], onConflict: .fail)
        try second.remove("d")
        #expect(try store.undoSteps() == [])
    }

    @Test func completionNeverScansTheStore() throws {
        try store.add(
            [
                StoreEntry(recipe: recipe("A", tags: ["grid", "Form"], authors: ["Ada"]), symbols: ["Grid", "frame"]),
                StoreEntry(recipe: recipe("B", tags: ["grid"], authors: ["Bo"]), symbols: ["GridRow", "Grid"])
            ], onConflict: .fail)
        #expect(try store.tagNames(prefix: "g", limit: 9) == ["grid"])
        #expect(try store.tagNames(prefix: "", limit: 9) == ["Form", "grid"])
        #expect(try store.authorNames(prefix: "A", limit: 9) == ["Ada"])
        #expect(try store.symbolNames(prefix: "Gr", limit: 9) == ["Grid", "GridRow"])
        #expect(try store.symbolNames(prefix: "", limit: 2) == ["Grid", "GridRow"])
        #expect(try store.symbolNames(prefix: "x", limit: 2).isEmpty)
        for sql in [RecipeStore.tagNamesSQL, RecipeStore.authorNamesSQL, RecipeStore.symbolNamesSQL] {
            let plan = try store.read { db in
                try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql, arguments: ["a", "b", 1]).map {
                    $0["detail"] as String
                }
            }
            // The only thing gone through is what was found.
            #expect(plan.filter { $0.hasPrefix("SCAN") && !$0.contains("found") }.isEmpty, "\(plan)")
        }
    }

    @Test func snippetsThatAreKnown() throws {
        try store.add([StoreEntry(recipe: recipe("A", code: "struct  A {}\n"))], onConflict: .fail)
        let new = try [
            recipe("A", code: "struct A {}\n"), recipe("B", code: "struct A\n{}\n"), recipe("C", code: "struct C {}\n"),
            recipe("D", code: "struct C { }\n"), recipe("E", code: "struct C {}\n")
        ]
        let known = try store.snippetsKnown(of: new)
        #expect(known.map(\.slug) == ["B", "E"].map { $0.lowercased() })
        #expect(known.map(\.other) == ["a", "c"])
    }
}
