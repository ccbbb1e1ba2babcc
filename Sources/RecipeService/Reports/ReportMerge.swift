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
        problems += missingShards(in: reports)
        guard problems.isEmpty else { throw InputError(diagnostics: problems) }
        var merged = ValidationReport(
            engineVersion: first.report.engineVersion, recipes: reports.flatMap(\.report.recipes))
        merged.allowsEmpty = allowsEmpty
        merged.isStrict = isStrict || reports.contains(where: \.report.isStrict)
        merged.emptyInputs = Set(reports.flatMap(\.report.emptyInputs)).sorted()
        return merged
    }

    /// Parts of a division that are not there, or not of the same one.
    private static func missingShards(in reports: [(name: String, report: ValidationReport)]) -> [Diagnostic] {
        guard let count = reports.lazy.compactMap(\.report.shard?.count).first else { return [] }
        var problems: [Diagnostic] = []
        for (name, report) in reports where report.shard?.count != count {
            let found = report.shard.map { "shard \($0.index) of \($0.count)" } ?? "no shard"
            problems.append(
                Diagnostic(id: "other-division", message: "\(name) is \(found), others are shards of \(count)"))
        }
        let indices = Set(reports.compactMap(\.report.shard?.index))
        for index in 1...max(count, 1) where !indices.contains(index) {
            problems.append(
                Diagnostic(
                    id: "missing-shard", message: "shard \(index) of \(count) is missing",
                    hints: ["its run may have ended before it wrote a report"]))
        }
        return problems
    }
}
