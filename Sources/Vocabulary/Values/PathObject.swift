import LayoutEngine

/// A path with identity: CGPath, CGMutablePath, UIBezierPath.
public final class PathObject: NativeValue {
    public let typeName: String
    public var path: PathValue

    public init(_ typeName: String, _ path: PathValue = PathValue()) {
        self.typeName = typeName
        self.path = path
    }

    public func isEqual(to other: any NativeValue) -> Bool? { (other as? PathObject)?.path == path }
    public var hashText: String { path.hashText }
    public var contentBytes: Int { path.contentBytes }
    public var growsInPlace: Bool { true }
    public var debugText: String { path.debugText }

    /// The path of an argument that is a path of any kind.
    static func path(in call: NativeCall, _ index: Int) throws -> PathValue {
        if case .native(let object as PathObject) = call.value(index) { return object.path }
        return try call.get(index)
    }
}

/// RectangleCornerRadii: a radius a corner, in points.
public struct CornerRadiiValue: NativeValue, Hashable, Sendable {
    public var topLeading: Double
    public var bottomLeading: Double
    public var bottomTrailing: Double
    public var topTrailing: Double

    public init(topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0)
    {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii in the order that `PathValue.addRoundedRect` takes.
    var sizes: [Size] {
        [topLeading, bottomLeading, bottomTrailing, topTrailing].map { Size(width: $0, height: $0) }
    }

    public var debugText: String {
        "RectangleCornerRadii(topLeading: \(topLeading.sourceText), bottomLeading: \(bottomLeading.sourceText), "
            + "bottomTrailing: \(bottomTrailing.sourceText), topTrailing: \(topTrailing.sourceText))"
    }
}

extension CornerRadiiValue: NativeConvertible {
    static let sourceName = "RectangleCornerRadii"
}
