import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeService

/// `recipes render --explain-unsupported`: what stopped a set of files, by kind and count.
struct UnsupportedReport {
    private var summary = StoppedSummary()
    private var count = 0
    private var stopped = 0
    /// Files that lay out because something that they do not declare was made up.
    private var assumed = 0

    /// Lays every input out and keeps what stopped it: the views of Swift files, and recipes by their default scenario.
    ///
    /// - Throws: `Failure` where an input does not exist.
    init(_ inputs: [String], layout: LayoutRequest, _ context: CommandContext) throws {
        for input in inputs {
            if input != "-", input.hasSuffix(".swift") || SourceCheck.isFolder(input) {
                let checker = SourceCheck(platform: layout.platform ?? .iOS)
                for file in try SourceCheck.files(under: [input]) { add(checker.check(file: file)) }
            } else {
                let loaded = try LoadedRecipe.load(input, context)
                let outcome = try loaded.layOut(layout)
                count += 1
                guard outcome.frames == nil else { continue }
                stopped += 1
                summary.add(outcome.diagnostics, in: loaded.source)
            }
        }
    }

    private mutating func add(_ result: SourceCheck.FileResult) {
        count += 1
        if result.views.contains(where: { $0.state == .laysOut && !$0.assumptions.isEmpty }) { assumed += 1 }
        let failed = result.views.filter { $0.state == .fails }
        let unread = result.views.isEmpty ? result.diagnostics : []
        guard !failed.isEmpty || !unread.isEmpty else { return }
        stopped += 1
        // Once a file: its views stop at the same places.
        var all: [Diagnostic] = []
        for diagnostic in failed.flatMap(\.diagnostics) + unread where !all.contains(diagnostic) {
            all.append(diagnostic)
        }
        summary.add(all, in: result.source)
    }

    /// Whether there are inputs and every one lays out.
    var isClean: Bool { stopped == 0 && count > 0 }

    var text: String {
        var out = ""
        for kind in summary.kinds {
            out += "\(kind.id)  \(kind.count) \(kind.count == 1 ? "file" : "files")\n"
            for row in kind.rows {
                out += "  \(row.count)×  \(TerminalText.escaped(row.message))\n"
                if !row.places.isEmpty {
                    let more = row.count > row.places.count ? ", …" : ""
                    out += "      " + TerminalText.escaped(row.places.joined(separator: ", ")) + more + "\n"
                }
                for hint in row.hints { out += "      hint: \(TerminalText.escaped(hint))\n" }
            }
        }
        let files = count == 1 ? "1 file" : "\(count) files"
        if count == 0 { return "there is no Swift file, so nothing was looked at\n" }
        let more = assumed == 0 ? "" : "; \(assumed) by values that are made up, recipes check names them"
        return out + (stopped == 0 ? "\(files), nothing unsupported" : "\(files), \(stopped) stopped") + more + "\n"
    }

    var document: JSON {
        [
            "format": "recipes.unsupported", "version": 1, "files": .number(Double(count)),
            "stopped": .number(Double(stopped)), "assumed": .number(Double(assumed)),
            "kinds": .array(
                summary.kinds.map { kind in
                    [
                        "id": .string(kind.id), "count": .number(Double(kind.count)),
                        "messages": .array(
                            kind.rows.map { row in
                                [
                                    "message": .string(row.message), "count": .number(Double(row.count)),
                                    "places": .array(row.places.map { .string($0) }),
                                    "hints": .array(row.hints.map { .string($0) })
                                ]
                            })
                    ]
                })
        ]
    }
}
