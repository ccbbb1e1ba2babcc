import ArgumentParser
import RecipeService
import RecipeStore

struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Accept what the engine gives now in place of what was recorded.",
        discussion: """
            What is within tolerance is not rewritten. Expectations of origin derived or apple are never replaced.

            Example:
              recipes accept card --reason "baselines are rounded now"
            """)

    @Argument(help: "Slugs of recipes.") var slugs: [String]
    @Option(help: "Why the new numbers are right; kept in the history.") var reason: String
    @Flag(help: "Write although CI is set.") var force = false
    @Flag(help: "JSON.") var json = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        if global.isCheckOnly, !force {
            throw Failure("CI is set, so nothing is accepted", hint: "--force accepts all the same")
        }
        let catalogue = try global.openCatalogue(.write)
        let outcomes = try global.storeOperation {
            try slugs.flatMap { try catalogue.record($0, change: .accept, reason: reason) }
        }
        try RecordReport(outcomes: outcomes, catalogue: catalogue, isJSON: json).write(to: global.output)
    }
}
