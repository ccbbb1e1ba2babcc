import ArgumentParser
import CanonicalJSON
import RecipeModel
import RecipeService
import Rendering

/// What `export` writes.
enum ExportFormat: String, ExpressibleByArgument, CaseIterable {
    case md, json, jsonl, swift, tree, frames, svg, html, codesnippet, site, docc

    var fileEnding: String {
        switch self {
        case .tree: "tree.json"
        case .frames: "frames.json"
        default: rawValue
        }
    }

    var isJSON: Bool { [.json, .jsonl, .tree, .frames].contains(self) }
    /// Whether it is of the whole catalogue, in a folder of its own.
    var isWhole: Bool { self == .site || self == .docc }
    /// Whether one file holds several recipes.
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
        case .json: return recipe.schemaJSON.text(indented: true) + "\n"
        case .jsonl: return recipe.schemaJSON.text() + "\n"
        case .swift: return recipe.snippet.hasSuffix("\n") ? recipe.snippet : recipe.snippet + "\n"
        case .tree: return layout.layOut(scenario, tree: .verified).tree.map { $0.text(indented: true) + "\n" }
        case .frames:
            return layout.layOut(scenario).frames.map { FramesJSON.document(of: $0).text(indented: true) + "\n" }
        case .svg: return layout.layOut(scenario).frames.map { SVGPicture().document(of: $0) }
        case .codesnippet: return XcodeSnippet(recipe).text
        case .site, .docc: return nil
        case .html: return layout.layOut(scenario).frames.map { HTMLPage.document(title: recipe.title, frames: $0) }
        }
    }
}
