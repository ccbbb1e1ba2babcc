import Diagnostics
import RecipeModel

/// Puts the reports of several shards together.
public enum ReportMerge {
    /// The report that one run over everything would have given.
    ///
    /// - Throws: `InputError` with every problem: none at all, other versions of the engine, a recipe that is in two.
    public static func merge(_ reports: [(name: String, report: ValidationReport)]) throws -> ValidationReport {
        guard let first = reports.first else {
            throw InputError("there is no report to merge", id: "no-report")
        }
        var problems: [Diagnostic] = []
        var places: [String: String] = [:]
        for (name, report) in reports {
            if report.engineVersion != first.report.engineVersion {
                let versions = "\(report.engineVersion), \(first.name) of \(first.report.engineVersion)"
                problems.append(
                    Diagnostic(id: "other-engine", message: "\(name) is of engine \(versions)"))
            }
            for recipe in report.recipes {
                if let other = places.updateValue(name, forKey: recipe.slug) {
                    problems.append(
                        Diagnostic(
                            id: "recipe-twice", message: "\(recipe.slug) is in \(other) and in \(name)",
                            hints: ["merge the reports of one run of each shard"]))
                }
            }
        }
        guard problems.isEmpty else { throw InputError(diagnostics: problems) }
        var merged = ValidationReport(
            engineVersion: first.report.engineVersion, recipes: reports.flatMap(\.report.recipes))
        // The stricter rule wins; a shard may be empty, the whole may not.
        merged.allowsEmpty = reports.allSatisfy(\.report.allowsEmpty)
        merged.isStrict = reports.contains(where: \.report.isStrict)
        return merged
    }
}
