import Foundation
import RecipeModel
import Testing

@testable import RecipeService

@Test func changesSinceAFile() throws {
    let old = [Fixture.row(slug: "same"), Fixture.row(slug: "other")]
    var changed = old[1]
    changed.title = "Another title"
    try Fixture.withFolder { folder in
        let path = folder + "/old.jsonl"
        try old.map { $0.json.text() + "\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
        let changes = try ChangedRecipes(since: path, paths: [])
        #expect(!changes.contains(old[0]))
        #expect(changes.contains(changed))
        #expect(changes.contains(Fixture.row(slug: "new")))
        let documents = folder + "/documents"
        try FileManager.default.createDirectory(atPath: documents, withIntermediateDirectories: true)
        try old[0].markdown.write(toFile: documents + "/same.md", atomically: true, encoding: .utf8)
        let same = try #require(RecipeDocument(reading: old[0].markdown, name: "same.md").recipe)
        let since = try ChangedRecipes(since: documents, paths: [])
        #expect(!since.contains(same))
        #expect(since.contains(changed))
    }
    try Fixture.withCatalogue(old) { catalogue in
        let changes = try ChangedRecipes(since: catalogue.location.path, paths: [])
        #expect(!changes.contains(old[0]))
        #expect(changes.contains(changed))
    }
}

/// Before the first commit every recipe is new; another revision is still no revision.
@Test func changesSinceTheStartOfARepository() throws {
    try Fixture.withFolder { folder in
        let file = folder + "/row.md"
        try Fixture.row().markdown.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(throws: InputError.self) { try ChangedRecipes(since: "HEAD", paths: [folder]) }
        let result = try Fixture.run(["git", "init", "-q"], in: folder)
        #expect(result.code == 0, "\(result.text)")
        #expect(try ChangedRecipes(since: "HEAD", paths: [folder]).contains(Fixture.row()))
        #expect(throws: InputError.self) { try ChangedRecipes(since: "HEAD~1", paths: [folder]) }
    }
}

@Test func changesSinceARevision() throws {
    try Fixture.withFolder { folder in
        let file = folder + "/row.md"
        try Fixture.row().markdown.write(toFile: file, atomically: true, encoding: .utf8)
        let name = ["-c", "user.name=t", "-c", "user.email=t@example.com"]
        for arguments in [["init", "-q"], ["add", "."], name + ["commit", "-qm", "first"]] {
            let result = try Fixture.run(["git"] + arguments, in: folder)
            #expect(result.code == 0, "\(result.text)")
        }
        func changed() throws -> Bool {
            let recipe = try RecipeImport.inputs(at: file)[0].recipe
            return try ChangedRecipes(since: "HEAD", paths: [folder]).contains(recipe)
        }
        #expect(try !changed())
        var recipe = Fixture.row()
        recipe.expectations[0].frames[0].x = 106
        try recipe.markdown.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try changed())
        for unknown in ["no-such-revision", "--output=x", ""] {
            #expect(throws: InputError.self) { try ChangedRecipes(since: unknown, paths: [folder]) }
        }
    }
}
