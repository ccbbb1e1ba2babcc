import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService
import RecipeStore

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Look for everything that can be wrong with a store.",
        discussion: """
            --repair makes a backup first, then builds anew what can be. --strict also lays every recipe out, looks for \
            expectations of views that are gone and for links to recipes that are gone, and takes warnings for wrong. \
            Exits with 1 if something is wrong.

            Examples:
              recipes doctor
              recipes doctor --strict
              recipes doctor --repair
            """)

    @Flag(help: "Put right what can be made anew, after a backup.") var repair = false
    @Flag(help: "Look at the recipes too, and take warnings for wrong.") var strict = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try openCatalogue()
        let output = global.output
        var checks: [DoctorCheck]
        if repair {
            let repaired = try catalogue.store.repair()
            checks = repaired.checks
            output.note("the store as it was is kept as \(repaired.backup)")
        } else {
            checks = try catalogue.store.doctor()
        }
        if strict { checks += try recipeChecks(of: catalogue) }
        if global.json {
            let rows = checks.map { check -> JSON in
                ["name": .string(check.name), "state": .string(check.state.rawValue), "detail": .string(check.detail)]
            }
            let document: JSON = [
                "format": "recipes.doctor", "version": 1, "store": .string(catalogue.store.path), "checks": .array(rows)
            ]
            output.line(document.text(indented: true))
        } else {
            output.line("store: \(catalogue.store.path) (by \(catalogue.location.reason.rawValue))")
            let width = checks.map { $0.name.count }.max() ?? 0
            for check in checks {
                let mark = check.state == .failed ? "✗" : check.state == .warning ? "!" : "✓"
                output.line(
                    "\(mark) \(check.name)" + String(repeating: " ", count: width - check.name.count + 2)
                        + TerminalText.escaped(check.detail))
            }
        }
        if checks.contains(where: { $0.state == .failed || strict && $0.state == .warning }) {
            throw ExitStatus.negative
        }
    }

    private func recipeChecks(of catalogue: Catalogue) throws -> [DoctorCheck] {
        let bar = ProgressBar(label: "laying out", isOn: Terminal.isErrorTerminal && !global.json)
        defer { bar.finish() }
        return try catalogue.recipeChecks { bar.update($0, of: $1) }
    }

    /// The index can only be checked where it could be written; a store that cannot be is looked at all the same.
    private func openCatalogue() throws -> Catalogue {
        do { return try global.openCatalogue(.write) } catch let error as StoreError
            where error.kind == .readOnly && !repair
        {
            return try global.openCatalogue(.read)
        }
    }
}
