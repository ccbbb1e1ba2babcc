import RecipeModel

/// JUnit's XML as CI servers read it: a test case a recipe.
public enum JUnitReport: ReportFormat {
    public static let kind = "junit"

    public static func text(of report: ValidationReport) -> String {
        let problems = report.recipes.map { problem($0.state, report) }
        // A suite without cases would look like a good one.
        let isRefused = report.recipes.isEmpty && !report.allowsEmpty
        let failures = problems.count { $0 == "failure" } + (isRefused ? 1 : 0)
        let errors = problems.count { $0 == "error" }
        let tests = problems.count + (isRefused ? 1 : 0)
        let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"recipes\" \(counts) time=\"0\">\n"
        out += "  <testsuite name=\"recipes\" \(counts) skipped=\"\(report.count(.xfail))\" time=\"0\">\n"
        out +=
            "    <properties>\n      <property name=\"engine\" value=\"\(ReportText.markup(report.engineVersion))\"/>\n"
        out += "      <property name=\"compared\" value=\"\(report.compared)\"/>\n    </properties>\n"
        if isRefused {
            out += "    <testcase classname=\"recipes\" name=\"selection\" time=\"0\">\n"
            out += "      <failure type=\"unchecked\" message=\"no recipe is selected\"/>\n    </testcase>\n"
        }
        for (recipe, problem) in zip(report.recipes, problems) { out += testCase(recipe, problem) }
        return out + "  </testsuite>\n</testsuites>\n"
    }

    private static func testCase(_ recipe: RecipeResult, _ problem: String?) -> String {
        let assertions = recipe.expectations.reduce(0) { $0 + $1.compared }
        var out = "    <testcase classname=\"recipes\" name=\"\(ReportText.markup(recipe.slug))\""
        out += " assertions=\"\(assertions)\" time=\"0\""
        let lines = ReportLines.lines(of: recipe)
        if let problem {
            let first = ReportText.markup(lines.first ?? recipe.state.rawValue)
            out += ">\n      <\(problem) type=\"\(recipe.state.rawValue)\" message=\"\(first)\">"
            return out + "\(ReportText.markup(lines.joined(separator: "\n")))</\(problem)>\n    </testcase>\n"
        }
        if recipe.state == .xfail {
            return out + ">\n      <skipped message=\"it fails, as expected\"/>\n    </testcase>\n"
        }
        guard !lines.isEmpty else { return out + "/>\n" }
        return out + ">\n      <system-out>\(ReportText.markup(lines.joined(separator: "\n")))</system-out>\n"
            + "    </testcase>\n"
    }

    private static func problem(_ state: ValidationState, _ report: ValidationReport) -> String? {
        if report.isGood(state) { return nil }
        return state == .error || state == .unsupported ? "error" : "failure"
    }
}
