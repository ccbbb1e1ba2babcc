/// A CGVector: a length along each axis, in points.
public struct VectorValue: NativeValue, Hashable, Sendable {
    public var dx: Double
    public var dy: Double

    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    public var debugText: String { "CGVector(dx: \(dx.sourceText), dy: \(dy.sourceText))" }
}

extension VectorValue: NativeConvertible {
    static let sourceName = "CGVector"
}
