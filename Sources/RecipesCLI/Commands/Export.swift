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
        abstract: "Write recipes as Markdown, JSON, JSON Lines, Swift, frames or pictures.",
        discussion: """
            Markdown and JSON lose nothing: importing them gives equal recipes. Several recipes need json, jsonl or \
            a folder.

            Examples:
              recipes export card --format md
              recipes export --all --format jsonl -o recipes.jsonl
              recipes export --all --format md -o recipes/
              recipes export --all --format site -o site/
              recipes export --all --capture-kit Kit
            """)

    @Argument(help: "Slugs of recipes.", completion: StoreCompletion.slugs) var slugs: [String] = []
    @Flag(help: "All recipes.") var all = false
    @Option(help: "What to write.") var format: ExportFormat?
    @Option(
        help: ArgumentHelp(
            "Write a Swift package that records frames of Apple's SwiftUI on a Mac.", valueName: "folder"))
    var captureKit: String?
    @Flag(help: "Replace a capture kit or a site that exists.") var force = false
    @Option(help: ArgumentHelp("The scenario for tree, frames, svg and html.", valueName: "name")) var scenario: String?
    @Option(name: .shortAndLong, help: ArgumentHelp("A file, or a folder for one file a recipe.", valueName: "path"))
    var output: String?
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        guard all || !slugs.isEmpty else { throw ValidationError("name recipes, or use --all") }
        guard format == nil || captureKit == nil else { throw ValidationError("use --format or --capture-kit") }
        if format == .site, output == nil { throw ValidationError("a site needs -o FOLDER") }
        guard !global.json || format.map({ $0.isJSON || $0 == .site }) ?? true else {
            throw ValidationError("--json and --format contradict each other")
        }
    }

    func run() throws {
        let catalogue = try global.openCatalogue()
        let recipes = try global.storeOperation {
            try all ? catalogue.store.recipes().map(\.recipe) : slugs.map { try catalogue.recipe(slug: $0) }
        }
        if let captureKit {
            let writer = CaptureKitWriter(
                folder: captureKit, replaces: force, isJSON: global.json, output: global.output)
            return try writer.write(CaptureKit(recipes))
        }
        if format == .site { return try writeSite(recipes) }
        let format = format ?? (global.json ? .json : .md)
        var isDirectory: ObjCBool = false
        if let output,
            output.hasSuffix("/")
                || (FileManager.default.fileExists(atPath: output, isDirectory: &isDirectory) && isDirectory.boolValue)
        {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
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
                hint: "-o FOLDER/ writes a file each")
        }
        if format == .json, recipes.count != 1 {
            let document: JSON = [
                "format": "recipes.catalogue", "version": 1, "recipes": .array(recipes.map(\.json))
            ]
            return try global.output.write(document.text(indented: true) + "\n", to: output)
        }
        try global.output.write(try recipes.map { try text(of: $0, format) }.joined(), to: output)
    }

    /// Writes the site beside its place first, so that there is never half of one.
    private func writeSite(_ recipes: [Recipe]) throws {
        guard let output else { return }
        let files = FileManager.default
        let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
        if files.fileExists(atPath: folder) {
            let known = try? InputText.read((folder as NSString).appendingPathComponent("index.html"))
            guard force, known?.contains(Site.scriptHash) == true else {
                throw Failure(
                    "\(folder) exists",
                    hint: force ? "it is no site of recipes, so it stays" : "--force replaces a site")
            }
        }
        let bar = ProgressBar(label: "laying out", isOn: recipes.count > 20 && Terminal.isErrorTerminal && !global.json)
        let pages = Site(recipes: recipes).files { bar.update($0, of: recipes.count) }
        bar.finish()
        let temporary = folder + ".new"
        do {
            try? files.removeItem(atPath: temporary)
            try files.createDirectory(atPath: temporary, withIntermediateDirectories: true)
            for page in pages {
                try global.output.write(page.text, to: (temporary as NSString).appendingPathComponent(page.path))
            }
            if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
            try files.moveItem(atPath: temporary, toPath: folder)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("cannot write " + SystemReason.text(of: error, path: folder))
        }
        if global.json {
            let document: JSON = [
                "format": "recipes.site", "version": 1, "path": .string(folder), "files": .number(Double(pages.count))
            ]
            self.global.output.line(document.text(indented: true))
        } else {
            global.output.line("wrote \(folder) with \(pages.count) pages; open \(folder)/index.html")
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

enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
    case md, json, jsonl, swift, tree, frames, svg, html, site

    var fileEnding: String {
        switch self {
        case .tree: "tree.json"
        case .frames: "frames.json"
        default: rawValue
        }
    }

    var isJSON: Bool { [.json, .jsonl, .tree, .frames].contains(self) }
    var holdsSeveral: Bool { self == .json || self == .jsonl }

    /// The recipe in this format; `nil` if it has to be laid out and cannot be.
    func text(of recipe: Recipe, layout: ScenarioLayout, scenario name: String?) throws -> String? {
        let chosen = try name.map { name in
            guard let scenario = recipe.scenario(named: name) else {
                throw Failure("\(recipe.slug) has no scenario called \"\(name)\"")
            }
            return scenario
        }
        let scenario = chosen ?? recipe.allScenarios[0]
        switch self {
        case .md: return recipe.markdown
        case .json: return recipe.json.text(indented: true) + "\n"
        case .jsonl: return recipe.json.text() + "\n"
        case .swift: return recipe.snippet.hasSuffix("\n") ? recipe.snippet : recipe.snippet + "\n"
        case .tree: return layout.layOut(scenario, tree: .verified).tree.map { $0.text(indented: true) + "\n" }
        case .frames:
            return layout.layOut(scenario).frames.map { FramesJSON.document(of: $0).text(indented: true) + "\n" }
        case .svg: return layout.layOut(scenario).frames.map { SVGPicture().document(of: $0) }
        case .site: return nil
        case .html: return layout.layOut(scenario).frames.map { HTMLPage.document(title: recipe.title, frames: $0) }
        }
    }
}
