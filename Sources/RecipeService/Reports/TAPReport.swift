import RecipeModel

/// Test Anything Protocol, version 13, as `prove` reads it: a test a recipe.
public enum TAPReport: ReportFormat {
    public static let kind = "tap"

    public static func text(of report: ValidationReport) -> String {
        guard !report.recipes.isEmpty else {
            // A plan of no tests counts as skipped, so it is only written where that is wanted.
            return report.allowsEmpty
                ? "TAP version 13\n1..0 # SKIP no recipe is selected\n"
                : "TAP version 13\n1..1\nnot ok 1 - no recipe is selected\n"
        }
        var out = "TAP version 13\n1..\(report.recipes.count)\n"
        for (index, recipe) in report.recipes.enumerated() {
            // A failure that is expected is a test that fails with a TODO, an unexpected pass one that succeeds.
            let isTodo = recipe.state == .xfail || (recipe.state == .xpass && !report.isStrict)
            let isGood = recipe.state != .xfail && report.isGood(recipe.state)
            out += "\(isGood ? "ok" : "not ok") \(index + 1) - \(recipe.slug)"
            if isTodo { out += " # TODO a failure is expected" }
            out += "\n"
            for line in ReportLines.lines(of: recipe) {
                for part in line.split(whereSeparator: \.isNewline) { out += "# \(part)\n" }
            }
        }
        return out
    }
}
