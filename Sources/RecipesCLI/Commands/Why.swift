import ArgumentParser
import CanonicalJSON
import Diagnostics
import LayoutEngine
import Rendering

struct Why: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Say in words why a frame is what it is.",
        discussion: """
            Names the arithmetic of a node's x, y, width and height, from the node up to the window. All numbers \
            come from the layout itself.

            Examples:
              recipes why Card.swift 'Text("Hello").x'
              recipes why form-align 'VStack/Text[1]'
            """)

    @Argument(help: "A file, the slug of a recipe, or - for standard input.", completion: StoreCompletion.slugsAndFiles)
    var input: String

    @Argument(help: "A node, with .x, .y, .width or .height for one number.", completion: StoreCompletion.nodes)
    var node: String

    @OptionGroup(title: "Layout") var layout: LayoutArguments
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let traced = try TracedRecipe.load(input, layout, global)
        let out = global.output
        let (frame, fields) = try asked(of: traced)
        let explanations = WhyExplanation.explanations(
            fields, ofFrame: frame, in: traced.frames, trace: traced.trace)
        if global.json { return out.line(WhyExplanation.document(of: explanations).text(indented: true)) }
        if fields.count > 1, let name = explanations.first?.node {
            let rect = traced.frames.nodes[frame].frame
            out.line(
                "\(name) at \(PointText.text(rect.minX)), \(PointText.text(rect.minY)), "
                    + "\(PointText.text(rect.width)) x \(PointText.text(rect.height))")
        }
        for explanation in explanations { out.write(explanation.text) }
    }

    /// The frame and the fields that are asked for. A node whose own name ends like a field is that node.
    private func asked(of traced: TracedRecipe) throws -> (frame: Int, fields: [WhyExplanation.Field]) {
        // A path may begin with a slash, as paths of files do.
        let node = node.hasPrefix("/") ? String(node.dropFirst()) : node
        if let frame = traced.find(node) { return (frame, WhyExplanation.Field.allCases) }
        for field in WhyExplanation.Field.allCases where node.hasSuffix("." + field.rawValue) {
            let name = String(node.dropLast(field.rawValue.count + 1))
            return (try traced.frame(of: name), [field])
        }
        return (try traced.frame(of: node), WhyExplanation.Field.allCases)
    }
}
