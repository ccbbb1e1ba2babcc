import LayoutEngine

/// A UnitPoint.
public struct UnitPointValue: NativeValue, Hashable, Sendable {
    public var point: UnitPoint

    public init(_ point: UnitPoint) { self.point = point }

    public var debugText: String { "UnitPoint(x: \(point.x.sourceText), y: \(point.y.sourceText))" }
}

extension UnitPointValue: NativeConvertible {
    static let sourceName = "UnitPoint"
}
