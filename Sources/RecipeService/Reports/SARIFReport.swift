import CanonicalJSON
import Diagnostics
import RecipeModel

/// SARIF 2.1.0, which code scanning reads: a result a first cause or diagnostic.
public enum SARIFReport: ReportFormat {
    public static let kind = "sarif"

    public static func text(of report: ValidationReport) -> String { document(of: report).text(indented: true) + "\n" }

    /// The document.
    public static func document(of report: ValidationReport) -> JSON {
        let found = report.recipes.flatMap { findings(of: $0) }
        let rules = Set(found.map(\.rule)).sorted()
        let ruleIndex = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": [
                        "driver": [
                            "name": "recipes", "version": .string(report.engineVersion),
                            "rules": .array(rules.map { rule($0) })
                        ]
                    ],
                    "columnKind": "unicodeCodePoints",
                    "originalUriBaseIds": [
                        "RECIPES": [
                            "description": ["text": "The folder that recipes export --format md -o writes."]
                        ]
                    ],
                    "results": .array(found.map { result($0, ruleIndex: ruleIndex[$0.rule] ?? 0) }),
                    "properties": [
                        "recipes": .number(Double(report.recipes.count)),
                        "compared": .number(Double(report.compared))
                    ]
                ]
            ]
        ]
    }

    private struct Finding {
        var rule: String
        var level: String
        var message: String
        var slug: String
        /// Scenario and path of the node.
        var place: String?
        /// The document that it is about; `nil` for a recipe of a store.
        var document: String?
        var line: Int?
    }

    private static func findings(of recipe: RecipeResult) -> [Finding] {
        var out = unplacedFindings(of: recipe)
        for index in out.indices { out[index].document = recipe.document }
        return out
    }

    private static func unplacedFindings(of recipe: RecipeResult) -> [Finding] {
        var out = recipe.diagnostics.enumerated().map { index, diagnostic in
            var found = finding(diagnostic, slug: recipe.slug, place: nil)
            found.line = recipe.diagnosticLines[index]
            return found
        }
        for expectation in recipe.expectations {
            out += expectation.diagnostics.enumerated().map { index, diagnostic in
                var found = finding(diagnostic, slug: recipe.slug, place: expectation.scenario)
                found.line = expectation.diagnosticLines[index]
                return found
            }
            let isExpected = expectation.state == .xfail
            for (mismatch, followers) in expectation.causes {
                var message = "\(mismatch.node).\(mismatch.field.rawValue) is \(ReportText.number(mismatch.got)), "
                message +=
                    "expected \(ReportText.number(mismatch.expected)) (\(expectation.provenance.origin.rawValue))"
                message += " in scenario \(expectation.scenario)"
                if followers > 0 { message += "; \(followers) follow" }
                out.append(
                    Finding(
                        rule: "frame-mismatch", level: isExpected ? "note" : "error", message: message,
                        slug: recipe.slug, place: "\(expectation.scenario)/\(mismatch.path).\(mismatch.field.rawValue)",
                        line: mismatch.line))
            }
            if expectation.state == .xpass {
                out.append(
                    Finding(
                        rule: "unexpected-pass", level: "warning", message: "passes, though a failure is expected",
                        slug: recipe.slug, place: expectation.scenario, line: expectation.line))
            }
        }
        if let reason = recipe.uncheckedReason {
            out.append(
                Finding(
                    rule: "unchecked", level: "error", message: "\(recipe.slug): \(reason)",
                    slug: recipe.slug, place: nil))
        }
        return out
    }

    private static func finding(_ diagnostic: Diagnostic, slug: String, place: String?) -> Finding {
        Finding(
            rule: diagnostic.id, level: diagnostic.severity == .error ? "error" : diagnostic.severity.rawValue,
            message: ([diagnostic.message] + diagnostic.hints).joined(separator: "; "), slug: slug, place: place)
    }

    private static func rule(_ id: String) -> JSON {
        let text =
            switch id {
            case "frame-mismatch": "A frame is not the expected one."
            case "tree-differs": "The snippet gives another layout tree than the stored one."
            case "tree-missing": "The store has no layout tree to compare the snippet's with."
            case "tree-orphaned": "The store has a layout tree of a scenario that the recipe does not have."
            case "unchecked": "Nothing is expected of the recipe or of a part of it, so not everything was checked."
            case "unexpected-pass": "A check passes that was expected to fail."
            default: id.replacing("-", with: " ") + "."
            }
        return [
            "id": .string(id), "shortDescription": ["text": .string(text)], "fullDescription": ["text": .string(text)],
            "help": ["text": .string("\(text) docs/ci.md says what to do when something differs.")],
            "defaultConfiguration": ["level": "error"]
        ]
    }

    private static func result(_ finding: Finding, ruleIndex: Int) -> JSON {
        let name = finding.slug + (finding.place.map { "/" + $0 } ?? "")
        // Stable while numbers change, so that a consumer recognises the result of an earlier run.
        let words = finding.message.filter { !("0"..."9").contains($0) }
        let fingerprint = StableHash.text(of: "\(finding.rule)\n\(name)\n\(words)")
        return [
            "ruleId": .string(finding.rule), "ruleIndex": .number(Double(ruleIndex)),
            "level": .string(finding.level), "message": ["text": .string(finding.message)],
            "locations": [
                [
                    "physicalLocation": [
                        "artifactLocation": artifact(finding),
                        "region": ["startLine": .number(Double(finding.line ?? 1))]
                    ],
                    "logicalLocations": [["fullyQualifiedName": .string(name), "kind": "member"]]
                ]
            ],
            "partialFingerprints": [
                "primaryLocationLineHash": .string(fingerprint), "recipes/v1": .string(fingerprint)
            ]
        ]
    }

    /// The document as it was named, which in a workflow is relative to the repository; for a recipe of a store the one
    /// that exporting would write.
    private static func artifact(_ finding: Finding) -> JSON {
        guard let document = finding.document else {
            return ["uri": .string(finding.slug + ".md"), "uriBaseId": "RECIPES"]
        }
        let path = RepositoryPath.of(document)
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return ["uri": .string(uri)]
    }
}
