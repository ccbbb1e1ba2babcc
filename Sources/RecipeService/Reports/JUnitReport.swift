import RecipeModel

/// JUnit's XML: a test case a recipe.
public enum JUnitReport: ReportFormat {
    public static let kind = "junit"

    public static func text(of report: ValidationReport) -> String {
        let failures = report.recipes.count { kindOfProblem($0.state) == "failure" }
        let errors = report.recipes.count { kindOfProblem($0.state) == "error" }
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let counts = "tests=\"\(report.recipes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        out += "<testsuites \(counts)>\n  <testsuite name=\"recipes\" \(counts) skipped=\"0\" time=\"0\">\n"
        for recipe in report.recipes {
            out += "    <testcase classname=\"recipes\" name=\"\(escaped(recipe.slug))\" time=\"0\""
            guard let problem = kindOfProblem(recipe.state) else {
                out += "/>\n"
                continue
            }
            let text = ReportLines.lines(of: recipe).joined(separator: "\n")
            let first = ReportLines.lines(of: recipe).first ?? recipe.state.rawValue
            out += ">\n      <\(problem) type=\"\(recipe.state.rawValue)\" message=\"\(escaped(first))\">"
            out += "\(escaped(text))</\(problem)>\n    </testcase>\n"
        }
        return out + "  </testsuite>\n</testsuites>\n"
    }

    private static func kindOfProblem(_ state: ValidationState) -> String? {
        switch state {
        case .pass, .xfail: nil
        case .error, .unsupported: "error"
        case .fail, .unchecked, .xpass: "failure"
        }
    }

    /// XML 1.0 cannot carry most control characters, not even as references.
    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n": out += "&#10;"
            case "\t": out += "&#9;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }
}
