import CanonicalJSON
import Diagnostics
import LayoutEngine

@testable import SwiftUIFrontEnd

/// A layout tree on its way through its text and back.
struct TreeTrip {
    /// Why the tree does not stand by itself, or where its frames differ; `nil` if it gives the same layout.
    var loss: String?

    /// Lays a snippet out, writes its tree down, reads the text and lays that out; `nil` if the snippet has no frames.
    ///
    /// The tree is taken as written, so that nothing hides behind the check that marks a tree as bound.
    init?(_ snippet: Snippet, _ options: LayoutOptions, runner: TreeRunner = TreeRunner()) {
        let outcome = snippet.layOut(options, tree: .written)
        guard let tree = outcome.tree, let frames = outcome.frames else { return nil }
        let text = tree.text()
        guard (try? JSON(parsing: text)) == tree.json else {
            loss = "the text is another tree"
            return
        }
        guard tree.bound.isEmpty else {
            loss = tree.bound.joined(separator: "; ")
            return
        }
        let again = runner.layOut(text, options)
        guard let second = again.frames else {
            loss = again.diagnostics.map(\.message).joined(separator: "; ")
            return
        }
        guard let place = second.firstDifference(from: frames) else { return }
        func shown(_ tree: FrameTree) -> String {
            place < tree.nodes.count ? "\(tree.nodes[place].path) \(tree.nodes[place].frame)" : "nothing"
        }
        loss = "\(shown(second)) instead of \(shown(frames))"
    }
}
