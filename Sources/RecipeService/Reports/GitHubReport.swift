import RecipeModel

/// Annotations of GitHub's workflows: a line a recipe that is not right.
public enum GitHubReport: ReportFormat {
    public static let kind = "github"

    public static func text(of report: ValidationReport) -> String {
        var out = ""
        for recipe in report.recipes where recipe.state != .pass {
            let level = recipe.state.isSuccess ? "notice" : recipe.state == .unchecked ? "warning" : "error"
            let message = ReportLines.lines(of: recipe).joined(separator: "\n")
            out += "::\(level) title=\(property("\(recipe.state.rawValue): \(recipe.slug)"))::\(data(message))\n"
        }
        return out + TextReport.summary(of: report) + "\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
