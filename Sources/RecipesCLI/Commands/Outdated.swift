import ArgumentParser
import CanonicalJSON
import Diagnostics
import RecipeService

struct Outdated: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outdated",
        abstract: "Tell which copied snippets are behind their recipes.",
        discussion: """
            Looks at the Swift files that recipes copy has written, by their first line. Compares what was copied, \
            what the file holds and what the recipe is. Exits with 1 if an update would change a file.

            Example:
              recipes outdated Sources/
            """)

    @Argument(help: "Swift files, or folders of them.") var paths: [String]
    @Flag(help: "Also list what is up to date.") var all = false
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let catalogue = try global.openCatalogue()
        let copies = try catalogue.copiedSnippets(under: paths)
        let output = global.output
        if global.json {
            let document: JSON = [
                "format": "recipes.outdated", "version": 1, "files": .array(copies.map { $0.json })
            ]
            output.line(document.text(indented: true))
        } else {
            for copy in copies where all || ![.current, .modified].contains(copy.state) {
                output.line(TerminalText.escaped("\(copy.state.rawValue)  \(copy.path)  \(copy.description)"))
            }
            let counts = CopiedSnippet.State.allCases.map { state in (state, copies.count { $0.state == state }) }
            let texts = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }
            output.note(copies.isEmpty ? "no copied snippet found" : texts.joined(separator: ", "))
        }
        if copies.contains(where: { $0.state == .unknown }) { throw ExitStatus.failure }
        if copies.isEmpty || copies.contains(where: \.isBehind) { throw ExitStatus.negative }
    }
}

extension CopiedSnippet {
    /// Whether an update would change the file.
    var isBehind: Bool { [.outdated, .mergeable, .conflict].contains(state) }

    /// The recipe with its revisions, and what is wrong.
    var description: String {
        let recipe = "\(origin.slug)@\(origin.revision)"
        if let problem { return "\(recipe): \(problem)" }
        return revision == origin.revision ? recipe : "\(recipe), now @\(revision)"
    }

    var json: JSON {
        [
            "path": .string(path), "slug": .string(origin.slug), "copied": .number(Double(origin.revision)),
            "revision": .number(Double(revision)), "state": .string(state.rawValue),
            "conflicts": .number(Double(conflicts)), "problem": problem.map { .string($0) } ?? .null
        ]
    }
}
