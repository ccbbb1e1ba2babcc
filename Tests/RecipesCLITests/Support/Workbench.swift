import Foundation
import RecipeStore

/// A folder of its own with an empty store, taken away at the end.
final class Workbench {
    let folder: URL

    /// - Parameter makesStore: whether an empty store is made at once; else the first command makes one with the cookbook.
    init(makesStore: Bool = true) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("recipes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if makesStore { _ = try run("init", "--empty", "--store", "store.sqlite") }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs a command with the store of the folder.
    func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) throws -> CommandRun {
        try run(arguments, input: input, environment: environment)
    }

    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> CommandRun {
        let variables = ["RECIPES_STORE": "store.sqlite"].merging(environment) { $1 }
        return try CommandRun(arguments, in: folder, input: Data(input.utf8), environment: variables)
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        try data.write(to: folder.appendingPathComponent(name))
        return name
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    /// Adds `Documents.box`.
    func addBox() throws {
        try write(Documents.box, to: "box.md")
        _ = try run("add", "box.md")
    }

    /// Changes the stored layout trees of a recipe, as another version of the program might have written them.
    func changeTrees(of slug: String, _ old: String, _ new: String) throws {
        let store = try RecipeStore.open(folder.appendingPathComponent("store.sqlite").path, access: .write)
        let stored = try store.recipe(slug)
        let trees = try store.trees(of: slug).mapValues { $0.replacing(old, with: new) }
        try store.update(StoreEntry(recipe: stored.recipe, trees: trees, symbols: stored.symbols))
    }

    /// Everything that the store holds, to see whether a command changed it.
    func contents() throws -> String { try run("export", "--all", "--format", "jsonl").output }
}

/// Documents that tests add.
enum Documents {
    /// A recipe whose numbers are plain: 40x20 in the middle of 100x60 stands at (100 - 40) / 2 and (60 - 20) / 2.
    static let box = """
        ---
        title: "Red box in the middle"
        slug: red-box
        description: "A frame of a fixed size stands in the middle of its root."
        tags: [frame, box]
        authors: [Ada]
        created: 2025-01-02
        scenarios:
          - name: small
            size: 100x60
        ---

        Say how large it is.

        ```swift
        import SwiftUI

        struct RedBox: View {
            @State var isTall = false

            var body: some View {
                Color.red
                    .frame(width: 40, height: isTall ? 30 : 20)
                    .accessibilityIdentifier("box")
                    .onTapGesture { isTall.toggle() }
            }
        }
        ```

        ```frames scenario="small" origin="derived"
        # (100 - 40) / 2, (60 - 20) / 2
        box 30 20 40x20
        ```

        """

    /// A document whose one line of Swift is `line`; it is the line 8.
    static func view(_ line: String, after: String = "") -> String {
        """
        ---
        title: "One view"
        ---

        ```swift
        import SwiftUI
        struct One: View { var body: some View {
        \(line)
        } }
        ```

        \(after)
        """
    }
}
