import LayoutEngine

/// A Path: lines and Bézier curves, in points.
public struct PathValue: NativeValue, Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quadCurve(Point, control: Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    public private(set) var elements: [Element] = []
    public var growsInPlace: Bool { true }
    public var contentBytes: Int { elements.count * MemoryLayout<Element>.stride }
    /// Where the last element ends; `nil` in an empty path.
    public private(set) var currentPoint: Point?
    private var start = Point.zero

    public init() {}

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: Point) {
        elements.append(.move(point))
        currentPoint = point
        start = point
    }

    /// A line; without a current point nothing is added, as in CoreGraphics.
    public mutating func addLine(to point: Point) {
        guard currentPoint != nil else { return }
        elements.append(.line(point))
        currentPoint = point
    }

    public mutating func addQuadCurve(to point: Point, control: Point) {
        guard currentPoint != nil else { return }
        elements.append(.quadCurve(point, control: control))
        currentPoint = point
    }

    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        guard currentPoint != nil else { return }
        elements.append(.curve(point, control1: control1, control2: control2))
        currentPoint = point
    }

    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    public mutating func add(_ element: Element) {
        switch element {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
            addCurve(to: point, control1: control1, control2: control2)
        case .close: closeSubpath()
        }
    }

    /// Appends another path, transformed.
    public mutating func add(_ path: PathValue, transform: AffineTransformValue = .identity) {
        for element in path.elements { add(transform == .identity ? element : element.applying(transform)) }
    }

    /// Starts a new subpath with lines through points.
    public mutating func addLines(_ points: [Point]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// The path with every point transformed.
    public func applying(_ transform: AffineTransformValue) -> PathValue {
        var path = PathValue()
        path.add(self, transform: transform)
        return path
    }

    public var debugText: String { "Path(\(elements.count) elements)" }
    public var hashText: String { "Path:\(description)" }

    /// The elements in PostScript's notation, as SwiftUI describes paths.
    var description: String {
        func text(_ point: Point) -> String { "\(point.x.sourceText) \(point.y.sourceText)" }
        return elements.map { element in
            switch element {
            case .move(let point): "\(text(point)) m"
            case .line(let point): "\(text(point)) l"
            case .quadCurve(let point, let control): "\(text(control)) \(text(point)) q"
            case .curve(let point, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(point)) c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }
}

extension PathValue.Element {
    /// The element with its points transformed.
    public func applying(_ transform: AffineTransformValue) -> PathValue.Element {
        switch self {
        case .move(let point): .move(transform.applied(to: point))
        case .line(let point): .line(transform.applied(to: point))
        case .quadCurve(let point, let control):
            .quadCurve(transform.applied(to: point), control: transform.applied(to: control))
        case .curve(let point, let control1, let control2):
            .curve(
                transform.applied(to: point), control1: transform.applied(to: control1),
                control2: transform.applied(to: control2))
        case .close: .close
        }
    }
}

extension PathValue: NativeConvertible {
    static let sourceName = "Path"
}
