import Diagnostics
import LayoutEngine
import RecipeModel

/// What holds for every layout, whatever is expected of it.
enum PropertyCheck {
    /// The first property that does not hold: frames are finite, and a claimed mirror image is one.
    static func violation(of scenario: Scenario, _ frames: FrameTree, _ layout: ScenarioLayout) -> Diagnostic? {
        if let node = frames.nodes.first(where: { !$0.frame.isFinite }) {
            return Diagnostic(
                id: "not-finite", message: "scenario \(scenario.name): \(node.path) has a frame that is not finite")
        }
        return scenario.mirrors ? mirrorViolation(of: scenario, frames, layout) : nil
    }

    private static func mirrorViolation(
        of scenario: Scenario, _ frames: FrameTree, _ layout: ScenarioLayout
    ) -> Diagnostic? {
        // A side that is nil or inf is as long as the root.
        let stated = frames.viewport.size.width.flatMap { $0.isFinite ? $0 : nil }
        guard let width = stated ?? frames.nodes.first?.frame.width else { return nil }
        guard let mirrored = layout.layOutMirrored(scenario).frames,
            mirrored.nodes.map(\.kind) == frames.nodes.map(\.kind)
        else {
            return Diagnostic(
                id: "not-a-mirror", message: "scenario \(scenario.name): right to left gives other views")
        }
        for (node, other) in zip(frames.nodes, mirrored.nodes) {
            let image = Rect(
                x: width - node.frame.maxX, y: node.frame.minY, width: node.frame.width, height: node.frame.height)
            if FrameMismatch.Field.allCases.contains(where: { abs(other.frame[$0] - image[$0]) > Tolerance.slack }) {
                return Diagnostic(
                    id: "not-a-mirror",
                    message: "scenario \(scenario.name): \(node.path) is at \(ReportText.frame(other.frame)) "
                        + "with the other direction, its mirror image at \(ReportText.frame(image))")
            }
        }
        return nil
    }
}

extension Rect {
    /// Whether all four numbers are finite.
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
