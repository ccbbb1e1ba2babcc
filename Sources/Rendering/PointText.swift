import CanonicalJSON

/// Writes lengths in points the way every output of the tool does: at most four decimals, no trailing zeros.
public enum PointText {
    /// The number as text; what is not finite is `inf`, `-inf` or `nan`.
    public static func text(_ value: Double) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value > 0 ? "inf" : "-inf" }
        return JSON.text(of: rounded(value))
    }

    /// A number in a proposal; `nil` asks for the ideal length.
    public static func text(_ value: Double?) -> String { value.map { text($0) } ?? "nil" }

    /// The value at four decimals.
    public static func rounded(_ value: Double) -> Double {
        guard value.isFinite, abs(value) < 1e11 else { return value }
        let scaled = (value * 10_000).rounded()
        return scaled == 0 ? 0 : scaled / 10_000
    }

    /// A JSON number, or the text of what JSON cannot hold.
    public static func json(_ value: Double?) -> JSON {
        guard let value else { return .string("nil") }
        return value.isFinite ? .number(rounded(value)) : .string(text(value))
    }
}
