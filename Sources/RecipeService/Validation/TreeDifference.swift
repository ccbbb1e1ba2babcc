import CanonicalJSON
import Diagnostics

/// Tells how the layout tree of a snippet differs from the one that was stored.
enum TreeDifference {
    /// The diagnostic `tree-differs` with the first differences as hints.
    static func diagnostic(scenario: String, stored: String, now: JSON) -> Diagnostic {
        var differences: [String] = []
        if let before = try? JSON(parsing: stored) {
            compare(before, now, path: "", into: &differences)
        } else {
            differences.append("the stored tree cannot be read")
        }
        return Diagnostic(
            id: "tree-differs",
            message: "scenario \(scenario): the snippet no longer gives the layout tree that was stored",
            hints: Array(differences.prefix(6)))
    }

    private static func compare(_ before: JSON, _ now: JSON, path: String, into out: inout [String]) {
        guard before != now, out.count < 6 else { return }
        switch (before, now) {
        case (.object(let a), .object(let b)):
            for key in Set(a.keys).union(b.keys).sorted() where key != "source" {
                let place = path.isEmpty ? key : path + "." + key
                switch (a[key], b[key]) {
                case (let x?, let y?): compare(x, y, path: place, into: &out)
                case (let x?, nil): out.append("\(place): was \(short(x)), is gone")
                case (nil, let y?): out.append("\(place): is new, \(short(y))")
                case (nil, nil): break
                }
            }
        case (.array(let a), .array(let b)):
            for (index, pair) in zip(a, b).enumerated() {
                compare(pair.0, pair.1, path: "\(path)[\(index)]", into: &out)
            }
            if a.count != b.count { out.append("\(path): had \(a.count) elements, has \(b.count)") }
        default:
            out.append("\(path): was \(short(before)), is \(short(now))")
        }
    }

    private static func short(_ value: JSON) -> String {
        let text = value.text()
        return text.count <= 60 ? text : text.prefix(59) + "…"
    }
}
