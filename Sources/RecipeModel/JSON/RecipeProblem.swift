import Diagnostics

/// Something wrong with a recipe's data, at a path such as `scenarios[2].size`.
struct RecipeProblem: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    var path: [Step]
    var id: String
    var message: String
    var severity = Diagnostic.Severity.error
    var hints: [String] = []
    /// Whether it is about the key at the end of the path rather than its value.
    var isAboutKey = false

    /// The path as text, empty for the whole.
    var pathText: String { RecipeProblem.text(of: path) }

    static func text(of path: [Step]) -> String {
        path.reduce(into: "") { text, step in
            switch step {
            case .key(let key): text += text.isEmpty ? key : "." + key
            case .index(let index): text += "[\(index)]"
            }
        }
    }

    /// The diagnostic, its path in front of the message.
    func diagnostic(range: Range<Int>?) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, message: path.isEmpty ? message : "\(pathText): \(message)", range: range,
            hints: hints)
    }
}
