import LayoutEngine

/// The text size that the user has chosen; `large` is the default.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The name as it is written in Swift.
    public var name: String { Self.names[rawValue] }

    /// The size with the given Swift name, or `nil`.
    public init?(name: String) {
        guard let place = Self.names.firstIndex(of: name) else { return nil }
        self.init(rawValue: place)
    }

    /// The size with the given name of `ContentSizeCategory`, or `nil`.
    public init?(category: String) {
        guard let place = Self.categories.firstIndex(of: category) else { return nil }
        self.init(rawValue: place)
    }

    private static let categories = [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge"
    ]

    private static let names = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5"
    ]

    /// A length in points as `@ScaledMetric` scales it, on the pixel grid of `scale`; macOS does not scale.
    public func scaled(
        _ length: Double, relativeTo style: TextStyle = .body, platform: Platform = .iOS, scale: Double = 3
    ) -> Double {
        guard platform == .iOS, self != .large else { return length }
        let ratio =
            DynamicTypeTable.entry(style: style, size: self).size
            / DynamicTypeTable.entry(style: style, size: .large).size
        return (length * ratio * scale).rounded() / scale
    }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
}
