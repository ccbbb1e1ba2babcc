import ArgumentParser
import RecipeModel
import RecipeStore

/// Filters of `search`, `list` and `validate`; a recipe has to pass all of them.
struct FilterArguments: ParsableArguments {
    @Option(parsing: .singleValue, help: "Recipes with this tag; may be repeated.") var tag: [String] = []
    @Option(parsing: .singleValue, help: "Recipes by this author, a part of the name is enough.")
    var author: [String] = []
    @Option(parsing: .singleValue, help: "Recipes that use this view, modifier or alignment.") var uses: [String] = []
    @Option(help: ArgumentHelp("Recipes whose layout tree holds this structure.", valueName: "pattern"))
    var like: String?

    var isEmpty: Bool { tag.isEmpty && author.isEmpty && uses.isEmpty && like == nil }

    /// The filters for the store.
    ///
    /// - Throws: `Failure` if `--like` is no pattern.
    func filters() throws -> SearchFilters {
        var filters = SearchFilters(tags: tag, authors: author, uses: uses)
        if let like {
            do {
                filters.like = try LayoutPattern(like)
            } catch let error as LayoutPatternError {
                throw Failure("--like: \(error)", hint: "for example 'HStack(Text, Spacer, Image)'")
            }
        }
        return filters
    }
}
