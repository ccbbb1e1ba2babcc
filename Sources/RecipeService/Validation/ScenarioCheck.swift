import Diagnostics
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd

/// Lays one scenario out from what there is, and checks what holds whatever is expected of it: the snippet still gives
/// the stored tree, the tree by itself gives the same frames, a second run changes nothing, frames are finite.
struct ScenarioCheck {
    let scenario: Scenario
    /// The stored tree, if there is one and it counts.
    let tree: String?
    /// Whether the snippet is read even where the tree would do.
    let readsSnippet: Bool
    let layout: ScenarioLayout
    let runner: TreeRunner

    /// What was found.
    struct Outcome {
        var state = ValidationState.pass
        var diagnostics: [Diagnostic] = []
        /// The frames that expectations are compared with; `nil` where nothing could be laid out.
        var frames: FrameTree?
        var basis = LayoutBasis()
    }

    func run() -> Outcome {
        var outcome = Outcome()
        let stored = tree.map { tree in
            var options = layout.options(of: scenario)
            options.listsTextLines = readsSnippet
            return runner.layOut(tree, options)
        }
        let isBound = stored?.diagnostics.contains { $0.id == "bound-tree" } ?? false
        if isBound { outcome.basis.bound += 1 }
        if let stored, stored.frames == nil, !isBound { return unreadable(stored) }
        if let frames = stored?.frames, !readsSnippet {
            outcome.basis.trees += 1
            outcome.frames = frames
        } else {
            runSnippet(stored?.frames, &outcome)
        }
        if let frames = outcome.frames, let problem = PropertyCheck.violation(of: scenario, frames, layout) {
            outcome.add(.fail, problem)
        }
        return outcome
    }

    /// A stored tree that cannot be laid out is an error of the store; the snippet may still tell more.
    private func unreadable(_ stored: LayoutOutcome) -> Outcome {
        var outcome = Outcome()
        for diagnostic in stored.diagnostics where diagnostic.severity == .error {
            var copy = diagnostic
            copy.message = "scenario \(scenario.name), stored layout tree: \(diagnostic.message)"
            if let tree, StoredTree(parsing: tree)?.writer != StoredTree.writer {
                copy.hints.append(
                    "another version of the program wrote it; recipes accept \(layout.recipe.slug) --reason … writes it anew"
                )
            }
            outcome.add(.error, copy)
        }
        if readsSnippet { runSnippet(nil, &outcome) }
        return outcome
    }

    private func runSnippet(_ stored: FrameTree?, _ outcome: inout Outcome) {
        outcome.basis.snippets += 1
        // A stored tree that stands by itself is the second run.
        let found = layout.layOut(scenario, tree: stored == nil ? .verified : .written)
        guard let frames = found.frames else {
            outcome.add(found.isUnsupported ? .unsupported : .error)
            outcome.diagnostics += found.diagnostics.filter { $0.severity == .error }
            if let stored { keep(stored, &outcome) }
            return
        }
        outcome.frames = frames
        if let tree, let now = found.tree, tree != now.text() {
            if Self.isOutdated(tree, stored, frames) {
                outcome.basis.outdated += 1
            } else {
                outcome.add(.fail, TreeDifference.diagnostic(scenario: scenario.name, stored: tree, now: now.json))
            }
        }
        if let stored {
            outcome.basis.trees += 1
            if let place = stored.firstDifference(from: frames) {
                outcome.add(.fail, difference(between: stored, and: frames, at: place))
            }
        } else if found.tree?.bound.isEmpty == false {
            let second = layout.layOut(scenario).frames
            if second.map({ !$0.hasSameLayout(as: frames) }) ?? true {
                outcome.add(
                    .fail,
                    Diagnostic(
                        id: "not-deterministic", message: "scenario \(scenario.name): a second run gives other frames")
                )
            }
        }
    }

    /// A snippet that gave a tree once is refused now, so the program has become stricter, not the recipe worse: the frames
    /// of the tree are compared, and it is said.
    private func keep(_ stored: FrameTree, _ outcome: inout Outcome) {
        outcome.frames = stored
        outcome.basis.trees += 1
        outcome.diagnostics.append(
            Diagnostic(
                id: "snippet-refused-now", severity: .note,
                message: "scenario \(scenario.name): the snippet was read when its layout tree was stored; "
                    + "this version of the program refuses it",
                hints: ["frames are compared with those of the stored tree; correct the snippet to read it again"]))
    }

    /// Whether a tree that reads differently merely comes from another version of the program: it says so, and its frames
    /// are the same.
    private static func isOutdated(_ tree: String, _ stored: FrameTree?, _ frames: FrameTree) -> Bool {
        guard let before = StoredTree(parsing: tree), before.writer != StoredTree.writer else { return false }
        return stored.map { $0.firstDifference(from: frames) == nil } ?? !before.bound.isEmpty
    }

    private func difference(between stored: FrameTree, and frames: FrameTree, at place: Int) -> Diagnostic {
        func text(_ tree: FrameTree) -> String {
            guard place < tree.nodes.count else { return "nothing" }
            let node = tree.nodes[place]
            // Where both stand at the same place, something else tells them apart.
            let isNamed = node.name != node.kind && !node.path.hasSuffix(node.name)
            return node.path + (node.id.map { ".id(\"\($0)\")" } ?? "") + (isNamed ? " (\(node.name))" : "")
                + " at \(ReportText.frame(node.frame))"
        }
        let isMoved =
            place >= stored.nodes.count || place >= frames.nodes.count
            || stored.nodes[place].frame != frames.nodes[place].frame
        return Diagnostic(
            id: "tree-frames-differ",
            message: "scenario \(scenario.name): the stored layout tree by itself gives other "
                + "\(isMoved ? "frames" : "views") than the snippet",
            hints: ["from the tree: \(text(stored))", "from the snippet: \(text(frames))"])
    }
}

extension ScenarioCheck.Outcome {
    fileprivate mutating func add(_ worse: ValidationState, _ diagnostic: Diagnostic? = nil) {
        if worse.rank > state.rank { state = worse }
        if let diagnostic { diagnostics.append(diagnostic) }
    }
}

extension LayoutOutcome {
    /// Whether the reason for having no frames is something that is not understood, rather than wrong.
    var isUnsupported: Bool {
        let errors = diagnostics.filter { $0.severity == .error }
        return !errors.isEmpty
            && errors.allSatisfy {
                $0.id.hasPrefix("unsupported") || ["unknown-view", "unknown-modifier"].contains($0.id)
            }
    }
}
