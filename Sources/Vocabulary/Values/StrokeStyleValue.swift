/// A StrokeStyle.
public struct StrokeStyleValue: NativeValue, Hashable, Sendable {
    public var lineWidth = 1.0
    /// `butt`, `round` or `square`.
    public var lineCap = "butt"
    /// `miter`, `round` or `bevel`.
    public var lineJoin = "miter"
    public var miterLimit = 10.0
    /// Lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [Double] = []
    public var dashPhase = 0.0

    public init() {}

    public var debugText: String {
        "StrokeStyle(lineWidth: \(lineWidth.sourceText), lineCap: .\(lineCap), lineJoin: .\(lineJoin), "
            + "miterLimit: \(miterLimit.sourceText), dash: [\(dash.map(\.sourceText).joined(separator: ", "))], "
            + "dashPhase: \(dashPhase.sourceText))"
    }

    var cap: Token {
        get { Token("CGLineCap", lineCap) }
        set { lineCap = newValue.name }
    }
    var join: Token {
        get { Token("CGLineJoin", lineJoin) }
        set { lineJoin = newValue.name }
    }
}

extension StrokeStyleValue: NativeConvertible {
    static let sourceName = "StrokeStyle"
}
