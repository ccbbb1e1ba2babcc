import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService
import RecipeStore

struct Sync: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Bring the store and a folder of documents to the same state.",
        discussion: """
            Each side takes what the other has added, changed or removed since the last time. A recipe that both \
            changed is a conflict: it is told and left alone, and the command exits with 1, unless --on-conflict says \
            which side wins: ours is the store, theirs the folder. Documents without front matter are left alone.

            Examples:
              recipes sync --dir recipes/
              recipes sync --dir recipes/ --dry-run
              recipes sync --dir recipes/ --on-conflict theirs
            """)

    @Option(help: ArgumentHelp("The folder of documents.", valueName: "folder"), completion: .directory) var dir: String
    @Option(help: "What to do where both sides changed a recipe.") var onConflict: ConflictPolicy = .fail
    @Flag(help: "Say what would be done, and do nothing.") var dryRun = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if dir.isEmpty { throw ValidationError("--dir takes a folder, found an empty name") }
    }

    func run() throws {
        let catalogue = try global.openCatalogue(dryRun ? .read : .write)
        let output = global.output
        var sync = try FolderSync(catalogue, folder: dir, policy: onConflict)
        for name in sync.loops { output.note(DocumentFolder.remark(onLoop: name)) }
        for name in sync.passedOver { output.detail("\(name) has no front matter, so it is no recipe") }
        let checked = sync.checked()
        for one in checked {
            output.show(one.snippetDiagnostics, in: one.input.snippet)
            output.show(one.documentDiagnostics, in: one.input.document?.source)
        }
        if checked.contains(where: \.hasErrors) { throw ExitStatus.failure }
        if !dryRun {
            if !sync.steps.isEmpty { try output.makeFolder(dir) }
            try sync.run(checked) {
                try output.write($0, to: $1)
            } backup: {
                global.context.noteBackup($0)
            }
        }
        if global.json {
            let rows = sync.steps.map { step -> JSON in
                [
                    "slug": .string(step.slug), "action": .string(step.action.rawValue),
                    "reason": step.reason.map { .string($0) } ?? .null
                ]
            }
            let document: JSON = [
                "format": "recipes.sync", "version": 1, "dryRun": .bool(dryRun), "recipes": .array(rows)
            ]
            output.line(document.text(indented: true))
        } else {
            for step in sync.steps {
                output.line(
                    TerminalText.escaped("\(Self.words(for: step.action))  \(step.slug)")
                        + (step.reason.map { ": " + $0 } ?? ""))
            }
        }
        let conflicts = sync.steps.count { $0.action == .conflict }
        if sync.steps.isEmpty { output.note("both sides are the same") }
        if conflicts > 0 {
            output.note("conflicts: \(conflicts); recipes diff SLUG FILE shows one, --on-conflict decides")
            throw ExitStatus.negative
        }
    }

    private static func words(for action: FolderSync.Action) -> String {
        switch action {
        case .addToStore: "store  added"
        case .updateStore: "store  updated"
        case .removeFromStore: "store  removed"
        case .addDocument: "folder  added"
        case .updateDocument: "folder  updated"
        case .removeDocument: "folder  removed"
        case .conflict: "conflict"
        }
    }
}
