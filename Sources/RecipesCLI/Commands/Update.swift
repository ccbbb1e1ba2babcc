import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService

struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "update",
        abstract: "Bring copied snippets up to date, keeping your changes.",
        discussion: """
            Puts your changes and those of the recipe together. Where both changed the same lines the file is left \
            alone and the conflict is shown; --conflicts writes it into the file between <<<<<<< and >>>>>>>.

            Examples:
              recipes update Sources/ --diff
              recipes update Sources/Views/StickyFooter.swift
            """)

    @Argument(help: "Swift files, or folders of them.") var paths: [String]
    @Flag(help: "Show what would change, and write nothing.") var diff = false
    @Flag(help: "Write conflicts into the files, marked.") var conflicts = false
    @Flag(help: "Write although CI is set.") var write = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        if !diff { try global.refuseInCI("updated", unless: write) }
        let catalogue = try global.openCatalogue()
        let copies = try catalogue.copiedSnippets(under: paths)
        let output = global.output
        var rows: [JSON] = []
        for copy in copies {
            let isWritten = copy.isBehind && !diff && (copy.state != .conflict || conflicts)
            if isWritten { try output.write(copy.updated, to: copy.path) }
            let difference = LineDifference.unified(
                copy.text, copy.updated, oldName: copy.path, newName: "\(copy.path) (updated)")
            var row = copy.json.objectValue ?? [:]
            row["written"] = .bool(isWritten)
            row["diff"] = .string(difference)
            rows.append(.object(row))
            if global.json || !copy.isBehind { continue }
            let name = TerminalText.escaped("\(copy.path)  \(copy.description)")
            if diff || (copy.state == .conflict && !conflicts) { output.write(TerminalText.escaped(difference)) }
            if isWritten {
                output.line(
                    "updated \(name)" + (copy.state == .conflict ? ", conflicts marked: \(copy.conflicts)" : ""))
            } else if !diff {
                output.note("\(name) is left alone, conflicts: \(copy.conflicts); --conflicts marks them in the file")
            }
        }
        if global.json {
            output.line(
                (["format": "recipes.update", "version": 1, "files": .array(rows)] as JSON).text(indented: true))
        }
        for copy in copies where copy.state == .unknown {
            output.note("\(TerminalText.escaped("\(copy.path)  \(copy.description)"))")
        }
        if copies.contains(where: { $0.state == .unknown }) { throw ExitStatus.failure }
        if copies.isEmpty { output.note("no copied snippet found") }
        let isOpen = copies.contains { $0.state == .conflict || (diff && $0.isBehind) }
        if copies.isEmpty || isOpen { throw ExitStatus.negative }
    }
}
