import ArgumentParser
import RecipeModel
import RecipeService
import RecipeStore

/// Filters of `search` and `list`; a recipe has to pass all of them.
struct FilterArguments: ParsableArguments {
    enum Status: String, ExpressibleByArgument, CaseIterable {
        case checked, unchecked
        /// These are found by laying the recipes out.
        case passing, failing
    }

    @Option(parsing: .singleValue, help: "Recipes with this tag; may be repeated.", completion: StoreCompletion.tags)
    var tag: [String] = []
    @Option(
        parsing: .singleValue, help: "Recipes by this author, a part of the name is enough.",
        completion: StoreCompletion.authors)
    var author: [String] = []
    @Option(
        parsing: .singleValue, help: "Recipes that use this view, modifier or alignment.",
        completion: StoreCompletion.symbols)
    var uses: [String] = []
    @Option(help: ArgumentHelp("Recipes whose layout tree holds this structure.", valueName: "pattern"))
    var like: String?
    @Option(parsing: .singleValue, help: ArgumentHelp("Recipes that have this; may be repeated.", valueName: "part"))
    var has: [RecipePart] = []
    @Option(
        help: ArgumentHelp(
            "Recipes with expectations or without, or that pass or fail when they are laid out now.",
            valueName: "state"))
    var status: Status?
    @Option(help: ArgumentHelp("Recipes changed on this day or later: YYYY, YYYY-MM or YYYY-MM-DD.", valueName: "day"))
    var since: String?

    var isEmpty: Bool {
        tag.isEmpty && author.isEmpty && uses.isEmpty && has.isEmpty && like == nil && status == nil && since == nil
    }

    /// The filters for the store; `verdict` is another matter.
    ///
    /// - Throws: `Failure` if `--like` is no pattern or `--since` no day.
    func filters() throws -> SearchFilters {
        var filters = SearchFilters(
            tags: tag, authors: author, uses: uses, parts: has, since: since)
        if status == .checked { filters.isChecked = true }
        if status == .unchecked { filters.isChecked = false }
        if let since, !Self.isDay(since) {
            throw Failure("--since: expected a day like 2026-01-31, or its beginning, found \"\(since)\"")
        }
        if let like {
            do {
                filters.like = try LayoutPattern(like)
            } catch let error as LayoutPatternError {
                throw Failure("--like: \(error)", hint: "for example 'HStack(Text, Spacer, Image)'")
            }
        }
        return filters
    }

    /// What recipes have to come out as when they are laid out; `nil` where it does not matter.
    var verdict: Verdict? { status == .passing ? .passing : status == .failing ? .failing : nil }

    /// Whether a text is a day, a month or a year as dates of recipes begin.
    private static func isDay(_ text: String) -> Bool {
        let digits = text.split(separator: "-", omittingEmptySubsequences: false)
        return zip(digits, [4, 2, 2]).allSatisfy {
            $0.utf8.count == $1 && $0.utf8.allSatisfy { (48...57).contains($0) }
        }
            && (1...3).contains(digits.count)
    }
}

extension RecipePart: ExpressibleByArgument {}
