import ArgumentParser
import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import RecipeModel
import RecipeService
import SwiftUIFrontEnd

/// The recipe that a layout command is about, ready to be laid out.
struct LoadedRecipe {
    var recipe: Recipe
    /// The snippet with the lines that diagnostics name.
    var source: SourceText
    /// The layout tree that stands in place of a snippet.
    var tree: String?
    /// Whether the input is Swift source, whose previews may ask for a window of their own.
    var isSource = false

    /// Reads a file or standard input, else looks the slug up in the store.
    static func load(_ input: String, _ context: CommandContext) throws -> LoadedRecipe {
        if let file = try RecipeInput.file(input, takesTrees: true) {
            context.output.show(file.diagnostics, in: file.document?.source)
            return LoadedRecipe(
                recipe: file.recipe, source: file.snippet, tree: file.tree,
                isSource: file.document?.kind == .swift && file.recipe.scenarios.isEmpty)
        }
        // Slugs have neither.
        if input.contains("/") || input.contains(".") { throw Failure("there is no file \(input)") }
        let stored = try context.openCatalogue().recipe(slug: input)
        return LoadedRecipe(recipe: stored, source: stored.snippetSource)
    }

    /// The layout tree that was given.
    var storedTree: StoredTree? { tree.flatMap { StoredTree(parsing: $0) } }

    /// Lays the recipe out as the options of the command line say.
    func layOut(
        _ request: LayoutRequest, trace: Trace? = nil, tree demand: Snippet.TreeDemand = .none
    ) throws -> LayoutOutcome {
        var recipe = recipe
        if let platform = request.platform { recipe.platform = platform }
        recipe.assets.merge(try request.assetSizes()) { $1 }
        let scenario = try request.scenario(of: recipe)
        var options = scenario.layoutOptions(of: recipe)
        options.steps += request.steps
        options.makesAssumptions = true
        if isSource, scenario.size == nil, scenario.device == nil, request.safeArea == nil {
            options.previewDevice = { name in
                Device.previewed(as: name).map {
                    Viewport(
                        size: ProposedViewSize(width: $0.size.width, height: $0.size.height), scale: $0.scale,
                        safeArea: $0.safeArea)
                }
            }
        }
        if let tree {
            guard options.entry == nil, options.steps.isEmpty else {
                throw Failure(
                    "a layout tree has its entry, its state and its steps in it",
                    hint: "lay out the snippet it comes from with --entry, --state and --tap")
            }
            guard options.platform == self.recipe.platform else {
                throw Failure("the layout tree is one of \(self.recipe.platform.rawValue)")
            }
            return TreeRunner().layOut(tree, options, trace: trace)
        }
        return Snippet(source, companions: try request.companions(), platform: recipe.platform).layOut(
            options, trace: trace, tree: demand)
    }
}
