/// An Angle. It keeps the number that it was made from, so that degrees stay whole.
public struct AngleValue: NativeValue, Hashable, Sendable {
    public var radians: Double {
        get { isDegrees ? number * .pi / 180 : number }
        set { self = AngleValue(radians: newValue) }
    }
    public var degrees: Double {
        get { isDegrees ? number : number * 180 / .pi }
        set { self = AngleValue(degrees: newValue) }
    }

    private var number: Double
    private var isDegrees: Bool

    public init(radians: Double) {
        number = radians
        isDegrees = false
    }

    public init(degrees: Double) {
        number = degrees
        isDegrees = true
    }

    public static func == (a: AngleValue, b: AngleValue) -> Bool {
        a.isDegrees == b.isDegrees ? a.number == b.number : a.radians == b.radians
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(radians) }

    /// The sum of two angles times a factor each, in degrees where both are.
    func combined(_ other: AngleValue, factor: Double = 1) -> AngleValue {
        isDegrees && other.isDegrees
            ? AngleValue(degrees: degrees + factor * other.degrees)
            : AngleValue(radians: radians + factor * other.radians)
    }

    func scaled(by factor: Double) -> AngleValue {
        isDegrees ? AngleValue(degrees: number * factor) : AngleValue(radians: number * factor)
    }

    public var hashText: String { "Angle:\(radians)" }
    public var debugText: String {
        isDegrees ? "Angle.degrees(\(number.sourceText))" : "Angle.radians(\(number.sourceText))"
    }
}

extension AngleValue: NativeConvertible {
    static let sourceName = "Angle"
}
