import ArgumentParser
import CanonicalJSON
import Diagnostics
import Foundation
import LayoutEngine
import RecipeService
import Rendering
import SwiftUIFrontEnd

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

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, tree, svg, html, picture }

    @Argument(
        help: ArgumentHelp("A file, the slug of a recipe, or - for standard input.", valueName: "input"),
        completion: StoreCompletion.slugsAndFiles)
    var inputs: [String]

    @OptionGroup(title: "Layout") var layout: LayoutArguments
    @OptionGroup var global: GlobalOptions

    @Option(help: "What to print.")
    var format: Format = .text

    @Option(help: ArgumentHelp("What is drawn over the boxes: frames, guides, spacing.", valueName: "list"))
    var overlay: String = "frames,guides"

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
        let loaded = try LoadedRecipe.load(input, global)
        let outcome = try loaded.layOut(layout, tree: format == .tree && !global.json ? .verified : .none)
        let out = global.output
        guard let frames = outcome.frames else {
            throw Failure(outcome.diagnostics, in: loaded.source)
        }
        out.show(outcome.diagnostics, in: loaded.source)
        switch global.json ? .json : format {
        case .text:
            let width = output == nil ? Terminal.width : 120
            try out.write(
                FramesText(width: width, color: output == nil && out.isColored).text(of: frames), to: output)
        case .picture:
            try out.write(TerminalPicture(width: min(Terminal.width, 120), height: 40).text(of: frames), to: output)
        case .json:
            let document = FramesJSON.document(
                of: frames, diagnostics: outcome.diagnostics.map { DiagnosticJSON.document(of: $0, in: loaded.source) })
            try out.write(document.text(indented: true) + "\n", to: output)
        case .tree:
            guard let tree = outcome.tree ?? loaded.storedTree else { return }
            for reason in tree.bound { out.note("recipes: the tree is bound to its snippet: \(reason)") }
            try out.write(tree.text(indented: true) + "\n", to: output)
        case .svg:
            try out.write(SVGPicture(overlay: try overlays()).document(of: frames), to: output)
        case .html:
            try out.write(
                HTMLPage.document(title: loaded.recipe.title, frames: frames, overlay: try overlays()), to: output)
        }
    }

    private func explain() throws {
        let report = try UnsupportedReport(inputs, layout: layout, global)
        try global.output.write(
            global.json ? report.document.text(indented: true) + "\n" : report.text, to: output)
        if !report.isClean { throw ExitStatus.negative }
    }

    private func overlays() throws -> SVGPicture.Overlay {
        var result: SVGPicture.Overlay = []
        for name in overlay.split(separator: ",") {
            switch name.trimmingCharacters(in: .whitespaces) {
            case "frames": result.insert(.frames)
            case "guides": result.insert(.guides)
            case "spacing": result.insert(.spacing)
            case let other:
                throw Failure("unknown overlay \"\(other)\"", hint: "there are: frames, guides, spacing")
            }
        }
        return result
    }
}
