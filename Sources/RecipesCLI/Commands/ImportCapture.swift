import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService

struct ImportCapture: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-capture",
        abstract: "Take frames that a capture kit has recorded from Apple's SwiftUI.",
        discussion: """
            They become expectations of origin apple; what was derived or recorded stays. Frames of a changed \
            snippet, of another platform or of another screen scale are refused.

            Example:
              recipes import-capture frames.json
            """)

    @Argument(help: "The file that the kit wrote, or - for standard input.") var file: String
    @Flag(help: "Write although CI is set.") var write = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        try global.refuseInCI("imported", unless: write)
        let capture = try CaptureFile(try InputText.read(file), name: file)
        let catalogue = try global.openCatalogue(.write)
        let outcomes = try catalogue.importCapture(capture)
        if global.json {
            let rows = outcomes.map { outcome -> JSON in
                [
                    "slug": .string(outcome.slug), "scenario": .string(outcome.scenario),
                    "action": .string(outcome.action.rawValue), "frames": .number(Double(outcome.frames)),
                    "remarks": .array(outcome.remarks.map { .string($0) })
                ]
            }
            let document: JSON = [
                "format": "recipes.import-capture", "version": 1, "os": .string(capture.os),
                "device": .string(capture.device), "scenarios": .array(rows)
            ]
            global.output.line(document.text(indented: true))
        } else {
            for outcome in outcomes {
                let name = TerminalText.escaped("\(outcome.slug), \(outcome.scenario)")
                global.output.line("\(outcome.action.rawValue)  \(outcome.frames) frames of \(name)")
                for remark in outcome.remarks { global.output.note("  \(TerminalText.escaped(remark))") }
            }
        }
        if outcomes.isEmpty {
            global.output.note("the capture holds no scenario")
            throw ExitStatus.negative
        }
        if outcomes.contains(where: { $0.action == .refused || $0.isUnmatched }) { throw ExitStatus.negative }
    }
}
