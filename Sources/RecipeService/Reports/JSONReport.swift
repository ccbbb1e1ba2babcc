import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel

/// The document `recipes.validation`, version 1; reading it back loses nothing that another report shows.
public enum JSONReport: ReportFormat {
    public static let kind = "json"
    /// The format's name and version.
    public static let format = "recipes.validation"
    public static let version = 1

    public static func text(of report: ValidationReport) -> String { document(of: report).text(indented: true) + "\n" }

    /// The document.
    public static func document(of report: ValidationReport) -> JSON {
        var members = members(of: report)
        members["shard"] = report.shard.map { ["index": count($0.index), "count": count($0.count)] }
        if !report.emptyInputs.isEmpty { members["emptyInputs"] = .array(report.emptyInputs.map(JSON.string)) }
        return .object(members)
    }

    private static func members(of report: ValidationReport) -> [String: JSON] {
        [
            "format": .string(format), "version": count(version), "engine": .string(report.engineVersion),
            "rules": ["allowEmpty": .bool(report.allowsEmpty), "strict": .bool(report.isStrict)],
            "success": .bool(report.isSuccess),
            "summary": summary(of: report),
            "causes": .array(
                report.mismatchGroups.map { group in
                    [
                        "view": .string(group.cause.view), "field": .string(group.cause.field.rawValue),
                        "delta": .number(group.cause.delta), "mismatches": count(group.mismatches),
                        "recipes": .array(group.recipes.map { .string($0) })
                    ]
                }),
            "recipes": .array(report.recipes.map(recipe))
        ]
    }

    private static func summary(of report: ValidationReport) -> JSON {
        func counts(_ pairs: [(String, Int)]) -> JSON {
            .object(Dictionary(uniqueKeysWithValues: pairs.map { ($0.0, count($0.1)) }))
        }
        return [
            "recipes": count(report.recipes.count), "scenarios": count(report.scenarioCount),
            "compared": count(report.compared), "mismatches": count(report.mismatchCount),
            "largestDelta": .number(report.largestDelta),
            "states": counts(ValidationState.allCases.map { ($0.rawValue, report.count($0)) }),
            "origins": counts(Provenance.Origin.allCases.map { ($0.rawValue, report.compared(origin: $0)) }),
            "basis": basis(report.basis)
        ]
    }

    /// One recipe of the document.
    static func recipe(_ result: RecipeResult) -> JSON {
        var members: [String: JSON] = [
            "slug": .string(result.slug), "title": .string(result.title), "state": .string(result.state.rawValue),
            "diagnostics": .array(
                result.diagnostics.enumerated().map { diagnostic($1, line: result.diagnosticLines[$0]) }),
            "expectations": .array(result.expectations.map(expectation)), "basis": basis(result.basis)
        ]
        members["document"] = result.document.map(JSON.string)
        return .object(members)
    }

    private static func basis(_ basis: LayoutBasis) -> JSON {
        [
            "trees": count(basis.trees), "snippets": count(basis.snippets), "bound": count(basis.bound),
            "outdated": count(basis.outdated)
        ]
    }

    private static func expectation(_ result: ExpectationResult) -> JSON {
        var members: [String: JSON] = [
            "scenario": .string(result.scenario), "origin": .string(result.provenance.origin.rawValue),
            "state": .string(result.state.rawValue), "compared": count(result.compared),
            "largestDelta": .number(result.largestDelta),
            "diagnostics": .array(
                result.diagnostics.enumerated().map { diagnostic($1, line: result.diagnosticLines[$0]) }),
            "mismatches": .array(
                result.mismatches.map { mismatch in
                    var members: [String: JSON] = [
                        "node": .string(mismatch.node), "path": .string(mismatch.path),
                        "field": .string(mismatch.field.rawValue), "expected": .number(mismatch.expected),
                        "got": .number(mismatch.got), "delta": .number(mismatch.delta),
                        "index": count(mismatch.nodeIndex),
                        "follows": mismatch.cause.map { count($0) } ?? .null
                    ]
                    members["line"] = mismatch.line.map { count($0) }
                    return .object(members)
                })
        ]
        members["line"] = result.line.map { count($0) }
        members["os"] = result.provenance.os.map(JSON.string)
        members["device"] = result.provenance.device.map(JSON.string)
        members["version"] = result.provenance.version.map(JSON.string)
        if let picture = result.picture {
            members["picture"] = [
                "width": .number(picture.window.width), "height": .number(picture.window.height),
                "got": .array(picture.got.map(box)), "expected": .array(picture.expected.map(box))
            ]
        }
        return .object(members)
    }

    private static func box(_ box: ScenarioPicture.Box) -> JSON {
        [
            "path": .string(box.path), "name": .string(box.name), "kind": .string(box.kind),
            "depth": count(box.depth), "x": .number(box.frame.minX), "y": .number(box.frame.minY),
            "width": .number(box.frame.width), "height": .number(box.frame.height)
        ]
    }

    private static func diagnostic(_ diagnostic: Diagnostic, line: Int? = nil) -> JSON {
        var members: [String: JSON] = [
            "id": .string(diagnostic.id), "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message), "hints": .array(diagnostic.hints.map { .string($0) })
        ]
        members["line"] = line.map { count($0) }
        return .object(members)
    }

    private static func count(_ value: Int) -> JSON { .number(Double(value)) }
}
