import ArgumentParser
import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeService

struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell which views of ordinary SwiftUI code lay out, and what is missing.",
        discussion: """
            Walks files and folders and lays out every view and every preview. A view that takes arguments is made as \
            a preview makes it, else with plain values that are told. A name that another of the files declares, and \
            only one, is found there. Exits with 1 if a view does not lay out, or if there is none.

            Examples:
              recipes check Sources/App
              recipes check --json Views/*.swift
            """)

    @Argument(help: "Swift files, or folders of them.")
    var paths: [String]

    @Option(help: "The system whose constants apply.")
    var platform: Platform = .iOS

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let checker = SourceCheck(platform: platform)
        let results = checker.check(files: try SourceCheck.files(under: paths))
        let output = global.output
        let views = results.flatMap(\.views)
        let unread = results.filter { !$0.diagnostics.isEmpty && $0.views.isEmpty }
        let summary = StoppedSummary(of: results)
        if global.json {
            output.line(document(results, summary).text(indented: true))
        } else {
            for result in results {
                for view in result.views {
                    let mark = view.state == .laysOut ? "✓" : view.state == .fails ? "✗" : "–"
                    let name = TerminalText.escaped("\(view.file): \(view.view)")
                    output.line("\(mark) \(name)  \(view.state.rawValue)" + sample(of: view))
                }
                if result.views.isEmpty, !result.diagnostics.isEmpty {
                    output.line("✗ \(TerminalText.escaped(result.file))  cannot be read")
                }
            }
            if !summary.isEmpty {
                output.line("\nwhat is missing:")
                for (id, row) in summary.rows {
                    output.line("  \(row.count)×  \(TerminalText.escaped(row.message))  [\(id)]")
                }
            }
            let counts = SourceCheck.Counts(views)
            output.line(
                "\n\(results.count) files, \(views.count) views: \(counts.laysOut) lays out"
                    + (counts.assumed > 0 ? " (\(counts.assumed) by assumption)" : "")
                    + ", \(counts.fails) fails, \(counts.needsArguments) needs arguments")
        }
        if views.contains(where: { $0.state == .fails }) || !unread.isEmpty || views.isEmpty {
            throw ExitStatus.negative
        }
    }

    /// What a view was laid out as, where its arguments are made up, and what else was.
    private func sample(of view: SourceCheck.ViewResult) -> String {
        guard view.isAssumed else { return "" }
        if let sample = view.sample { return " as \(TerminalText.escaped(sample))" }
        return " by assumption"
    }

    private func document(_ results: [SourceCheck.FileResult], _ summary: StoppedSummary) -> JSON {
        let counts = SourceCheck.Counts(results.flatMap(\.views))
        return [
            "counts": [
                "lays out": .number(Double(counts.laysOut)), "by assumption": .number(Double(counts.assumed)),
                "fails": .number(Double(counts.fails)), "needs arguments": .number(Double(counts.needsArguments))
            ],
            "format": "recipes.check", "version": 1,
            "files": .array(
                results.map { result in
                    [
                        "file": .string(result.file),
                        "diagnostics": .array(
                            result.diagnostics.map { DiagnosticJSON.document(of: $0, in: result.source) }),
                        "views": .array(
                            result.views.map { view in
                                [
                                    "view": .string(view.view), "state": .string(view.state.rawValue),
                                    "sample": view.sample.map(JSON.string) ?? .null,
                                    "assumed": .bool(view.isAssumed),
                                    "assumptions": .array(
                                        view.assumptions.map { DiagnosticJSON.document(of: $0, in: result.source) }),
                                    "diagnostics": .array(
                                        view.diagnostics.map { DiagnosticJSON.document(of: $0, in: result.source) })
                                ]
                            })
                    ]
                }),
            "missing": .array(
                summary.rows.map { id, row in
                    ["id": .string(id), "message": .string(row.message), "count": .number(Double(row.count))]
                })
        ]
    }
}
