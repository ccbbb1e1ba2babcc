import LayoutEngine

/// What CoreGraphics tells about rectangles; a rectangle with a negative size counts as its standardised one.
extension Rect {
    static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
    static let infinite = Rect(
        x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude)

    var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The same rectangle with a size that is not negative.
    var standardized: Rect {
        if isNull { return self }
        return Rect(
            x: Swift.min(origin.x, origin.x + size.width), y: Swift.min(origin.y, origin.y + size.height),
            width: abs(size.width), height: abs(size.height))
    }

    /// The smallest rectangle with whole coordinates around this one.
    var integral: Rect {
        if isNull { return self }
        let rect = standardized
        let x = rect.minX.rounded(.down)
        let y = rect.minY.rounded(.down)
        return Rect(x: x, y: y, width: rect.maxX.rounded(.up) - x, height: rect.maxY.rounded(.up) - y)
    }

    /// The rectangle made smaller by `dx` and `dy` on each side; null if nothing is left.
    func inset(dx: Double, dy: Double) -> Rect {
        if isNull { return self }
        let rect = standardized
        let result = Rect(
            x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
        return result.size.width < 0 || result.size.height < 0 ? .null : result
    }

    func offset(dx: Double, dy: Double) -> Rect {
        if isNull { return self }
        let rect = standardized
        return Rect(x: rect.minX + dx, y: rect.minY + dy, width: rect.width, height: rect.height)
    }

    func union(_ other: Rect) -> Rect {
        if isNull { return other }
        if other.isNull { return self }
        let a = standardized
        let b = other.standardized
        let x = Swift.min(a.minX, b.minX)
        let y = Swift.min(a.minY, b.minY)
        return Rect(x: x, y: y, width: Swift.max(a.maxX, b.maxX) - x, height: Swift.max(a.maxY, b.maxY) - y)
    }

    /// What both rectangles cover; null where they do not touch.
    func intersection(_ other: Rect) -> Rect {
        if isNull || other.isNull { return .null }
        let a = standardized
        let b = other.standardized
        let x = Swift.max(a.minX, b.minX)
        let y = Swift.max(a.minY, b.minY)
        let width = Swift.min(a.maxX, b.maxX) - x
        let height = Swift.min(a.maxY, b.maxY) - y
        return width < 0 || height < 0 ? .null : Rect(x: x, y: y, width: width, height: height)
    }

    func intersects(_ other: Rect) -> Bool {
        let common = intersection(other)
        return !common.isNull && (common.size.width > 0 && common.size.height > 0)
    }

    /// Whether a point is inside; the left and top edges belong to a rectangle, the right and bottom ones do not.
    func contains(_ point: Point) -> Bool {
        if isEmpty { return false }
        let rect = standardized
        return point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
    }

    func contains(_ other: Rect) -> Bool { union(other) == standardized }

    /// A slice along an edge and what remains.
    func divided(at distance: Double, from edge: String) -> (slice: Rect, remainder: Rect) {
        let rect = standardized
        switch edge {
        case "minXEdge":
            let length = Swift.min(Swift.max(distance, 0), rect.width)
            return (
                Rect(x: rect.minX, y: rect.minY, width: length, height: rect.height),
                Rect(x: rect.minX + length, y: rect.minY, width: rect.width - length, height: rect.height)
            )
        case "maxXEdge":
            let length = Swift.min(Swift.max(distance, 0), rect.width)
            return (
                Rect(x: rect.maxX - length, y: rect.minY, width: length, height: rect.height),
                Rect(x: rect.minX, y: rect.minY, width: rect.width - length, height: rect.height)
            )
        case "minYEdge":
            let length = Swift.min(Swift.max(distance, 0), rect.height)
            return (
                Rect(x: rect.minX, y: rect.minY, width: rect.width, height: length),
                Rect(x: rect.minX, y: rect.minY + length, width: rect.width, height: rect.height - length)
            )
        default:
            let length = Swift.min(Swift.max(distance, 0), rect.height)
            return (
                Rect(x: rect.minX, y: rect.maxY - length, width: rect.width, height: length),
                Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - length)
            )
        }
    }
}
