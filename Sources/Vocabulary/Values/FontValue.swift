/// A Font, as source builds it; the words turn it into metrics.
public struct FontValue: NativeValue, Hashable, Sendable {
    public enum Base: Hashable, Sendable {
        /// A text style by its name in `Font.TextStyle`: `body`, `largeTitle`.
        case textStyle(String)
        /// The system font at a size in points that does not change with Dynamic Type.
        case system(size: Double)
        /// A font by name; `relativeTo` is the text style that it grows with, `nil` if its size is fixed.
        case custom(name: String, size: Double, relativeTo: String?)
    }

    public var base: Base
    /// A name of `Font.Weight`, if one was asked for.
    public var weight: String?
    /// A name of `Font.Design`.
    public var design: String?
    /// A name of `Font.Width`.
    public var width: String?
    /// A name of `Font.Leading`.
    public var leading: String?
    public var isItalic = false
    public var isMonospaced = false
    public var hasMonospacedDigits = false
    public var hasSmallCaps = false
    /// What it is multiplied by, from `Font.scaled(by:)`.
    public var scale = 1.0

    public init(_ base: Base, weight: String? = nil, design: String? = nil) {
        self.base = base
        self.weight = weight
        self.design = design
    }

    public var debugText: String {
        var text: String
        switch base {
        case .textStyle(let style): text = "Font.\(style)"
        case .system(let size): text = "Font.system(size: \(size.sourceText))"
        case .custom(let name, let size, .some(let style)):
            text = "Font.custom(\"\(name)\", size: \(size.sourceText), relativeTo: .\(style))"
        case .custom(let name, let size, nil):
            text = "Font.custom(\"\(name)\", fixedSize: \(size.sourceText))"
        }
        if let weight { text += ".weight(.\(weight))" }
        if let design { text += ".design(.\(design))" }
        if let width { text += ".width(.\(width))" }
        if let leading { text += ".leading(.\(leading))" }
        if isItalic { text += ".italic()" }
        if isMonospaced { text += ".monospaced()" }
        if hasMonospacedDigits { text += ".monospacedDigit()" }
        if hasSmallCaps { text += ".smallCaps()" }
        if scale != 1 { text += ".scaled(by: \(scale.sourceText))" }
        return text
    }
}

extension FontValue {
    /// The sizes of the text styles in points at the Dynamic Type size "large" on iOS.
    private static let styleSizes: [String: Double] = [
        "extraLargeTitle2": 28, "extraLargeTitle": 36, "largeTitle": 34, "title": 28, "title2": 22, "title3": 20,
        "headline": 17, "body": 17, "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11
    ]

    /// The size in points, before Dynamic Type.
    var pointSize: Double {
        switch base {
        case .textStyle(let style): (Self.styleSizes[style] ?? 17) * scale
        case .system(let size), .custom(_, let size, _): size * scale
        }
    }
}

extension FontValue: NativeConvertible {
    static let sourceName = "Font"
}
