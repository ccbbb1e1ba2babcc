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
        guard let width = frames.viewport.size.width ?? frames.nodes.first?.frame.width else { return nil }
        guard let mirrored = layout.layOutMirrored(scenario).frames, mirrored.nodes.count == frames.nodes.count else {
            return Diagnostic(
                id: "not-a-mirror", message: "scenario \(scenario.name): right to left gives other views")
        }
        for (node, other) in zip(frames.nodes, mirrored.nodes) {
            let expected = width - node.frame.maxX
            if abs(other.frame.minX - expected) > Tolerance.slack || other.frame.size != node.frame.size {
                return Diagnostic(
                    id: "not-a-mirror",
                    message:
                        "scenario \(scenario.name): \(node.path) stands at x \(ReportText.number(other.frame.minX)) "
                        + "right to left, its mirror image at \(ReportText.number(expected))")
            }
        }
        return nil
    }
}

extension Rect {
    /// Whether all four numbers are finite.
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
