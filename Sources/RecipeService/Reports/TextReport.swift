import CanonicalJSON
import Diagnostics
import RecipeModel

/// The report for people: what is wrong first, then what was checked.
public enum TextReport: ReportFormat {
    public static let kind = "text"

    public static func text(of report: ValidationReport) -> String { text(of: report, color: false) }

    /// The report, in colour on request.
    public static func text(of report: ValidationReport, color: Bool) -> String {
        var out = ""
        for recipe in report.recipes where recipe.state != .pass { out += details(of: recipe, color: color) }
        return out + summary(of: report) + "\n"
    }

    /// One line with the counts: recipes by state, numbers compared by origin, and the largest difference let pass.
    public static func summary(of report: ValidationReport) -> String {
        let states = ValidationState.allCases.filter { $0 == .pass || report.count($0) > 0 }
            .map { "\(report.count($0)) \($0.rawValue)" }
        let origins = Provenance.Origin.allCases.compactMap { origin -> String? in
            let compared = report.compared(origin: origin)
            return compared > 0 ? "\(compared) \(origin.rawValue)" : nil
        }
        var line =
            "\(report.recipes.count) recipes, \(report.scenarioCount) scenarios: " + states.joined(separator: ", ")
        line += "; \(report.compared) numbers compared"
        if !origins.isEmpty { line += " (" + origins.joined(separator: ", ") + ")" }
        if report.largestDelta > 0 { line += "; largest difference \(number(report.largestDelta))" }
        return line
    }

    private static func details(of recipe: RecipeResult, color: Bool) -> String {
        var out = paint(recipe.state.rawValue, recipe.state, color) + "  \(recipe.slug)\n"
        for diagnostic in recipe.diagnostics { out += lines(of: diagnostic) }
        for result in recipe.expectations where !result.state.isSuccess {
            out += "  scenario \(TerminalText.escaped(result.scenario)), \(result.provenance.origin.rawValue):"
            out += " \(result.state.rawValue)\n"
            for diagnostic in result.diagnostics { out += lines(of: diagnostic) }
            for cause in result.causes { out += "    " + line(of: cause.mismatch, followers: cause.followers) + "\n" }
        }
        if recipe.state == .unchecked { out += "  nothing is expected of it: recipes record \(recipe.slug)\n" }
        return out
    }

    private static func lines(of diagnostic: Diagnostic) -> String {
        "    \(TerminalText.escaped(diagnostic.message)) [\(diagnostic.id)]\n"
            + diagnostic.hints.map { "      \(TerminalText.escaped($0))\n" }.joined()
    }

    private static func line(of mismatch: FrameMismatch, followers: Int) -> String {
        var line =
            "\(TerminalText.escaped(mismatch.path)).\(mismatch.field.rawValue): expected \(number(mismatch.expected)), "
        line += "got \(number(mismatch.got)), \(mismatch.delta > 0 ? "+" : "")\(number(mismatch.delta))"
        if followers > 0 { line += "; \(followers) inside it follow" }
        return line
    }

    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
        return JSON.text(of: (value * 10_000).rounded() / 10_000)
    }

    private static func paint(_ text: String, _ state: ValidationState, _ color: Bool) -> String {
        guard color else { return text }
        let code = state.isSuccess ? "32" : state == .unchecked || state == .unsupported ? "33" : "31"
        return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
    }
}

extension ValidationReport {
    /// How many numbers of expectations of one origin were compared.
    public func compared(origin: Provenance.Origin) -> Int {
        recipes.reduce(0) { sum, recipe in
            sum + recipe.expectations.reduce(0) { $0 + ($1.provenance.origin == origin ? $1.compared : 0) }
        }
    }

    /// How many scenarios have expectations that were compared.
    public var scenarioCount: Int {
        recipes.reduce(0) { $0 + Set($1.expectations.map(\.scenario)).count }
    }
}
