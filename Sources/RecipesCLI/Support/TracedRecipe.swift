import Diagnostics
import LayoutEngine
import RecipeModel
import SwiftUIFrontEnd

/// A recipe that has been laid out with a trace, for the commands that explain it.
struct TracedRecipe {
    var frames: FrameTree
    var trace: Trace

    /// Reads and lays out a recipe; diagnostics that are no errors go to standard error.
    ///
    /// - Throws: `Failure` if there are no frames.
    static func load(_ input: String, _ layout: LayoutArguments, _ global: GlobalOptions) throws -> TracedRecipe {
        let loaded = try LoadedRecipe.load(input, global.context)
        let trace = Trace()
        let outcome = try loaded.layOut(layout.request, trace: trace)
        guard let frames = outcome.frames else { throw Failure(outcome.diagnostics, in: loaded.source) }
        global.output.show(outcome.diagnostics, in: loaded.source)
        return TracedRecipe(frames: frames, trace: trace)
    }

    /// The index of the frame that a reference names; `nil` if it does not name exactly one.
    func find(_ name: String) -> Int? {
        if case .found(let frame) = NodeMatcher(frames).find(name) { return frame }
        return nil
    }

    /// The index of the frame that a reference names.
    ///
    /// - Throws: `Failure` with hints if it names none or several.
    func frame(of name: String) throws -> Int {
        let match = NodeMatcher(frames).find(name)
        if case .found(let frame) = match { return frame }
        throw Failure([match.diagnostic(for: name)].compactMap(\.self), in: nil)
    }
}
