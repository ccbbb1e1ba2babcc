import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService
import SwiftUIFrontEnd

struct Support: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "support",
        abstract: "Which views and modifiers are understood, and how far.",
        discussion: """
            layout: by SwiftUI's rules; approximate: its size is modelled; no layout effect: accepted by name.

            Examples:
              recipes support Grid
              recipes support --json
            """)

    @Argument(help: "Names, or parts of names.") var names: [String] = []
    @Flag(help: "The whole table as Markdown.") var markdown = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let output = global.output
        if markdown, !global.json { return output.write(SupportedWords.markdown) }
        let wanted = names.map { $0.drop { $0 == "." }.lowercased() }
        let entries = SupportedWords.all.filter { entry in
            wanted.isEmpty || wanted.contains { entry.name.lowercased().contains($0) }
        }
        if global.json {
            let rows = entries.map { entry -> JSON in
                [
                    "name": .string(entry.name), "kind": .string(entry.kind), "support": .string(entry.support),
                    "remark": .string(entry.remark), "signatures": .array(entry.signatures.map { .string($0) })
                ]
            }
            output.line(
                (["format": "recipes.support", "version": 1, "words": .array(rows)] as JSON).text(indented: true))
        } else {
            output.page()
            for entry in entries {
                let name = entry.kind == "modifier" ? "." + entry.name : entry.name
                output.line("\(name)  \(entry.support)" + (entry.remark.isEmpty ? "" : "  \(entry.remark)"))
            }
            if wanted.isEmpty {
                let counts = Dictionary(grouping: entries, by: \.support).mapValues(\.count).sorted { $0.key < $1.key }
                output.note("\(entries.count) words: " + counts.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
            }
        }
        if entries.isEmpty { throw ExitStatus.negative }
    }
}
