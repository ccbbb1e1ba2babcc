import CanonicalJSON
import Diagnostics
import RecipeModel

/// The report for people: what is wrong first, then the causes, then what was checked.
public enum TextReport: ReportFormat {
    public static let kind = "text"

    /// From this many columns on, expected and got frames stand side by side.
    public static let wideColumns = 110

    public static func text(of report: ValidationReport) -> String { text(of: report, color: false) }

    /// The report, in colour on request.
    ///
    /// - Parameter width: the columns of the terminal; below `wideColumns` each cause is a line of its own.
    public static func text(of report: ValidationReport, color: Bool, width: Int = 80) -> String {
        var out = ""
        for recipe in report.recipes where recipe.state != .pass || !recipe.diagnostics.isEmpty {
            out += details(of: recipe, report, color: color, width: width)
        }
        return out + causes(of: report) + summary(of: report) + "\n"
    }

    /// One line with the counts: recipes by state, numbers compared by origin, and the largest difference let pass.
    public static func summary(of report: ValidationReport) -> String {
        let states = ValidationState.allCases.filter { $0 == .pass || report.count($0) > 0 }
            .map { "\(report.count($0)) \($0.rawValue)" }
        let origins = Provenance.Origin.allCases.compactMap { origin -> String? in
            let compared = report.compared(origin: origin)
            return compared > 0 ? "\(compared) \(origin.rawValue)" : nil
        }
        var line = ReportText.count(report.recipes.count, "recipe") + ", "
        line += ReportText.count(report.scenarioCount, "scenario") + ": " + states.joined(separator: ", ")
        line += "; " + ReportText.count(report.compared, "number") + " compared"
        if !origins.isEmpty { line += " (" + origins.joined(separator: ", ") + ")" }
        let basis = report.basis
        if basis.trees > 0 { line += "; " + ReportText.count(basis.trees, "stored tree") + " laid out" }
        if basis.bound > 0 { line += "; \(basis.bound) bound to the snippet" }
        if basis.outdated > 0 {
            line += "; \(basis.outdated) written by another version of the program, with the same frames"
            line += " (recipes accept --all --reason \"…\" writes them anew)"
        }
        if report.uncheckedScenarioCount > 0 {
            line += "; " + ReportText.count(report.uncheckedScenarioCount, "scenario") + " unchecked"
        }
        let warnings = report.recipes.reduce(0) { $0 + $1.diagnostics.count { $0.severity == .warning } }
        if warnings > 0 { line += "; " + ReportText.count(warnings, "warning") }
        let apple = report.compared(origin: .apple)
        if apple > 0 {
            let agreeing = apple - report.mismatches(origin: .apple)
            // Rounded down, so that 100 % is said only where all agree.
            line +=
                "; fidelity to Apple's \(ReportText.number((Double(agreeing * 1_000) / Double(apple)).rounded(.down) / 10)) %"
        }
        let largest = ReportText.number(report.largestDelta)
        if largest != "0" { line += "; largest difference let pass \(largest)" }
        return line
    }

    /// The first causes over all recipes, where grouping them says more than the list above.
    private static func causes(of report: ValidationReport) -> String {
        let groups = report.mismatchGroups
        guard groups.contains(where: { $0.recipes.count > 1 }) else { return "" }
        var out = ReportText.count(report.mismatchCount, "mismatch", "mismatches") + " in "
        out += ReportText.count(groups.count, "cause") + ":\n"
        for group in groups.prefix(10) {
            out += "  \(TerminalText.escaped(group.cause.description)): "
            out += ReportText.count(group.mismatches, "mismatch", "mismatches") + " in "
            out += group.recipes.prefix(4).joined(separator: ", ")
            out += group.recipes.count > 4 ? " and \(group.recipes.count - 4) more\n" : "\n"
        }
        if groups.count > 10 { out += "  … \(groups.count - 10) more causes\n" }
        return out
    }

    private static func details(
        of recipe: RecipeResult, _ report: ValidationReport, color: Bool, width: Int
    ) -> String {
        var out = paint(recipe.state.rawValue, recipe.state, color) + "  \(recipe.slug)"
        if let document = recipe.document { out += "  \(TerminalText.escaped(document)):\(recipe.firstLine)" }
        out += "\n"
        for diagnostic in recipe.diagnostics where diagnostic.severity == .error { out += lines(of: diagnostic) }
        for result in recipe.expectations where result.state != .pass {
            let origin = [result.provenance.origin.rawValue, result.provenance.os, result.provenance.device]
            out += "  scenario \(TerminalText.escaped(result.scenario)), "
            out += TerminalText.escaped(origin.compactMap(\.self).joined(separator: ", ")) + ": "
            out += "\(result.state.rawValue)\n"
            for diagnostic in result.diagnostics { out += lines(of: diagnostic) }
            if width >= wideColumns, let table = SideBySide(result, color: color, width: width) {
                out += table.text
            } else {
                for cause in result.causes {
                    out += "    " + line(of: cause.mismatch, followers: cause.followers) + "\n"
                }
            }
        }
        if let reason = recipe.uncheckedReason {
            let advice = recipe.document == nil ? "recipes record \(recipe.slug)" : "write a frames block"
            out += "  \(reason)" + (recipe.isOfOtherOrigins ? "\n" : ": \(advice)\n")
        }
        for diagnostic in recipe.diagnostics where diagnostic.severity != .error { out += lines(of: diagnostic) }
        return out
    }

    private static func lines(of diagnostic: Diagnostic) -> String {
        let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue): "
        return "    \(severity)\(TerminalText.escaped(diagnostic.message)) [\(diagnostic.id)]\n"
            + diagnostic.hints.map { "      \(TerminalText.escaped($0))\n" }.joined()
    }

    private static func line(of mismatch: FrameMismatch, followers: Int) -> String {
        var line = "\(TerminalText.escaped(mismatch.node)).\(mismatch.field.rawValue): "
        line += "expected \(ReportText.number(mismatch.expected)), got \(ReportText.number(mismatch.got)), "
        line += ReportText.delta(mismatch.delta)
        // Where the pixels come nearer, the difference is counted from them.
        let drawn = mismatch.expected + mismatch.delta
        if abs(drawn - mismatch.got) > Tolerance.slack { line += " from \(ReportText.number(drawn)) in pixels" }
        if followers > 0 { line += "; \(followers) follow" }
        return mismatch.path == mismatch.node ? line : line + "  (\(TerminalText.escaped(mismatch.path)))"
    }

    private static func paint(_ text: String, _ state: ValidationState, _ color: Bool) -> String {
        guard color else { return text }
        let code = state.isSuccess ? "32" : state == .unchecked || state == .unsupported ? "33" : "31"
        return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
    }
}

extension ValidationReport {
    /// How many numbers of expectations of one origin were compared.
    public func compared(origin: Provenance.Origin) -> Int { sum(origin) { $0.compared } }

    /// How many numbers of expectations of one origin are not the expected ones.
    public func mismatches(origin: Provenance.Origin) -> Int { sum(origin) { $0.mismatches.count } }

    private func sum(_ origin: Provenance.Origin, _ value: (ExpectationResult) -> Int) -> Int {
        recipes.reduce(0) { sum, recipe in
            sum + recipe.expectations.reduce(0) { $0 + ($1.provenance.origin == origin ? value($1) : 0) }
        }
    }

    /// How many scenarios have expectations that were compared.
    public var scenarioCount: Int {
        recipes.reduce(0) { $0 + Set($1.expectations.map(\.scenario)).count }
    }
}
