import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add recipes: Markdown documents or plain Swift files.",
        discussion: """
            Every recipe is read and laid out first; if anything is wrong with one of them, nothing is written. A \
            recipe that is there already is left alone unless --update is given.

            Examples:
              recipes add card.md
              recipes add --update recipes/*.md
              recipes add --edit
              recipes export card --format md --store a.sqlite | recipes add - --store b.sqlite
            """)

    @Argument(help: "Files, or - for standard input.", completion: .file(extensions: ["md", "swift"])) var files:
        [String] = []
    @Flag(help: "Write a new recipe in your editor: VISUAL, else EDITOR.") var edit = false
    @Flag(help: "Check only, write nothing.") var dryRun = false
    @Flag(help: "Replace recipes that are there and differ.") var update = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if files.isEmpty != edit { throw ValidationError("name files, or use --edit") }
    }

    func run() throws {
        let output = global.output
        let files = edit ? [try Editor.write(template: Editor.template)] : files
        if edit { output.note("recipes: the text is in \(files[0])") }
        var inputs: [RecipeInput] = []
        var isBad = false
        for file in files {
            do {
                guard let input = try RecipeInput.file(file) else {
                    throw InputError("there is no file \(file)", id: "no-such-file")
                }
                output.show(input.diagnostics, in: input.document?.source)
                inputs.append(input)
            } catch let error as InputError {
                output.show(error.diagnostics, in: error.source)
                isBad = true
            }
        }
        let count = inputs.count
        let reading = ProgressBar(
            label: "laying out", isOn: count > 20 && Terminal.isErrorTerminal && !global.json)
        let checked = Catalogue.check(inputs) { reading.update($0, of: count) }
        reading.finish()
        for one in checked {
            output.show(one.snippetDiagnostics, in: one.input.snippet)
            output.show(one.documentDiagnostics, in: one.input.document?.source)
            isBad = isBad || one.hasErrors
        }
        if isBad { throw ExitStatus.failure }
        if dryRun {
            if global.json {
                let rows = checked.map { one -> JSON in
                    ["slug": .string(one.entry.recipe.slug), "action": "checked"]
                }
                output.line(
                    (["format": "recipes.add", "version": 1, "recipes": .array(rows)] as JSON).text(indented: true))
            } else {
                for one in checked { output.line("would add \(one.entry.recipe.slug)") }
            }
            return
        }
        let catalogue = try global.openCatalogue(.write)
        let bar = ProgressBar(label: "adding", isOn: checked.count > 100 && Terminal.isErrorTerminal && !global.json)
        let outcomes = try global.storeOperation {
            try catalogue.add(checked, updates: update) {
                bar.update($0, of: checked.count)
            } backup: {
                global.context.noteBackup($0)
            }
        }
        bar.finish()
        report(outcomes, output)
    }

    private func report(_ outcomes: [AddOutcome], _ output: Output) {
        if global.json {
            let rows = outcomes.map { outcome -> JSON in
                [
                    "slug": .string(outcome.slug), "action": .string(outcome.action.rawValue),
                    "revision": .number(Double(outcome.revision)),
                    "duplicates": .array(outcome.duplicateSlugs.map { .string($0) })
                ]
            }
            output.line((["format": "recipes.add", "version": 1, "recipes": .array(rows)] as JSON).text(indented: true))
            return
        }
        for outcome in outcomes {
            switch outcome.action {
            case .added: output.line("added \(outcome.slug)")
            case .updated: output.line("updated \(outcome.slug), revision \(outcome.revision)")
            case .unchanged: output.line("\(outcome.slug) is there already and equal")
            case .kept: output.line("\(outcome.slug) is there already and differs; --update replaces it")
            }
            for slug in outcome.duplicateSlugs {
                let kinds = outcome.duplicates.filter { $0.slug == slug }.map(\.kind.rawValue)
                output.note("note: \(slug) has the same \(kinds.joined(separator: " and "))")
            }
        }
    }
}

extension AddOutcome {
    /// The slugs of recipes that are the same in part, each once.
    fileprivate var duplicateSlugs: [String] {
        var seen: Set<String> = []
        return duplicates.map(\.slug).filter { seen.insert($0).inserted }
    }
}
