import LayoutEngine

@testable import SwiftUIFrontEnd

extension LayoutOutcome {
    /// Whether there are frames, and all their numbers are finite.
    var hasFiniteFrames: Bool {
        frames?.nodes.allSatisfy { node in
            let frame = node.frame
            return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        } ?? false
    }
}
