import Diagnostics
import RecipeModel

/// Annotations of GitHub's workflows: a line a recipe that is not right, and one for its warnings.
public enum GitHubReport: ReportFormat {
    public static let kind = "github"

    public static func text(of report: ValidationReport) -> String {
        var out = ""
        for recipe in report.recipes {
            let warnings = recipe.diagnostics.filter { $0.severity != .error }
            if recipe.state != .pass {
                let level = report.isGood(recipe.state) ? "notice" : "error"
                let lines = ReportLines.lines(of: recipe)
                // GitHub shows no annotation without a message.
                let message = lines.isEmpty ? "it fails, as expected" : lines.joined(separator: "\n")
                out += command(level, "\(recipe.state.rawValue): \(recipe.slug)", message, recipe)
            } else if !warnings.isEmpty {
                let message = warnings.map { ReportLines.line(of: $0) }.joined(separator: "\n")
                out += command("warning", recipe.slug, message, recipe)
            }
        }
        if report.recipes.isEmpty, !report.allowsEmpty {
            out += command("error", "unchecked", "no recipe is selected, so nothing was checked")
        }
        return out + TextReport.summary(of: report) + "\n"
    }

    private static func command(
        _ level: String, _ title: String, _ message: String, _ recipe: RecipeResult? = nil
    ) -> String {
        var place = ""
        if let recipe, let document = recipe.document {
            // GitHub compares the name with those of the repository's files.
            place = "file=\(property(RepositoryPath.of(document))),line=\(recipe.firstLine),"
        }
        return "::\(level) \(place)title=\(property(title))::\(data(message))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
