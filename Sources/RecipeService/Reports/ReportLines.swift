import Diagnostics
import RecipeModel

/// What is wrong with a recipe, a line each, as several formats print it.
enum ReportLines {
    static func lines(of result: RecipeResult) -> [String] {
        var lines = result.diagnostics.map { "\($0.message) [\($0.id)]" }
        for expectation in result.expectations where !expectation.state.isSuccess {
            lines += expectation.diagnostics.map { "\(expectation.scenario): \($0.message) [\($0.id)]" }
            for (mismatch, followers) in expectation.causes {
                var line = "\(expectation.scenario): \(mismatch.path).\(mismatch.field.rawValue)"
                line += " expected \(TextReport.number(mismatch.expected)), got \(TextReport.number(mismatch.got))"
                if followers > 0 { line += ", \(followers) follow" }
                lines.append(line)
            }
        }
        if lines.isEmpty, result.state == .unchecked { lines.append("nothing is expected of it") }
        return lines
    }
}
