import Diagnostics
import LayoutEngine

/// What laying out a snippet gave.
public struct LayoutOutcome: Sendable {
    /// The frames; `nil` where a diagnostic of severity error says why there are none.
    public var frames: FrameTree?
    /// The layout tree in its stored form; `nil` where there are no frames, or it was not asked for.
    public var tree: StoredTree?
    public var diagnostics: [Diagnostic]

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public init(frames: FrameTree? = nil, tree: StoredTree? = nil, diagnostics: [Diagnostic] = []) {
        self.frames = frames
        self.tree = tree
        self.diagnostics = diagnostics
    }
}
