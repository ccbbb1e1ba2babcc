import LayoutEngine

/// Finds free places for labels, so that none covers another or a drawn text.
struct LabelPlacer {
    /// Where a label is written.
    struct Place {
        /// The middle of the baseline.
        var anchor: Point
        /// The size of the font, in points.
        var size: Double
        /// Whether it is read upwards.
        var isVertical = false
    }

    private let canvas: Rect
    private var taken: [Rect] = []
    /// More labels than this cannot be read anyway.
    private static let limit = 2_000

    init(canvas: Rect) { self.canvas = canvas }

    /// Keeps a rectangle free of labels.
    mutating func reserve(_ rect: Rect) { taken.append(rect) }

    /// The width of a label; an estimate on the safe side for the fonts that it may be drawn in.
    static func width(_ text: String, size: Double) -> Double { Double(text.count) * size * 0.58 }

    /// A place inside a box: in its middle, else near its edges, upwards where the box is narrow, in the largest of the
    /// sizes that fits.
    mutating func place(_ text: String, in box: Rect, sizes: [Double]) -> Place? {
        for size in sizes {
            let width = Self.width(text, size: size) + 2
            let height = size * 1.2
            if width <= box.width, height <= box.height {
                let steps = [0.5, 0, 1, 0.25, 0.75]
                for down in steps {
                    for across in [0.5, 0, 1] {
                        let x = box.minX + width / 2 + (box.width - width) * across
                        let y = box.minY + height / 2 + (box.height - height) * down
                        if let place = take(Point(x: x, y: y), width, height, size) { return place }
                    }
                }
            }
            if width <= box.height, height <= box.width, box.height > box.width {
                for down in [0.5, 0, 1] {
                    let y = box.minY + width / 2 + (box.height - width) * down
                    if let place = take(Point(x: box.midX, y: y), height, width, size, isVertical: true) {
                        return place
                    }
                }
            }
        }
        return nil
    }

    /// A place at one of several points, given as the middle of the label.
    mutating func place(_ text: String, at points: [(Double) -> Point], sizes: [Double]) -> Place? {
        for size in sizes {
            let width = Self.width(text, size: size) + 2
            for point in points {
                if let place = take(point(width), width, size * 1.2, size) { return place }
            }
        }
        return nil
    }

    private mutating func take(
        _ middle: Point, _ width: Double, _ height: Double, _ size: Double, isVertical: Bool = false
    ) -> Place? {
        let rect = Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        guard taken.count < Self.limit, rect.minX >= canvas.minX, rect.maxX <= canvas.maxX, rect.minY >= canvas.minY,
            rect.maxY <= canvas.maxY,
            !taken.contains(where: rect.overlaps)
        else { return nil }
        taken.append(rect)
        // The baseline is about a third of the size below the middle.
        let shift = size * 0.35
        let anchor = isVertical ? Point(x: middle.x + shift, y: middle.y) : Point(x: middle.x, y: middle.y + shift)
        return Place(anchor: anchor, size: size, isVertical: isVertical)
    }
}
