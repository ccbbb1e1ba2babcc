import ArgumentParser
import CanonicalJSON
import Diagnostics
import Foundation
import RecipeModel
import RecipeService

struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Go through what differs and decide: accept, reject or skip.",
        discussion: """
            On a terminal asks about each scenario: a accepts what the engine gives, r rejects it and keeps what is \
            expected, s skips; A, R and S do so for all that is left, c accepts \
            it and all that is left with no other cause, q ends. Without a terminal, or with --json, \
            lists what waits; recipes accept and recipes reject decide. Exits with 1 while something waits.

            Examples:
              recipes review
              recipes review card --json
            """)

    @Argument(help: "Slugs of recipes; all if there are none.", completion: StoreCompletion.slugs)
    var slugs: [String] = []
    @Flag(help: "Let accepting replace derived and apple numbers.") var force = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let isAsking = Terminal.isInputTerminal && Terminal.isOutputTerminal && !global.json && !global.isCheckOnly
        let catalogue = try global.openCatalogue(isAsking ? .write : .read)
        let (pending, failed) = try catalogue.pending(slugs)
        let output = global.output
        for result in failed {
            output.note("recipes: \(result.slug) cannot be laid out; recipes validate \(result.slug)")
        }
        var left = pending.count
        if isAsking {
            // Questions are no remarks.
            var talk = output
            talk.isQuiet = false
            left = try ReviewDialog(catalogue: catalogue, output: talk, force: force).run(pending)
        } else if global.json {
            output.line(document(pending).text(indented: true))
        } else {
            for one in pending { output.write(ReviewDialog.text(of: one, color: output.isColored)) }
            output.write(causes(of: pending))
            output.note(
                pending.isEmpty
                    ? "nothing differs" : "waiting: \(pending.count); recipes accept and recipes reject decide")
        }
        if !failed.isEmpty { throw ExitStatus.failure }
        if left > 0 { throw ExitStatus.negative }
    }

    /// What accept --cause takes, where fewer causes than scenarios wait.
    private func causes(of pending: [Catalogue.Pending]) -> String {
        let causes = pending.causes
        guard !causes.isEmpty, causes.count < pending.count else { return "" }
        let rows = causes.map { cause, count in
            "  \(TerminalText.escaped(cause.description)): \(count) \(count == 1 ? "scenario" : "scenarios")\n"
        }
        return "\(pending.count) scenarios differ by \(causes.count == 1 ? "1 cause" : "\(causes.count) causes"):\n"
            + rows.joined()
    }

    private func document(_ pending: [Catalogue.Pending]) -> JSON {
        let rows = pending.map { one -> JSON in
            [
                "slug": .string(one.slug), "scenario": .string(one.scenario), "origin": .string(one.origin.rawValue),
                "needsForce": .bool(one.needsForce), "tree": .bool(one.tree != nil),
                "mismatches": .number(Double(one.results.reduce(0) { $0 + $1.mismatches.count })),
                "causes": .number(Double(one.results.reduce(0) { $0 + $1.causes.count }))
            ]
        }
        let causes = pending.causes.map { one -> JSON in
            ["cause": .string(one.cause.description), "scenarios": .number(Double(one.scenarios))]
        }
        return ["format": "recipes.review", "version": 1, "pending": .array(rows), "causes": .array(causes)]
    }
}
