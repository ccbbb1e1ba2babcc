import LayoutEngine
import RecipeModel

extension ExpectationResult {
    /// The frame that the layout gave to an expected node: what was expected but for what did not match.
    func gotFrame(of box: ScenarioPicture.Box) -> Rect {
        var frame = box.frame
        for mismatch in mismatches where mismatch.node == box.name {
            switch mismatch.field {
            case .x: frame.origin.x = mismatch.got
            case .y: frame.origin.y = mismatch.got
            case .width: frame.size.width = mismatch.got
            case .height: frame.size.height = mismatch.got
            }
        }
        return frame
    }
}
