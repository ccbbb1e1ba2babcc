import RecipeModel

/// Test Anything Protocol, version 13: a test a recipe.
public enum TAPReport: ReportFormat {
    public static let kind = "tap"

    public static func text(of report: ValidationReport) -> String {
        var out = "TAP version 13\n1..\(report.recipes.count)\n"
        for (index, recipe) in report.recipes.enumerated() {
            let isGood = recipe.state == .pass || recipe.state == .xpass
            out += "\(isGood ? "ok" : "not ok") \(index + 1) - \(recipe.slug)"
            if recipe.state == .xfail || recipe.state == .xpass { out += " # TODO a failure is expected" }
            out += "\n"
            for line in ReportLines.lines(of: recipe) {
                for part in line.split(separator: "\n") { out += "# \(part)\n" }
            }
        }
        return out
    }
}
