import Diagnostics
import RecipeModel

/// Puts the reports of several shards together.
public enum ReportMerge {
    /// The report that one run over everything would have given.
    ///
    /// A shard may allow that there is nothing to check in it; whether the whole may is a rule of its own.
    ///
    /// - Throws: `InputError` with every problem: none at all, other versions of the engine, a recipe that is in two.
    public static func merge(
        _ reports: [(name: String, report: ValidationReport)], allowsEmpty: Bool = false, isStrict: Bool = false
    ) throws -> ValidationReport {
        guard let first = reports.first else {
            throw InputError("there is no report to merge", id: "no-report")
        }
        var problems: [Diagnostic] = []
        var places: [String: String] = [:]
        for (index, (name, report)) in reports.enumerated() {
            if reports[..<index].contains(where: { $0.name == name }) {
                problems.append(Diagnostic(id: "report-twice", message: "\(name) is named twice"))
                continue
            }
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
        merged.allowsEmpty = allowsEmpty
        merged.isStrict = isStrict || reports.contains(where: \.report.isStrict)
        return merged
    }
}
