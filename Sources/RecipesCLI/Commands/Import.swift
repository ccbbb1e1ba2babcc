import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take recipes from JSON, JSON Lines, another store or a folder of documents.",
        discussion: """
            All problems of all recipes are reported before anything is written. --on-conflict says what happens \
            where a different recipe has the slug: fail (nothing is written), ours, theirs, or the newer one.

            Examples:
              recipes import recipes.jsonl
              recipes export --all --format jsonl | recipes import - --store copy.sqlite
              recipes import recipes/ --on-conflict newer
              recipes import theirs.sqlite --on-conflict ours
            """)

    @Argument(help: "A file, a folder, or - for standard input.", completion: .file()) var path: String
    @Option(help: "What to do with recipes that are there and differ.") var onConflict: ConflictPolicy = .fail
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let output = global.output
        var inputs = try RecipeImport.inputs(at: path) { output.note($0) }
        var opened: Catalogue?
        if inputs.contains(where: \.isSwiftFile), StoreFile.exists(StoreLocation.resolve(option: global.store).path) {
            opened = try global.openCatalogue(.write)
            inputs = try opened?.completing(inputs).inputs ?? inputs
        }
        let count = inputs.count
        let reading = ProgressBar(
            label: "laying out", isOn: count > 20 && Terminal.isErrorTerminal && !global.json)
        let checked = Catalogue.check(inputs) { reading.update($0, of: count) }
        reading.finish()
        for one in checked {
            output.show(one.snippetDiagnostics, in: one.input.snippet)
            output.show(one.documentDiagnostics, in: one.input.document?.source)
        }
        if checked.contains(where: \.hasErrors) { throw ExitStatus.failure }
        let catalogue = try opened ?? global.openCatalogue(.write)
        let bar = ProgressBar(label: "importing", isOn: checked.count > 100 && Terminal.isErrorTerminal && !global.json)
        let outcomes = try catalogue.store.add(checked.map(\.entry), onConflict: onConflict) {
            bar.update($0, of: checked.count)
        } backup: {
            global.context.noteBackup($0)
        }
        bar.finish()
        let counts = Dictionary(grouping: outcomes, by: \.action).mapValues(\.count)
        if global.json {
            let members = Dictionary(
                counts.map { ($0.key.rawValue, JSON.number(Double($0.value))) }, uniquingKeysWith: { $1 })
            let document: JSON = ["format": "recipes.import", "version": 1, "recipes": .object(members)]
            output.line(document.text(indented: true))
        } else {
            let text = counts.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.value) \($0.key.rawValue)" }
            output.line(text.isEmpty ? "nothing to import" : text.joined(separator: ", "))
        }
        if outcomes.isEmpty { throw ExitStatus.negative }
    }
}

extension ConflictPolicy: ExpressibleByArgument {}
