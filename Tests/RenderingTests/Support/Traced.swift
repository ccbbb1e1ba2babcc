import LayoutEngine
import Rendering

/// A traced layout of a view in a window.
struct Traced {
    let frames: FrameTree
    let trace: Trace

    init(
        _ view: TestView, _ width: Double?, _ height: Double?, layoutDirection: LayoutDirection = .leftToRight,
        safeArea: EdgeInsets = .zero
    ) {
        let tree = LayoutTree(platform: .iOS, scale: 2, layoutDirection: layoutDirection)
        let viewport = Viewport(
            size: ProposedViewSize(width: width, height: height), scale: 2, platform: .iOS,
            layoutDirection: layoutDirection, safeArea: safeArea)
        trace = Trace()
        frames = tree.layout([view.make(tree)], in: viewport, trace: trace)
    }

    /// The index of the first frame with a name, kind or id.
    func frame(_ name: String) -> Int {
        frames.nodes.firstIndex { $0.id == name || $0.name == name || $0.kind == name } ?? -1
    }

    func why(_ name: String, _ field: WhyExplanation.Field) -> WhyExplanation {
        WhyExplanation(field, ofFrame: frame(name), in: frames, trace: trace)
    }
}
