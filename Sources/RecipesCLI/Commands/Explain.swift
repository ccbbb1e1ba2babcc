import ArgumentParser
import CanonicalJSON
import Diagnostics
import LayoutEngine
import Rendering

struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tell how the views agreed on their sizes.",
        discussion: """
            For each view: what it was offered, what it answered and where it was placed; how stacks shared their \
            length, and which alignment guides were asked. With a node, only it and what it stands in.

            Examples:
              recipes explain Card.swift --size 393x852
              recipes explain form-align 'HStack/Text[1]' --all
              recipes explain Card.swift --json
            """)

    @Argument(help: "A file, the slug of a recipe, or - for standard input.", completion: StoreCompletion.slugsAndFiles)
    var input: String

    @Argument(
        help: "A node: an id, a view's type, Text(\"…\") or a path, with [index] where needed.",
        completion: StoreCompletion.nodes)
    var node: String?

    @OptionGroup(title: "Layout") var layout: LayoutArguments
    @OptionGroup var global: GlobalOptions

    @Flag(help: "Tell every probe in the order in which it happened.")
    var all = false

    func run() throws {
        let traced = try TracedRecipe.load(input, layout, global)
        let out = global.output
        let frame = try node.map { try traced.frame(of: $0) }
        if global.json {
            let document = TraceJSON.document(of: traced.trace, tree: traced.frames, frame: frame)
            return out.line(document.text(indented: true))
        }
        out.page()
        let story = TraceStory(all: all, frame: frame, color: out.isColored)
        out.write(story.text(of: traced.frames, trace: traced.trace))
    }
}
