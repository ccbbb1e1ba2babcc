import ArgumentParser
import CanonicalJSON
import Diagnostics
import Foundation
import RecipeModel
import RecipeService
import RecipeStore

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "How two recipes, revisions or documents differ as text.",
        discussion: """
            Each side is a slug, slug@revision, or a file; of two stores or folders the recipes that differ are listed. \
            Whether two recipes give the same frames is told by compare. \
            Exits with 1 if they differ.

            Examples:
              recipes diff card@1 card@2
              recipes diff card drafts/card.md
              recipes diff mine.sqlite theirs.sqlite
            """)

    @Argument(help: "A slug, slug@revision, or a file.", completion: StoreCompletion.slugsAndFiles) var old: String
    @Argument(help: "A slug, slug@revision, or a file.", completion: StoreCompletion.slugsAndFiles) var new: String
    @OptionGroup var global: GlobalOptions

    func run() throws {
        if Self.holdsSeveral(old), Self.holdsSeveral(new) { return try compareCatalogues() }
        let difference = LineDifference.unified(try text(of: old), try text(of: new), oldName: old, newName: new)
        if global.json {
            let document: JSON = [
                "format": "recipes.diff", "version": 1, "equal": .bool(difference.isEmpty), "diff": .string(difference)
            ]
            global.output.line(document.text(indented: true))
        } else {
            global.output.page()
            global.output.write(colored(TerminalText.escaped(difference)))
        }
        if !difference.isEmpty { throw ExitStatus.negative }
    }

    private static func holdsSeveral(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return false }
        return isDirectory.boolValue || RecipeImport.isStore(path) || path.hasSuffix(".jsonl")
    }

    /// Lists the recipes that only one of them has, and those that differ.
    private func compareCatalogues() throws {
        func texts(_ path: String) throws -> [String: String] {
            let recipes = try RecipeImport.inputs(at: path).map(\.recipe)
            return Dictionary(recipes.map { ($0.slug, $0.json.text()) }, uniquingKeysWith: { first, _ in first })
        }
        let before = try texts(old)
        let after = try texts(new)
        var rows: [JSON] = []
        for slug in Set(before.keys).union(after.keys).sorted() where before[slug] != after[slug] {
            let change = before[slug] == nil ? "added" : after[slug] == nil ? "removed" : "changed"
            rows.append(["slug": .string(slug), "change": .string(change)])
            if !global.json { global.output.line("\(change)  \(slug)") }
        }
        if global.json {
            let document: JSON = [
                "format": "recipes.diff", "version": 1, "equal": .bool(rows.isEmpty), "recipes": .array(rows)
            ]
            global.output.line(document.text(indented: true))
        }
        if !rows.isEmpty { throw ExitStatus.negative }
    }

    private func text(of name: String) throws -> String {
        if let file = try RecipeInput.file(name) { return file.recipe.markdown }
        if name.contains("/") || name.hasSuffix(".md") || name.hasSuffix(".swift") {
            throw Failure("there is no file \(name)")
        }
        let catalogue = try global.openCatalogue()
        return try ShowRun.recipe(name, in: catalogue).markdown
    }

    private func colored(_ difference: String) -> String {
        guard global.output.isColored else { return difference }
        return difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let code = line.hasPrefix("+") ? "32" : line.hasPrefix("-") ? "31" : line.hasPrefix("@") ? "36" : nil
            else { return String(line) }
            return "\u{1B}[\(code)m\(line)\u{1B}[0m"
        }.joined(separator: "\n")
    }
}
