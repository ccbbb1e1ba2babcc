import Diagnostics
import RecipeModel

/// What is wrong with a recipe, a line each, as several formats print it; safe for a terminal, where logs are read.
enum ReportLines {
    static func lines(of result: RecipeResult) -> [String] {
        // What made it fail comes first: some formats show one line only.
        var lines = result.diagnostics.filter { $0.severity == .error }.map { line(of: $0) }
        for expectation in result.expectations where !expectation.state.isSuccess {
            lines += expectation.diagnostics.map {
                "\(TerminalText.escaped(expectation.scenario)): " + line(of: $0)
            }
            for (mismatch, followers) in expectation.causes {
                let node = TerminalText.escaped(mismatch.node)
                var line = "\(TerminalText.escaped(expectation.scenario)): \(node).\(mismatch.field.rawValue)"
                line += " expected \(ReportText.number(mismatch.expected)), got \(ReportText.number(mismatch.got))"
                if followers > 0 { line += ", \(followers) follow" }
                if mismatch.path != mismatch.node { line += " (\(TerminalText.escaped(mismatch.path)))" }
                lines.append(line)
            }
            if expectation.state == .xpass {
                lines.append("\(TerminalText.escaped(expectation.scenario)): passes, though a failure is expected")
            }
        }
        if lines.isEmpty, let reason = result.uncheckedReason { lines.append(reason) }
        return lines + result.diagnostics.filter { $0.severity != .error }.map { line(of: $0) }
    }

    /// A diagnostic in one line; a warning says that it is one.
    static func line(of diagnostic: Diagnostic) -> String {
        (diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue): ")
            + "\(TerminalText.escaped(diagnostic.message)) [\(diagnostic.id)]"
    }
}
