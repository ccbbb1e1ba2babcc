import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeModel
import RecipeService
import RecipeStore

struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add recipes: Markdown documents, plain Swift files or JSON.",
        discussion: """
            Every recipe is read and laid out first; if anything is wrong with one of them, nothing is written. A \
            recipe that is there already is left alone unless --update is given. A Swift file then replaces the code \
            alone: tags, authors, scenarios, expected frames and prose stay. A new recipe whose snippet or layout \
            another one has is told, unless --allow-duplicate is given.

            Examples:
              recipes add card.md
              recipes add --update recipes/*.md
              recipes add --update Card.swift
              recipes add --edit
              recipes add card-variant.md --allow-duplicate
              recipes export card --format md --store a.sqlite | recipes add - --store b.sqlite
            """)

    @Argument(help: "Files, or - for standard input.", completion: .file(extensions: ["md", "swift", "json", "jsonl"]))
    var files: [String] = []
    @Flag(help: "Write a new recipe in your editor: VISUAL, else EDITOR.") var edit = false
    @Flag(help: "Check only, write nothing.") var dryRun = false
    @Flag(help: "Replace recipes that are there and differ.") var update = false
    @Flag(help: "Say nothing where another recipe has the snippet or the layout.") var allowDuplicate = false
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
                let found = try RecipeInput.all(in: file)
                for input in found { output.show(input.diagnostics, in: input.document?.source) }
                inputs += found
            } catch let error as InputError {
                output.show(error.diagnostics, in: error.source)
                isBad = true
            }
        }
        var names = RecipeNames()
        inputs = try inputs.filter { try names.isNew($0) }
        let opened = try catalogue(for: inputs)
        let (completed, kept) = try opened?.completing(inputs) ?? (inputs, [:])
        let count = completed.count
        let reading = ProgressBar(
            label: "laying out", isOn: count > 20 && Terminal.isErrorTerminal && !global.json)
        let checked = Catalogue.check(completed) { reading.update($0, of: count) }
        reading.finish()
        for one in checked {
            output.show(one.snippetDiagnostics, in: one.input.snippet)
            output.show(one.documentDiagnostics, in: one.input.document?.source)
            isBad = isBad || one.hasErrors
        }
        if isBad { throw ExitStatus.failure }
        if dryRun {
            // A store that is not there yet is not made for this.
            if !allowDuplicate, StoreFile.exists(StoreLocation.resolve(option: global.store).path) {
                try tellDuplicates(checked, in: try opened ?? global.openCatalogue())
            }
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
        let catalogue = try opened ?? global.openCatalogue(.write)
        if !allowDuplicate { try tellDuplicates(checked, in: catalogue) }
        let before = update ? try DroppedExpectations(checked.map(\.entry.recipe), in: catalogue) : nil
        let bar = ProgressBar(label: "adding", isOn: checked.count > 100 && Terminal.isErrorTerminal && !global.json)
        let outcomes = try catalogue.add(checked, updates: update) {
            bar.update($0, of: checked.count)
        } backup: {
            global.context.noteBackup($0)
        }
        bar.finish()
        report(outcomes, output)
        before?.lines.forEach { output.note($0) }
        for outcome in outcomes where outcome.action == .updated {
            guard let words = kept[outcome.slug] else { continue }
            output.note("recipes: \(outcome.slug) keeps \(Self.list(words)), which a Swift file cannot say")
        }
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }

    /// The store, where plain Swift files are to be completed from it and there is one.
    private func catalogue(for inputs: [RecipeInput]) throws -> Catalogue? {
        guard inputs.contains(where: \.isSwiftFile),
            StoreFile.exists(StoreLocation.resolve(option: global.store).path)
        else { return nil }
        return try global.openCatalogue(dryRun ? .read : .write)
    }

    /// A snippet under a second name is likelier a mistake than meant.
    private func tellDuplicates(_ checked: [Catalogue.Checked], in catalogue: Catalogue) throws {
        let found = try catalogue.store.snippetsKnown(of: checked.map(\.entry.recipe))
        let warnings = found.map { pair in
            Diagnostic(
                id: "duplicate-snippet", severity: .warning, message: "\(pair.slug) has the snippet of \(pair.other)",
                hints: ["recipes show \(pair.other) shows the other; --allow-duplicate says that it is meant"])
        }
        global.output.show(warnings, in: nil)
    }

    private func report(_ outcomes: [AddOutcome], _ output: Output) {
        if global.json {
            let rows = outcomes.map { outcome -> JSON in
                [
                    "slug": .string(outcome.slug), "action": .string(outcome.action.rawValue),
                    "revision": .number(Double(outcome.revision)), "id": .string("id:\(outcome.id)"),
                    "duplicates": .array(outcome.duplicateSlugs.map { .string($0) })
                ]
            }
            output.line((["format": "recipes.add", "version": 1, "recipes": .array(rows)] as JSON).text(indented: true))
            return
        }
        for outcome in outcomes {
            switch outcome.action {
            case .added:
                output.line("added \(outcome.slug)")
                output.detail("id:\(outcome.id) finds it under every slug; next: recipes show \(outcome.slug)")
            case .updated: output.line("updated \(outcome.slug), revision \(outcome.revision)")
            case .unchanged: output.line("\(outcome.slug) is there already and equal")
            case .kept: output.line("\(outcome.slug) is there already and differs; --update replaces it")
            }
            // Who has the same snippet was told before.
            for slug in outcome.duplicateSlugs where !allowDuplicate {
                let kinds = outcome.duplicates.filter { $0.slug == slug }.map(\.kind)
                if kinds == [.tree] { output.note("note: \(slug) has the same layout") }
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
