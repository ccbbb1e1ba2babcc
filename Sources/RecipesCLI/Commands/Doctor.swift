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
            --repair makes a backup first, then builds anew what can be. Exits with 1 if something is wrong.

            Example:
              recipes doctor --repair
            """)

    @Flag(help: "Put right what can be made anew, after a backup.") var repair = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try openCatalogue()
        let output = global.output
        let checks = try global.storeOperation { () -> [DoctorCheck] in
            guard repair else { return try catalogue.store.doctor() }
            let (checks, backup) = try catalogue.store.repair()
            output.note("the store as it was is kept as \(backup)")
            return checks
        }
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
        if checks.contains(where: { $0.state == .failed }) { throw ExitStatus.negative }
    }

    /// The index can only be checked where it could be written; a store that cannot be is looked at all the same.
    private func openCatalogue() throws -> Catalogue {
        do { return try global.openCatalogue(.write) } catch let failure as Failure {
            guard !repair, failure.diagnostics.contains(where: { $0.id == "store-readOnly" }) else { throw failure }
            return try global.openCatalogue(.read)
        }
    }
}
