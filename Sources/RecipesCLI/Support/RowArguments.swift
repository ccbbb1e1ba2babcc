import ArgumentParser
import CanonicalJSON
import Diagnostics

/// How a command that lists things prints its rows for programs.
struct RowArguments: ParsableArguments {
    @Flag(help: "Print rows of values with tabs between them.") var plain = false
    @Flag(help: "Print a JSON object a line.") var jsonl = false
    @Option(
        help: ArgumentHelp(
            "Print each row so: fields in braces, \\t and \\n for tab and line break, as in '{{slug}}\\t{{title}}'.",
            valueName: "template"))
    var format: String?
    @Option(help: ArgumentHelp("Print JSON with these fields only, separated by commas.", valueName: "names"))
    var jsonFields: String?

    func validate() throws {
        let chosen = [plain, jsonl, format != nil].count { $0 }
        if chosen > 1 || (chosen > 0 && jsonFields != nil && !jsonl) {
            throw ValidationError("--plain, --jsonl, --format and --json-fields contradict each other")
        }
    }

    /// What was asked for.
    ///
    /// - Parameter isJSON: whether `--json` is given.
    func style(isJSON: Bool) throws -> RowStyle {
        if isJSON, plain || jsonl || format != nil {
            throw ValidationError("--json contradicts --plain, --jsonl and --format")
        }
        let fields = jsonFields.map { $0.split(separator: ",").map { $0.filter { $0 != " " } } }
        if fields?.isEmpty == true { throw ValidationError("--json-fields names no field") }
        if plain { return .plain }
        if let format { return .template(format) }
        if jsonl { return .lines(fields) }
        return isJSON || fields != nil ? .document(fields) : .page
    }
}

/// A way to print rows.
enum RowStyle {
    /// For people.
    case page
    /// One JSON document, with all fields or these.
    case document([String]?)
    /// A JSON object a line.
    case lines([String]?)
    /// Values with tabs between them.
    case plain
    /// Text with `{{field}}` in it.
    case template(String)

    var isPage: Bool { if case .page = self { true } else { false } }
}
