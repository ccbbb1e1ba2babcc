import CanonicalJSON
import Diagnostics

/// Writes diagnostics as JSON, with lines and columns.
enum DiagnosticJSON {
    static func document(of diagnostic: Diagnostic, in source: SourceText?) -> JSON {
        var members: [String: JSON] = [
            "id": .string(diagnostic.id),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(diagnostic.message),
            "hints": .array(diagnostic.hints.map { .string($0) })
        ]
        if let source {
            members["file"] = .string(source.name)
            if let range = diagnostic.range {
                let place = source.location(of: range.lowerBound)
                members["line"] = .number(Double(place.line))
                members["column"] = .number(Double(place.column))
            }
        }
        return .object(members)
    }
}
