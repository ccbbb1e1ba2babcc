import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService
import RecipeStore

struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Record what the engine gives now, as expectations of origin engine.",
        discussion: """
            Recorded numbers detect change and prove nothing. Where derived or apple numbers say otherwise, nothing \
            is recorded.

            Examples:
              recipes record card
              recipes record --missing
            """)

    @Argument(help: "Slugs of recipes.", completion: StoreCompletion.slugs) var slugs: [String] = []
    @Flag(help: "All scenarios without any expectation.") var missing = false
    @Flag(help: "Write although CI is set.") var write = false
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        guard missing || !slugs.isEmpty else { throw ValidationError("name recipes, or use --missing") }
    }

    func run() throws {
        try global.refuseInCI("recorded", unless: write)
        let catalogue = try global.openCatalogue(.write)
        let chosen = slugs.isEmpty ? try catalogue.store.slugs() : slugs
        let backup = BulkBackup(of: catalogue.store, count: missing ? 0 : chosen.count, context: global.context)
        let outcomes = try chosen.flatMap { try catalogue.record($0, onlyMissing: missing, willChange: backup.make) }
        try RecordReport(outcomes: outcomes, catalogue: catalogue, isJSON: global.json).write(to: global.output)
    }
}

/// What recording or accepting did, for people or as JSON.
struct RecordReport {
    let outcomes: [Catalogue.RecordOutcome]
    let catalogue: Catalogue
    let isJSON: Bool
    /// Whether what differed was to be replaced.
    var isAccepting = false
    /// More scenarios than these that are as recorded are counted rather than listed.
    private static let listedUnchanged = 10

    func write(to output: Output) throws {
        if isJSON {
            let rows = outcomes.map { outcome -> JSON in
                [
                    "slug": .string(outcome.slug), "scenario": .string(outcome.scenario),
                    "action": .string(outcome.action.rawValue), "frames": .number(Double(outcome.frames))
                ]
            }
            output.line(
                (["format": "recipes.record", "version": 1, "scenarios": .array(rows)] as JSON).text(indented: true))
        } else {
            let unchanged = outcomes.count { $0.action == .unchanged }
            let countsThem = unchanged > Self.listedUnchanged
            if countsThem { output.line("\(unchanged) scenarios are as recorded") }
            for outcome in outcomes where outcome.action != .present && !(countsThem && outcome.action == .unchanged) {
                let name = "\(outcome.slug), \(TerminalText.escaped(outcome.scenario))"
                switch outcome.action {
                case .recorded:
                    output.line("recorded \(outcome.frames) frames of \(name)")
                    if outcome.replaced > 0, !isAccepting {
                        let numbers = outcome.replaced == 1 ? "1 number" : "\(outcome.replaced) numbers"
                        output.note(
                            "recipes: \(numbers) recorded before differed; recipes diff \(outcome.slug) shows them")
                    }
                case .unchanged: output.line("\(name) is as recorded")
                case .expectedFailure: output.line("\(name) is left alone: its failure is expected")
                case .noLongerFailing: output.line("\(name) passes, and is no longer expected to fail")
                case .treeRenewed: output.line("\(name) is as recorded; its layout tree is written anew")
                case .failed: output.line("\(name) cannot be laid out")
                case .keptBetter: output.line("\(name) is left alone: its derived or apple numbers say otherwise")
                case .present: break
                }
            }
        }
        var isBad = false
        for outcome in outcomes where outcome.action == .failed {
            isBad = true
            let source = try catalogue.recipe(slug: outcome.slug).snippetSource
            output.show(outcome.outcome?.diagnostics ?? [], in: source)
        }
        if isBad { throw ExitStatus.failure }
        if outcomes.contains(where: { $0.action == .keptBetter }) { throw ExitStatus.negative }
    }
}
