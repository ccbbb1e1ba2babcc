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
            recipes restore SLUG@N goes further back. Where the last command changed several recipes, --all is needed, and \
            more than \(shownSteps) are counted rather than listed, unless --verbose is given.

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
            let lines =
                steps.count > Self.shownSteps && !global.verbose ? Self.summary(of: steps) : steps.map(Self.text)
            for line in lines { output.line((dryRun ? "would undo " : "undid ") + line) }
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

    /// So many steps are told one by one, more only with --verbose.
    private static let shownSteps = 12

    /// A line for each kind of change, with the first recipes of it.
    private static func summary(of steps: [UndoStep]) -> [String] {
        var kinds: [(change: Revision.Change, end: String, slugs: [String])] = []
        for step in steps {
            let end =
                switch step.action {
                case .remove: "they are removed"
                case .restore: "they are as before"
                case .rename: "they have their old slugs again"
                }
            if let index = kinds.firstIndex(where: { $0.change == step.change && $0.end == end }) {
                kinds[index].slugs.append(step.slug)
            } else {
                kinds.append((step.change, end, [step.slug]))
            }
        }
        return kinds.map { kind in
            let named = kind.slugs.prefix(5).joined(separator: ", ") + (kind.slugs.count > 5 ? ", …" : "")
            let count = "\(kind.slugs.count) recipe\(kind.slugs.count == 1 ? "" : "s")"
            return "\(kind.change.rawValue) of \(count) (\(named)): \(kind.end)"
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
