import ArgumentParser
import CanonicalJSON
import Foundation
import RecipeModel
import RecipeService
import RecipeStore
import Rendering

struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write recipes as Markdown, JSON, Swift, frames, pictures, a site, for DocC or for Xcode.",
        discussion: """
            Markdown and JSON lose nothing: importing them gives equal recipes. Several recipes need json, jsonl or \
            a folder.

            Examples:
              recipes export card --format md
              recipes export --all --format jsonl -o recipes.jsonl
              recipes export --format jsonl | recipes import - --store copy.sqlite
              recipes export --all --format md -o recipes/
              recipes export --all --format site -o site/
              recipes export --all --format docc -o Recipes.docc
              recipes export card --format codesnippet -o ~/Library/Developer/Xcode/UserData/CodeSnippets/
              recipes export --all --capture-kit Kit
            """)

    @Argument(
        help: "Slugs of recipes; all where none is named and the format or -o holds many.",
        completion: StoreCompletion.slugs)
    var slugs: [String] = []
    @Flag(help: "All recipes.") var all = false
    @Option(help: "What to write.") var format: ExportFormat?
    @Option(
        help: ArgumentHelp(
            "Write a Swift package that records frames of Apple's SwiftUI on a Mac.", valueName: "folder"))
    var captureKit: String?
    @Flag(help: "Replace a capture kit, a site or a DocC folder that exists.") var force = false
    @Option(help: ArgumentHelp("The scenario for tree, frames, svg and html.", valueName: "name")) var scenario: String?
    @Option(name: .shortAndLong, help: ArgumentHelp("A file, or a folder for one file a recipe.", valueName: "path"))
    var output: String?
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        guard meansAll || !slugs.isEmpty else { throw ValidationError("name recipes, or use --all") }
        guard format == nil || captureKit == nil else { throw ValidationError("use --format or --capture-kit") }
        if let format, format.isWhole, output == nil {
            throw ValidationError("\(format.rawValue) needs -o FOLDER")
        }
        guard !global.json || format.map({ $0.isJSON || $0.isWhole }) ?? true else {
            throw ValidationError("--json and --format contradict each other")
        }
    }

    /// Whether all recipes are meant: where none is named, what can hold many does.
    private var meansAll: Bool {
        let holdsMany = output != nil || captureKit != nil || format.map { $0.holdsSeveral || $0.isWhole } ?? false
        return all || slugs == ["-"] || slugs.isEmpty && holdsMany
    }

    func run() throws {
        let catalogue = try global.openCatalogue()
        let recipes =
            try meansAll ? catalogue.store.recipes().map(\.recipe) : slugs.map { try catalogue.recipe(slug: $0) }
        if let captureKit {
            let writer = CaptureKitWriter(
                folder: captureKit, replaces: force, isJSON: global.json, output: global.output)
            return try writer.write(CaptureKit(recipes))
        }
        if let format, format.isWhole, let output {
            let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
            return try format == .site ? writeSite(recipes, to: folder) : writeDocC(recipes, to: folder)
        }
        let format = format ?? (global.json ? .json : .md)
        if let output, isFolder(output, takesAll: recipes.count == 1 || format.holdsSeveral) {
            try global.output.makeFolder(output)
            for recipe in recipes {
                let path = (output as NSString).appendingPathComponent(recipe.slug + "." + format.fileEnding)
                try global.output.write(try text(of: recipe, format), to: path)
            }
            global.output.note("wrote \(recipes.count) files to \(output)")
            return
        }
        guard recipes.count == 1 || format.holdsSeveral else {
            throw Failure(
                "\(format.rawValue) holds one recipe, \(recipes.count) were asked for",
                hint: "-o FOLDER writes a file each")
        }
        if format == .json, recipes.count != 1 {
            let document: JSON = [
                "$schema": .string(RecipeSchema.identifier), "format": "recipes.catalogue", "version": 1,
                "recipes": .array(recipes.map(\.json))
            ]
            return try global.output.write(document.text(indented: true) + "\n", to: output)
        }
        try global.output.write(try recipes.map { try text(of: $0, format) }.joined(), to: output)
    }

    /// Whether a file for each recipe goes there.
    ///
    /// - Parameter takesAll: whether one file would do.
    private func isFolder(_ path: String, takesAll: Bool) -> Bool {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) { return isDirectory.boolValue }
        // Nothing is there yet: a name with an ending is meant for a file.
        return path.hasSuffix("/") || !takesAll && path != "-" && (path as NSString).pathExtension.isEmpty
    }

    private func writeSite(_ recipes: [Recipe], to folder: String) throws {
        let bar = ProgressBar(label: "laying out", isOn: recipes.count > 20 && Terminal.isErrorTerminal && !global.json)
        let pages = try writer(of: folder).write { path in
            let known = try? InputText.read(path + "/index.html")
            return known?.contains(Site.scriptHash) == true
        } files: {
            defer { bar.finish() }
            return Site(recipes: recipes).files { bar.update($0, of: recipes.count) }
        }
        report("recipes.site", folder, pages, "pages; open \(folder)/index.html")
    }

    private func writeDocC(_ recipes: [Recipe], to folder: String) throws {
        let bar = ProgressBar(label: "laying out", isOn: recipes.count > 20 && Terminal.isErrorTerminal && !global.json)
        let files = try writer(of: folder).write { path in
            let known = try? InputText.read(path + "/" + DocCCatalogue.rootName)
            return known?.contains(DocCCatalogue.mark) == true
        } files: {
            defer { bar.finish() }
            return DocCCatalogue(recipes: recipes).files { bar.update($0, of: recipes.count) }
        }
        report("recipes.docc", folder, files, "files")
    }

    private func writer(of folder: String) -> FolderWriter {
        FolderWriter(folder: folder, replaces: force, output: global.output)
    }

    private func report(_ format: String, _ folder: String, _ files: Int, _ words: String) {
        if global.json {
            let document: JSON = [
                "format": .string(format), "version": 1, "path": .string(folder), "files": .number(Double(files))
            ]
            global.output.line(document.text(indented: true))
        } else {
            global.output.line("wrote \(folder) with \(files) \(words)")
        }
    }

    private func text(of recipe: Recipe, _ format: ExportFormat) throws -> String {
        let layout = ScenarioLayout(recipe)
        guard let text = try format.text(of: recipe, layout: layout, scenario: scenario) else {
            let chosen = scenario.flatMap { recipe.scenario(named: $0) } ?? recipe.allScenarios[0]
            throw Failure(layout.layOut(chosen).diagnostics, in: recipe.snippetSource)
        }
        return text
    }
}
