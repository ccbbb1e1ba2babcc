import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel
import Rendering

/// A recipe to be laid out and printed.
struct RenderRun {
    enum Format: String, CaseIterable { case text, json, tree, svg, html, picture }

    /// A file, the slug of a recipe, or `-`.
    var input: String
    var layout = LayoutRequest()
    var format = Format.text
    /// What is drawn over the boxes, joined by commas.
    var overlay = Self.usualOverlay
    /// The file to write; `nil` for standard output.
    var output: String?
    var context = CommandContext()

    static let usualOverlay = "frames,guides"

    func run() throws {
        let out = context.output
        let loaded = try LoadedRecipe.load(input, context)
        let outcome = try loaded.layOut(layout, tree: format == .tree && !out.isJSON ? .verified : .none)
        guard let frames = outcome.frames else { throw Failure(outcome.diagnostics, in: loaded.source) }
        out.show(outcome.diagnostics, in: loaded.source)
        switch out.isJSON ? .json : format {
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

    private func overlays() throws -> SVGPicture.Overlay {
        var result: SVGPicture.Overlay = []
        for part in overlay.split(separator: ",") {
            switch String(part.filter { !$0.isWhitespace }) {
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
