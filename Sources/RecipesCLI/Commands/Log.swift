import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Log: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Show every change of a recipe, newest first.",
        discussion: """
            Examples:
              recipes log card
              recipes log card --diff
              recipes show card@2
            """)

    @Argument(help: "The slug of a recipe, also of a removed one.", completion: StoreCompletion.slugs)
    var slug: String
    @Flag(help: "Also show what each change did to the document.") var diff = false
    @OptionGroup(title: "Rows") var rows: RowArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let style = try rows.style(isJSON: global.json)
        let catalogue = try global.openCatalogue()
        let revisions = try catalogue.store.log(slug)
        let differences = try diff ? self.differences(revisions, catalogue) : [:]
        if !style.isPage {
            let rows = revisions.map { revision -> JSON in
                var row: [String: JSON] = [
                    "number": .number(Double(revision.number)), "slug": .string(revision.slug),
                    "change": .string(revision.change.rawValue), "at": .string(revision.at),
                    "reason": revision.reason.map { .string($0) } ?? .null
                ]
                if diff { row["diff"] = .string(differences[revision.number] ?? "") }
                return .object(row)
            }
            let fields = ["slug", "number", "at", "change", "reason"] + (diff ? ["diff"] : [])
            return try RowTable(format: "recipes.log", key: "revisions", fields: fields, plainCount: 5)
                .write(rows, style: style, to: global.output)
        }
        global.output.page()
        for revision in revisions {
            var line = "\(revision.slug)@\(revision.number)  \(revision.at)  \(revision.change.rawValue)"
            if let reason = revision.reason { line += "  \(TerminalText.escaped(reason))" }
            global.output.line(line)
            if let text = differences[revision.number] { global.output.write(TerminalText.escaped(text)) }
        }
    }

    /// The difference of each revision from the one before it, as documents.
    private func differences(_ revisions: [Revision], _ catalogue: Catalogue) throws -> [Int: String] {
        var differences: [Int: String] = [:]
        var older: (name: String, text: String)?
        for revision in revisions.reversed() {
            let name = "\(revision.slug)@\(revision.number)"
            // What a removal leaves behind is the last state, which is no difference.
            let text = revision.change == .remove ? "" : try catalogue.store.recipe(slug, at: revision.number).markdown
            if let older {
                differences[revision.number] = LineDifference.unified(
                    older.text, text, oldName: older.name, newName: name)
            }
            older = (name, text)
        }
        return differences
    }
}
