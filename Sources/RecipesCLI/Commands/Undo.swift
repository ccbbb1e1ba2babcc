import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Take back the last change of a recipe, or the last change of all.",
        discussion: """
            What was added is removed, what was removed or changed is as before, a new slug gives way to the old one. \
            That is a change too, which stands in the history: undo a second time brings the first state back. \
            recipes restore SLUG@N goes further back. Where the last command changed several recipes, --all is needed.

            Examples:
              recipes undo
              recipes undo card
              recipes undo --dry-run
            """)

    @Argument(help: "The slug of a recipe, also of a removed one.", completion: StoreCompletion.slugs)
    var slug: String?
    @Flag(help: "Also where several recipes were changed at once.") var all = false
    @Flag(help: "Say what would be done, and do nothing.") var dryRun = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue(dryRun ? .read : .write)
        let steps = try catalogue.store.undoSteps(of: slug)
        let output = global.output
        if steps.count > 1, !all, !dryRun {
            let named = steps.prefix(5).map(\.slug).joined(separator: ", ") + (steps.count > 5 ? ", …" : "")
            throw Failure(
                "the last change is one of \(steps.count) recipes: \(named)",
                hint: "recipes undo --all takes it back, recipes undo SLUG that of one recipe")
        }
        if !dryRun {
            try catalogue.store.backUp(beforeReplacing: steps.count).map(global.context.noteBackup)
            try catalogue.store.undo(steps) { Catalogue.check(RecipeInput(stored: $0)).entry }
        }
        if global.json {
            let rows = steps.map { step -> JSON in
                [
                    "slug": .string(step.slug), "undone": .number(Double(step.revision)),
                    "change": .string(step.change.rawValue), "action": .string(Self.name(of: step.action))
                ]
            }
            let document: JSON = [
                "format": "recipes.undo", "version": 1, "dryRun": .bool(dryRun), "recipes": .array(rows)
            ]
            output.line(document.text(indented: true))
        } else {
            for step in steps { output.line((dryRun ? "would undo " : "undid ") + Self.text(of: step)) }
        }
        if steps.isEmpty {
            output.note("nothing was ever changed")
            throw ExitStatus.negative
        }
    }

    private static func name(of action: UndoStep.Action) -> String {
        switch action {
        case .remove: "remove"
        case .restore: "restore"
        case .rename: "rename"
        }
    }

    private static func text(of step: UndoStep) -> String {
        let change = "\(step.change.rawValue) \(step.slug)@\(step.revision)"
        switch step.action {
        case .remove: return "\(change): the recipe is removed"
        case .restore: return "\(change): the recipe is as before"
        case .rename(let slug): return "\(change): the recipe is called \(slug) again"
        }
    }
}
