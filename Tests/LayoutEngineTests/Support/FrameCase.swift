import LayoutEngine
import Testing

/// A view in a window with the frames that it must have; `why` is the arithmetic or the place of the record.
struct FrameCase: Sendable, CustomTestStringConvertible {
    /// An expected frame by identifier; a `nil` part is not asserted.
    struct Expected: Sendable {
        var id: String
        var x: Double?
        var y: Double?
        var width: Double?
        var height: Double?

        init(_ id: String, _ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) {
            self.id = id
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    var why: String
    var width: Double?
    var height: Double?
    var direction = LayoutDirection.leftToRight
    var safeArea = EdgeInsets.zero
    var platform = Platform.macOS
    /// Whether the frames count from the view "root", as recordings do.
    var isInRoot = false
    var view: @Sendable () -> any View
    var expected: [Expected]

    var testDescription: String { why }

    /// Lays out and compares to a hundredth of a point, the precision of the recordings.
    func check() {
        let laid = Laid(
            view(), width, height, platform: platform, layoutDirection: direction, safeArea: safeArea)
        for expected in expected {
            guard let frame = isInRoot ? laid.frameInRoot(expected.id) : laid.frame(expected.id) else {
                Issue.record("no view \(expected.id)")
                continue
            }
            let parts = [
                (frame.minX, expected.x), (frame.minY, expected.y), (frame.width, expected.width),
                (frame.height, expected.height)
            ]
            for (value, wanted) in parts {
                guard let wanted else { continue }
                #expect(abs(value - wanted) < 0.011, "\(expected.id) is \(frame)")
            }
        }
    }
}

/// A leaf that answers its offer, clamped, on each axis.
func Box(
    _ id: String, width: ClosedRange<Double> = 0...Double.infinity, idealWidth: Double = 10,
    height: ClosedRange<Double> = 0...Double.infinity, idealHeight: Double = 10
) -> Primitive {
    let measurer = ClampedBox(width: width, height: height, ideal: Size(width: idealWidth, height: idealHeight))
    return Primitive { [$0.leaf(.measured(measurer))] }.accessibilityIdentifier(id)
}

/// A rigid leaf.
func Box(_ id: String, _ width: Double, _ height: Double) -> Primitive {
    Fixed(width, height).accessibilityIdentifier(id)
}

final class ClampedBox: LeafMeasurer {
    let width: ClosedRange<Double>
    let height: ClosedRange<Double>
    let ideal: Size

    init(width: ClosedRange<Double>, height: ClosedRange<Double>, ideal: Size) {
        self.width = width
        self.height = height
        self.ideal = ideal
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return Size(
            width: min(max(size.width, width.lowerBound), width.upperBound),
            height: min(max(size.height, height.lowerBound), height.upperBound))
    }
}
