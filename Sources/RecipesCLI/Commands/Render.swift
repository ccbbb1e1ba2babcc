import ArgumentParser
import CanonicalJSON

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Lay out SwiftUI source and print the frames.",
        discussion: """
            The input is a Swift file, a recipe document, a layout tree, the slug of a recipe in the store, or - for
            standard input.
            --explain-unsupported takes any number of them, and folders, and tells what stops them, by kind and count;
            it exits with 1 if something does.

            Examples:
              recipes render Card.swift --size 393x852
              recipes render movie-detail-view.md --asset spider=1200x800 --format json
              recipes render Toggle.swift --tap Show --format svg -o after.svg
              recipes render Card.swift --format tree -o card.json
              recipes render card.json --size 320x568
              recipes render --explain-unsupported Sources/App
            """)

    @Argument(
        help: ArgumentHelp("A file, the slug of a recipe, or - for standard input.", valueName: "input"),
        completion: StoreCompletion.slugsAndFiles)
    var inputs: [String]

    @OptionGroup(title: "Layout") var layout: LayoutArguments
    @OptionGroup var global: GlobalOptions

    @Option(help: "What to print.")
    var format: RenderRun.Format = .text

    @Option(help: ArgumentHelp("What is drawn over the boxes: frames, guides, spacing.", valueName: "list"))
    var overlay: String = RenderRun.usualOverlay

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String?

    @Flag(help: "Tell what stops the inputs from being laid out, by kind and count.")
    var explainUnsupported = false

    func validate() throws {
        if inputs.isEmpty { throw ValidationError("name a file, a recipe, or - for standard input") }
        if inputs.count > 1, !explainUnsupported {
            throw ValidationError("one input at a time; only --explain-unsupported takes several")
        }
    }

    func run() throws {
        if explainUnsupported { return try explain() }
        guard let input = inputs.first else { return }
        try RenderRun(
            input: input, layout: layout.request, format: format, overlay: overlay, output: output,
            context: global.context
        ).run()
    }

    private func explain() throws {
        let report = try UnsupportedReport(inputs, layout: layout.request, global.context)
        try global.output.write(
            global.json ? report.document.text(indented: true) + "\n" : report.text, to: output)
        if !report.isClean { throw ExitStatus.negative }
    }
}

extension RenderRun.Format: ExpressibleByArgument {}
