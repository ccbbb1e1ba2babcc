import RecipeModel

/// The page that GitHub shows for a workflow's step, as Markdown.
public enum StepSummary {
    /// Recipes listed one by one; GitHub refuses pages above 1 MiB.
    private static let limit = 200

    /// The page: counts, causes and a table of what is not right.
    public static func text(of report: ValidationReport) -> String {
        let isGood = report.isSuccess
        var out = "### \(isGood ? "✅" : "❌") recipes\n\n\(cell(TextReport.summary(of: report)))\n"
        let groups = report.mismatchGroups
        if !groups.isEmpty {
            out += "\n**\(ReportText.count(report.mismatchCount, "mismatch", "mismatches")), "
            out += "\(ReportText.count(groups.count, "cause"))**\n\n| cause | mismatches | recipes |\n|---|--:|---|\n"
            for group in groups.prefix(20) {
                out += "| \(code(group.cause.description)) "
                out += "| \(group.mismatches) | \(list(group.recipes)) |\n"
            }
        }
        let wrong = report.recipes.filter { $0.state != .pass }
        guard !wrong.isEmpty else { return out }
        out += "\n| state | recipe | what |\n|---|---|---|\n"
        for recipe in wrong.prefix(limit) {
            let lines = ReportLines.lines(of: recipe)
            let what = lines.prefix(3).map { cell($0) } + (lines.count > 3 ? ["… \(lines.count - 3) more"] : [])
            out += "| \(recipe.state.rawValue) | \(code(recipe.slug)) | \(what.joined(separator: "<br>")) |\n"
        }
        if wrong.count > limit { out += "\n… and \(wrong.count - limit) more\n" }
        return out
    }

    private static func list(_ slugs: [String]) -> String {
        slugs.prefix(5).map { code($0) }.joined(separator: ", ") + (slugs.count > 5 ? ", …" : "")
    }

    /// Text inside a table: markup and the table's own signs are taken away.
    private static func cell(_ text: String) -> String {
        var out = ""
        for character in ReportText.markup(text.replacing("\n", with: " ")) {
            if "|\\`*_[]#~".contains(character) { out += "\\" }
            out.append(character)
        }
        return out
    }

    private static func code(_ text: String) -> String {
        "<code>" + ReportText.markup(text.replacing("\n", with: " ").replacing("|", with: "¦")) + "</code>"
    }
}
