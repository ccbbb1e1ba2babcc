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

    /// Reads a file or standard input, else looks the slug up in the store.
    static func load(_ input: String, _ global: GlobalOptions) throws -> LoadedRecipe {
        if let file = try RecipeInput.file(input) {
            global.output.show(file.diagnostics, in: file.document?.source)
            return LoadedRecipe(recipe: file.recipe, source: file.snippet)
        }
        if input.contains("/") || input.hasSuffix(".swift") || input.hasSuffix(".md") {
            throw Failure("there is no file \(input)")
        }
        let stored = try global.openCatalogue().recipe(slug: input)
        return LoadedRecipe(recipe: stored, source: stored.snippetSource)
    }

    /// Lays the recipe out as the options of the command line say.
    func layOut(_ arguments: LayoutArguments, trace: Trace? = nil) throws -> LayoutOutcome {
        var recipe = recipe
        if let platform = arguments.platform { recipe.platform = platform }
        recipe.assets.merge(try arguments.assets()) { $1 }
        let scenario = try arguments.scenario(of: recipe)
        var options = scenario.layoutOptions(of: recipe)
        options.steps += arguments.steps(in: CommandLine.arguments)
        return Snippet(source, companions: try arguments.companions(), platform: recipe.platform).layOut(
            options, trace: trace)
    }
}
