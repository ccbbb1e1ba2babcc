import ArgumentParser
import CanonicalJSON
import Diagnostics
import LayoutEngine
import RecipeModel
import RecipeService
import Rendering

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Do two recipes give the same frames?",
        discussion: """
            Compares the views of one scenario of each, by identifier where they have one, else by place and kind.

            Examples:
              recipes compare card card-with-grid
              recipes compare Old.swift New.swift --scenario default
            """)

    @Argument(help: "A file or the slug of a recipe.", completion: StoreCompletion.slugsAndFiles) var first: String
    @Argument(help: "A file or the slug of a recipe.", completion: StoreCompletion.slugsAndFiles) var second: String
    @Option(help: ArgumentHelp("The scenario of both.", valueName: "name"), completion: StoreCompletion.scenarios)
    var scenario: String?
    @OptionGroup var global: GlobalOptions

    func run() throws {
        let differences = FrameDifference.between(try frames(of: first), try frames(of: second))
        let output = global.output
        if global.json {
            let document: JSON = [
                "format": "recipes.compare", "version": 1, "equal": .bool(differences.isEmpty),
                "differences": .array(differences.map { .string($0) })
            ]
            output.line(document.text(indented: true))
        } else if differences.isEmpty {
            output.line("the same frames")
        } else {
            for difference in differences { output.line(TerminalText.escaped(difference)) }
        }
        if !differences.isEmpty { throw ExitStatus.negative }
    }

    private func frames(of name: String) throws -> FrameTree {
        let loaded = try LoadedRecipe.load(name, global.context)
        let chosen =
            scenario.flatMap { loaded.recipe.scenario(named: $0) }
            ?? (scenario == nil ? loaded.recipe.allScenarios[0] : nil)
        guard let chosen else { throw Failure("\(name) has no scenario called \"\(scenario ?? "")\"") }
        let outcome = ScenarioLayout(loaded.recipe, source: loaded.source).layOut(chosen)
        guard let frames = outcome.frames else { throw Failure(outcome.diagnostics, in: loaded.source) }
        return frames
    }
}

/// What differs between two layouts.
enum FrameDifference {
    /// A line a difference: identified views by their identifier, leaves without one in their order.
    static func between(_ a: FrameTree, _ b: FrameTree) -> [String] {
        var out: [String] = []
        let left = identified(a)
        let right = identified(b)
        for id in Set(left.keys).union(right.keys).sorted() {
            switch (left[id], right[id]) {
            case (let x?, let y?): compare(x, y, name: id, into: &out)
            case (_?, nil): out.append("\(id): only in the first")
            default: out.append("\(id): only in the second")
            }
        }
        let leavesA = leaves(a)
        let leavesB = leaves(b)
        for (x, y) in zip(leavesA, leavesB) { compare(x.frame, y.frame, name: x.path, into: &out) }
        if leavesA.count != leavesB.count {
            out.append("\(leavesA.count) leaves without an identifier in the first, \(leavesB.count) in the second")
        }
        return out
    }

    private static func identified(_ tree: FrameTree) -> [String: Rect] {
        Dictionary(tree.nodes.compactMap { node in node.id.map { ($0, node.frame) } }, uniquingKeysWith: { a, _ in a })
    }

    private static func leaves(_ tree: FrameTree) -> [FrameNode] {
        let parents = Set(tree.nodes.compactMap(\.parent))
        return tree.nodes.enumerated().filter { index, node in
            !parents.contains(index) && node.id == nil && !node.kind.hasPrefix(".") && node.kind != "Spacer"
        }.map(\.element)
    }

    private static func compare(_ a: Rect, _ b: Rect, name: String, into out: inout [String]) {
        let pairs = [
            ("x", a.minX, b.minX), ("y", a.minY, b.minY), ("width", a.width, b.width), ("height", a.height, b.height)
        ]
        for (field, x, y) in pairs where abs(x - y) > Tolerance.slack || x.isNaN != y.isNaN {
            out.append("\(name).\(field): \(PointText.text(x)) and \(PointText.text(y))")
        }
    }
}
