import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// A folder for one test, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "recipes-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        _ = chmodFolder(0o755)
        try? FileManager.default.removeItem(atPath: path)
    }

    func chmodFolder(_ mode: Int) -> Bool {
        (try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)) != nil
    }

    func file(_ name: String) -> String { path + "/" + name }

    /// A fresh store whose clock stands still.
    func store(_ name: String = "catalogue.sqlite", access: RecipeStore.Access = .create) throws -> RecipeStore {
        try RecipeStore.open(file(name), access: access, busyTimeout: 0.05) { "2026-11-21T12:00:00Z" }
    }
}

/// Runs SQL on a file without going through the store.
@discardableResult
func sql(_ statement: String, on path: String) throws -> [Row] {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.inDatabase { db in
        if statement.hasPrefix("SELECT") || statement == "PRAGMA user_version" {
            return try Row.fetchAll(db, sql: statement)
        }
        try db.execute(sql: statement)
        return []
    }
}

/// A recipe with little more than a title and code.
func recipe(
    _ title: String, tags: [String] = [], authors: [String] = [], description: String? = nil, prose: String = "",
    code: String = "struct A {}\n", updated: String? = nil, expectations: [RecipeModel.Expectation] = []
) throws -> Recipe {
    try Recipe(
        title: title, description: description, tags: tags, authors: authors, updated: updated,
        expectations: expectations, body: (prose.isEmpty ? "" : prose + "\n\n") + "```swift\n\(code)```\n"
    ).normalized()
}

let derived = RecipeModel.Expectation(
    scenario: "default", provenance: Provenance(origin: .derived), reason: "by hand",
    frames: [ExpectedFrame(node: "A", x: 1, y: nil, width: 0.1 + 0.2, height: 4, comments: ["why", nil], note: "n")])
