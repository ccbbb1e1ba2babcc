import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService

struct Log: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Show every change of a recipe, newest first.",
        discussion: """
            Examples:
              recipes log card
              recipes show card@2
            """)

    @Argument(help: "The slug of a recipe, also of a removed one.", completion: StoreCompletion.slugs)
    var slug: String
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let revisions = try global.storeOperation { try catalogue.store.log(slug) }
        if global.json {
            let rows = revisions.map { revision -> JSON in
                [
                    "number": .number(Double(revision.number)), "slug": .string(revision.slug),
                    "change": .string(revision.change.rawValue), "at": .string(revision.at),
                    "reason": revision.reason.map { .string($0) } ?? .null
                ]
            }
            global.output.line(
                (["format": "recipes.log", "version": 1, "revisions": .array(rows)] as JSON).text(indented: true))
            return
        }
        global.output.page()
        for revision in revisions {
            var line = "\(revision.slug)@\(revision.number)  \(revision.at)  \(revision.change.rawValue)"
            if let reason = revision.reason { line += "  \(TerminalText.escaped(reason))" }
            global.output.line(line)
        }
    }
}
