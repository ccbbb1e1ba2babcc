import CanonicalJSON

/// What mismatches that belong together have in common: one number of one kind of view is off by the same amount.
///
/// Its text is how reports name it and `recipes accept --cause` takes it: `Text.height +1`.
public struct MismatchCause: Hashable, Sendable, CustomStringConvertible {
    /// SwiftUI's name of the views; for those that are modifiers the name that the expectation uses, without index.
    public var view: String
    public var field: FrameMismatch.Field
    /// In points, rounded to four decimals.
    public var delta: Double

    public init(view: String, field: FrameMismatch.Field, delta: Double) {
        self.view = view
        self.field = field
        let rounded = delta.isFinite ? (delta * 10_000).rounded() / 10_000 : delta
        self.delta = rounded == 0 ? 0 : rounded
    }

    /// The cause that a mismatch stands for by itself.
    public init(of mismatch: FrameMismatch) {
        self.init(view: Self.view(of: mismatch), field: mismatch.field, delta: mismatch.delta)
    }

    /// Reads a cause as `description` writes it; `nil` for any other text.
    public init?(_ text: String) {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard parts.count == 2, let delta = Double(parts[1]), delta.isFinite,
            let dot = parts[0].lastIndex(of: "."), dot > parts[0].startIndex,
            let field = FrameMismatch.Field(rawValue: String(parts[0][parts[0].index(after: dot)...]))
        else { return nil }
        self.init(view: String(parts[0][..<dot]), field: field, delta: delta)
    }

    public var description: String {
        let number = delta.isFinite ? JSON.text(of: delta) : delta.isNaN ? "nan" : delta > 0 ? "inf" : "-inf"
        return "\(view).\(field.rawValue) \(delta > 0 ? "+" : "")\(number)"
    }

    private static func view(of mismatch: FrameMismatch) -> String {
        let last = String(mismatch.path.split(separator: "/").last ?? "")
        guard last.hasPrefix("."), let name = NodeReference(mismatch.node)?.components.last?.name else { return last }
        return name
    }
}
