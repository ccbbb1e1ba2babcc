import ArgumentParser
import RecipeModel
import RecipeService
import RecipeStore

struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept what the engine gives now in place of what was recorded.",
        discussion: """
            What is within tolerance is not rewritten. A scenario whose derived or apple numbers say otherwise is \
            left alone; --force replaces them too. --cause accepts what differs by a cause alone, as recipes validate and \
            recipes review name it.

            Examples:
              recipes accept card --reason "baselines are rounded now"
              recipes accept --cause "Text.height +1" --reason "body lines are 21 high now"
              recipes accept --all --reason "version 2 writes layout trees in another way"
            """)

    @Argument(help: "Slugs of recipes.", completion: StoreCompletion.slugs) var slugs: [String] = []
    @Flag(help: "All recipes, for example after an update of the program.") var all = false
    @Option(help: ArgumentHelp("Only what differs by this cause alone; can be repeated.", valueName: "cause"))
    var cause: [String] = []
    @Flag(help: "With --all: replace the numbers of many scenarios without asking to look first.") var yes = false
    @Option(help: "Why the new numbers are right; kept in the history.") var reason: String
    @Option(help: ArgumentHelp("Only this scenario.", valueName: "name"), completion: StoreCompletion.scenarios)
    var scenario: String?
    @Flag(help: "Replace derived and apple numbers that say otherwise.") var force = false
    @Flag(help: "Write although CI is set.") var write = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if reason.allSatisfy(\.isWhitespace) { throw ValidationError("--reason is empty") }
        for text in cause where MismatchCause(text) == nil {
            throw ValidationError("\"\(text)\" is no cause; write it as recipes review does: \"Text.height +1\"")
        }
        if all ? !slugs.isEmpty : slugs.isEmpty && cause.isEmpty { throw ValidationError("name recipes, or use --all") }
    }

    func run() throws {
        try global.refuseInCI("accepted", unless: write)
        let catalogue = try global.openCatalogue(.write)
        if !cause.isEmpty { return try acceptCauses(in: catalogue) }
        if all, !yes { try refuseMany(try catalogue.pending().pending) }
        let chosen = all ? try catalogue.store.slugs() : slugs
        let backup = BulkBackup(of: catalogue.store, count: chosen.count, context: global.context)
        let outcomes = try chosen.flatMap {
            try catalogue.record(
                $0, scenarios: scenario.map { [$0] }, replacesBetter: force, change: .accept, reason: reason,
                willChange: backup.make)
        }
        if let scenario, outcomes.isEmpty { throw Failure("no recipe of these has a scenario called \"\(scenario)\"") }
        try RecordReport(outcomes: outcomes, catalogue: catalogue, isJSON: global.json, isAccepting: true).write(
            to: global.output)
    }

    /// Accepts the scenarios that differ by the named causes and nothing else; says which have others too.
    private func acceptCauses(in catalogue: Catalogue) throws {
        let causes = Set(cause.compactMap { MismatchCause($0) })
        let waiting = try catalogue.pending(slugs).pending.filter { scenario == nil || $0.scenario == scenario }
        let chosen = waiting.filter { $0.isExplained(by: causes) }
        for one in waiting where !one.isExplained(by: causes) && !one.causes.isDisjoint(with: causes) {
            let others = one.causes.subtracting(causes).map(\.description).sorted()
            let why = others.isEmpty ? "its layout tree" : others.joined(separator: ", ")
            global.output.note("\(one.slug), \(one.scenario) is left alone: it differs by \(why) too")
        }
        guard !chosen.isEmpty else {
            let known = waiting.causes.prefix(5).map { "\"\($0.cause)\"" }
            global.output.note(
                "nothing differs by that alone"
                    + (known.isEmpty ? "" : "; causes that wait: " + known.joined(separator: ", ")))
            throw ExitStatus.negative
        }
        let scenarios = Dictionary(grouping: chosen, by: \.slug).mapValues { Set($0.map(\.scenario)) }
        let backup = BulkBackup(of: catalogue.store, count: scenarios.count, context: global.context)
        let outcomes = try scenarios.sorted { $0.key < $1.key }.flatMap {
            try catalogue.record(
                $0, scenarios: $1, replacesBetter: force, change: .accept, reason: reason, willChange: backup.make)
        }
        try RecordReport(outcomes: outcomes, catalogue: catalogue, isJSON: global.json, isAccepting: true).write(
            to: global.output)
    }

    /// Numbers of more scenarios than a person looks at are not replaced in passing.
    private func refuseMany(_ waiting: [Catalogue.Pending]) throws {
        let replaced = waiting.filter { !$0.results.isEmpty && (force || !$0.needsForce) }
        guard replaced.count > Self.scenarioLimit else { return }
        let causes = replaced.causes
        let first = causes.prefix(5).map { "\"\($0.cause)\" (\($0.scenarios))" }.joined(separator: ", ")
        throw Failure(
            "--all would replace the numbers of \(replaced.count) scenarios, by \(causes.count) "
                + "\(causes.count == 1 ? "cause" : "causes"): \(first)\(causes.count > 5 ? ", …" : ""); "
                + "accept them by --cause, or add --yes")
    }

    private static let scenarioLimit = 20
}
