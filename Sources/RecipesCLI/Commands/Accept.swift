import ArgumentParser
import RecipeService
import RecipeStore

struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept what the engine gives now in place of what was recorded.",
        discussion: """
            What is within tolerance is not rewritten. A scenario whose derived or apple numbers say otherwise is \
            left alone; --force replaces them too.

            Examples:
              recipes accept card --reason "baselines are rounded now"
              recipes accept --all --reason "version 2 writes layout trees in another way"
            """)

    @Argument(help: "Slugs of recipes.", completion: StoreCompletion.slugs) var slugs: [String] = []
    @Flag(help: "All recipes, for example after an update of the program.") var all = false
    @Option(help: "Why the new numbers are right; kept in the history.") var reason: String
    @Option(help: ArgumentHelp("Only this scenario.", valueName: "name"), completion: StoreCompletion.scenarios)
    var scenario: String?
    @Flag(help: "Replace derived and apple numbers that say otherwise.") var force = false
    @Flag(help: "Write although CI is set.") var write = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if reason.allSatisfy(\.isWhitespace) { throw ValidationError("--reason is empty") }
        if slugs.isEmpty != all { throw ValidationError("name recipes, or use --all") }
    }

    func run() throws {
        try global.refuseInCI("accepted", unless: write)
        let catalogue = try global.openCatalogue(.write)
        let chosen = all ? try catalogue.store.slugs() : slugs
        try catalogue.store.backUp(beforeReplacing: chosen.count).map(global.context.noteBackup)
        let outcomes = try chosen.flatMap {
            try catalogue.record(
                $0, scenarios: scenario.map { [$0] }, replacesBetter: force, change: .accept, reason: reason)
        }
        if let scenario, outcomes.isEmpty { throw Failure("no recipe of these has a scenario called \"\(scenario)\"") }
        try RecordReport(outcomes: outcomes, catalogue: catalogue, isJSON: global.json).write(to: global.output)
    }
}
