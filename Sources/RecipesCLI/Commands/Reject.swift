import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService

struct Reject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reject",
        abstract: "Keep what is expected although the engine gives something else, and note why.",
        discussion: """
            The check goes on failing, unless --issue says where the failure is reported: then it is an expected \
            one, and an unexpected pass is told.

            Examples:
              recipes reject card --reason "the engine is wrong about baselines"
              recipes reject card --reason "known" --issue https://example.com/12
            """)

    @Argument(help: "Slugs of recipes.", completion: StoreCompletion.slugs) var slugs: [String]
    @Option(help: "Why the expected numbers are right; kept with them and in the history.") var reason: String
    @Option(help: ArgumentHelp("Only this scenario.", valueName: "name"), completion: StoreCompletion.scenarios)
    var scenario: String?
    @Option(help: ArgumentHelp("Where the failure is reported.", valueName: "address")) var issue: String?
    @Flag(help: "Write although CI is set.") var write = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if reason.allSatisfy(\.isWhitespace) { throw ValidationError("--reason is empty") }
    }

    func run() throws {
        try global.refuseInCI("rejected", unless: write)
        let catalogue = try global.openCatalogue(.write)
        let outcomes = try slugs.flatMap {
            try catalogue.reject($0, scenarios: scenario.map { [$0] }, reason: reason, issue: issue)
        }
        if global.json {
            let rows = outcomes.map { outcome -> JSON in
                [
                    "slug": .string(outcome.slug), "scenario": .string(outcome.scenario),
                    "expectedFailure": .bool(outcome.isExpectedFailure)
                ]
            }
            global.output.line(
                (["format": "recipes.reject", "version": 1, "scenarios": .array(rows)] as JSON).text(indented: true))
        } else {
            for outcome in outcomes {
                let state = outcome.isExpectedFailure ? "; its failure is expected now" : ""
                global.output.line("kept \(outcome.slug), \(TerminalText.escaped(outcome.scenario))\(state)")
            }
        }
        guard outcomes.isEmpty else { return }
        global.output.note("nothing differs, so there is nothing to reject")
        throw ExitStatus.negative
    }
}
