import RecipeModel
import Testing

@testable import RecipeStore

/// What was changed in a store without the program is named.
@Suite struct OutsideEditTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        var statement: String
        var parts: [String]
        var testDescription: String { statement }
    }

    private static func recipes() throws -> [StoreEntry] {
        let recorded = RecipeModel.Expectation(
            scenario: "default", provenance: Provenance(origin: .engine, version: "0.1"),
            frames: [ExpectedFrame(node: "A", x: 0, y: 0, width: 10, height: 10)])
        return try [recipe("Card", tags: ["a"], expectations: [derived, recorded]), recipe("Other")].map {
            StoreEntry(recipe: $0)
        }
    }

    @Test(arguments: [
        Edit(
            statement: "UPDATE expected_frame SET width = 11 WHERE width = 10",
            parts: ["expectation of default (engine)"]),
        Edit(
            statement: "UPDATE expectation SET tolerance = 5 WHERE origin = 'derived'",
            parts: ["expectation of default (derived)"]),
        Edit(
            statement: "UPDATE expectation SET origin = 'apple', os = 'iOS 26.0' WHERE origin = 'engine'",
            parts: ["expectation of default (apple)", "expectation of default (engine), which is gone"]),
        Edit(
            statement: "PRAGMA foreign_keys = 1; DELETE FROM expectation WHERE origin = 'engine'",
            parts: ["expectation of default (engine), which is gone"]),
        Edit(statement: "UPDATE snippet SET code = 'struct B {}' WHERE recipe_id = 1", parts: ["snippet"]),
        Edit(statement: "UPDATE recipe SET title = 'Other card' WHERE id = 1", parts: ["title"])
    ])
    func rowsChangedByHand(_ edit: Edit) throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(OutsideEditTests.recipes(), onConflict: .fail)
        #expect(try store.outsideEdits() == [])
        try sql(edit.statement, on: store.path)
        #expect(try store.outsideEdits() == [OutsideEdit(slug: "card", revision: 1, parts: edit.parts)])
        let check = try store.doctor().first { $0.name == "hand edits" }
        #expect(check?.state == .warning)
        #expect(check?.detail.contains("card since @1") == true)
        // What the program wrote is there still.
        try store.add([StoreEntry(recipe: store.recipe("card", at: 1))], onConflict: .theirs, change: .restore)
        #expect(try store.outsideEdits() == [])
    }

    /// What cannot be compared is told, not passed over.
    @Test func aRevisionThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(OutsideEditTests.recipes(), onConflict: .fail)
        try sql("UPDATE revision SET document = '{}' WHERE recipe_id = 1", on: store.path)
        #expect(
            try store.outsideEdits()
                == [OutsideEdit(slug: "card", revision: 1, parts: ["revision, which cannot be read"])])
    }

    @Test func whatTheProgramDoesIsNoEditByHand() throws {
        let folder = try TemporaryFolder()
        let store = try folder.store()
        try store.add(OutsideEditTests.recipes(), onConflict: .fail)
        try store.rename("card", to: "new-card")
        try store.update(StoreEntry(recipe: recipe("Other", tags: ["new"])), change: .update)
        try store.remove("other")
        try store.add([StoreEntry(recipe: recipe("Other"))], onConflict: .fail)
        try store.undo(store.undoSteps()) { StoreEntry(recipe: $0) }
        #expect(try store.outsideEdits() == [])
    }
}
