import CanonicalJSON
import Diagnostics
import RecipeModel

/// The document `recipes.validation`, version 1.
public enum JSONReport: ReportFormat {
    public static let kind = "json"

    public static func text(of report: ValidationReport) -> String { document(of: report).text(indented: true) + "\n" }

    /// The document.
    public static func document(of report: ValidationReport) -> JSON {
        [
            "format": "recipes.validation", "version": 1, "engine": .string(report.engineVersion),
            "summary": .object(
                [
                    "recipes": count(report.recipes.count), "scenarios": count(report.scenarioCount),
                    "compared": count(report.compared), "largestDelta": .number(report.largestDelta),
                    "states": .object(
                        Dictionary(
                            uniqueKeysWithValues: ValidationState.allCases.map {
                                ($0.rawValue, count(report.count($0)))
                            })),
                    "origins": .object(
                        Dictionary(
                            uniqueKeysWithValues: Provenance.Origin.allCases.map {
                                ($0.rawValue, count(report.compared(origin: $0)))
                            }))
                ]),
            "recipes": .array(report.recipes.map(recipe))
        ]
    }

    private static func count(_ value: Int) -> JSON { .number(Double(value)) }

    private static func recipe(_ result: RecipeResult) -> JSON {
        [
            "slug": .string(result.slug), "title": .string(result.title), "state": .string(result.state.rawValue),
            "diagnostics": .array(result.diagnostics.map(diagnostic)),
            "expectations": .array(
                result.expectations.map { expectation in
                    [
                        "scenario": .string(expectation.scenario),
                        "origin": .string(expectation.provenance.origin.rawValue),
                        "state": .string(expectation.state.rawValue), "compared": count(expectation.compared),
                        "largestDelta": .number(expectation.largestDelta),
                        "diagnostics": .array(expectation.diagnostics.map(diagnostic)),
                        "mismatches": .array(
                            expectation.mismatches.map { mismatch in
                                [
                                    "node": .string(mismatch.node), "path": .string(mismatch.path),
                                    "field": .string(mismatch.field.rawValue), "expected": .number(mismatch.expected),
                                    "got": .number(mismatch.got), "delta": .number(mismatch.delta),
                                    "follows": mismatch.cause.map { count($0) } ?? .null
                                ]
                            })
                    ]
                })
        ]
    }

    private static func diagnostic(_ diagnostic: Diagnostic) -> JSON {
        [
            "id": .string(diagnostic.id), "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message), "hints": .array(diagnostic.hints.map { .string($0) })
        ]
    }
}
