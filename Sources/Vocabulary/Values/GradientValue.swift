/// A Gradient, or AnyGradient where a colour made it.
public struct GradientValue: NativeValue, Hashable, Sendable {
    /// A Gradient.Stop: a colour at a place from 0 to 1.
    public struct Stop: NativeValue, Hashable, Sendable {
        public var color: ColorValue
        public var location: Double

        public init(color: ColorValue, location: Double) {
            self.color = color
            self.location = location
        }

        public var debugText: String { "Gradient.Stop(color: \(color.debugText), location: \(location.sourceText))" }
    }

    public var stops: [Stop]
    public var isAny: Bool

    public init(stops: [Stop], isAny: Bool = false) {
        self.stops = stops
        self.isAny = isAny
    }

    /// Evenly spaced colours.
    init(colors: [ColorValue]) {
        let last = Double(max(colors.count - 1, 1))
        self.init(stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
    }

    public var typeName: String { isAny ? "AnyGradient" : "Gradient" }
    public var debugText: String { "Gradient(stops: [\(stops.map(\.debugText).joined(separator: ", "))])" }
}

extension GradientValue: NativeConvertible {
    static let sourceName = "Gradient"
}

extension GradientValue.Stop: NativeConvertible {
    static let sourceName = "Gradient.Stop"
}

/// A gradient with its geometry: LinearGradient, RadialGradient and the like, a style of shapes and a view.
public struct GradientStyleValue: NativeValue {
    /// `LinearGradient`, `RadialGradient`, `AngularGradient`, `EllipticalGradient` or `MeshGradient`.
    public let typeName: String
    public var gradient: GradientValue
    /// The other arguments by parameter name.
    public let arguments: [Argument]

    public init(_ typeName: String, _ gradient: GradientValue, arguments: [Argument]) {
        self.typeName = typeName
        self.gradient = gradient
        self.arguments = arguments
    }

    public func isEqual(to other: any NativeValue) -> Bool? { hashText == other.hashText }
    public var hashText: String { debugText }
    public var debugText: String {
        "\(typeName)(gradient: \(gradient.debugText)"
            + arguments.map { ", \($0.name): \($0.value.sourceText)" }.joined() + ")"
    }
}

extension GradientStyleValue: NativeConvertible {
    static var sourceName: String { "a gradient" }
}
