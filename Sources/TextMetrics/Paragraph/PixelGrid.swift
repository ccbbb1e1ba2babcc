/// Rounds lengths to whole pixels.
struct PixelGrid {
    /// Pixels per point.
    let scale: Double
    /// What a length may be over a pixel before it counts as the next one, so that sums of fractions do not.
    private static let slack = 1.0 / 1024

    /// A scale that no screen has counts as 1.
    init(scale: Double) { self.scale = scale > 1e-3 && scale < 1e3 ? scale : 1 }

    func up(_ length: Double) -> Double { (length * scale - PixelGrid.slack).rounded(.up) / scale }

    func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
