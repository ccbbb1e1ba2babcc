import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "How two recipes, revisions or documents differ as text.",
        discussion: """
            Each side is a slug, slug@revision, or a file. Whether two recipes give the same frames is told by compare. \
            Exits with 1 if they differ.

            Examples:
              recipes diff card@1 card@2
              recipes diff card drafts/card.md
            """)

    @Argument(help: "A slug, slug@revision, or a file.", completion: StoreCompletion.slugsAndFiles) var old: String
    @Argument(help: "A slug, slug@revision, or a file.", completion: StoreCompletion.slugsAndFiles) var new: String
    @OptionGroup var global: GlobalOptions

    func run() throws {
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

    private func text(of name: String) throws -> String {
        if let file = try RecipeInput.file(name) { return file.recipe.markdown }
        if name.contains("/") || name.hasSuffix(".md") || name.hasSuffix(".swift") {
            throw Failure("there is no file \(name)")
        }
        let catalogue = try global.openCatalogue()
        return try global.storeOperation { try ShowRun.recipe(name, in: catalogue).markdown }
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
