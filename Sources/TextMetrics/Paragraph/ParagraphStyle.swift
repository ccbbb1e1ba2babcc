import LayoutEngine

/// Where a text that does not fit is cut.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    case head, middle, tail
}

/// How the lines of a text are aligned to each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing

    /// The share of a line's free space that is on its leading side.
    var leadingShare: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

/// The case that letters are shown in.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
    case uppercase, lowercase
}

/// What the environment says about a text.
public struct ParagraphStyle: Hashable, Sendable {
    public var platform: Platform
    public var dynamicTypeSize: DynamicTypeSize
    /// Pixels per point.
    public var scale: Double
    /// The most lines; less than 1 counts as 1.
    public var lineLimit: Int?
    /// The lines that the text is at least as tall as: the lower bound of a `lineLimit` range, or the limit that reserves space.
    public var minimumLines: Int
    public var truncationMode: TruncationMode
    /// The least space between two lines, in points.
    public var lineSpacing: Double
    public var alignment: TextAlignment
    /// The factor that the font may shrink to before the text is cut.
    public var minimumScaleFactor: Double
    /// Whether characters may move closer together before the text is cut.
    public var allowsTightening: Bool
    public var textCase: TextCase?

    public init(
        platform: Platform = .iOS, dynamicTypeSize: DynamicTypeSize = .large, scale: Double? = nil,
        lineLimit: Int? = nil, minimumLines: Int = 0, truncationMode: TruncationMode = .tail, lineSpacing: Double = 0,
        alignment: TextAlignment = .leading, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
        textCase: TextCase? = nil
    ) {
        self.platform = platform
        self.dynamicTypeSize = dynamicTypeSize
        self.scale = scale ?? (platform == .iOS ? 3 : 2)
        self.lineLimit = lineLimit
        self.minimumLines = minimumLines
        self.truncationMode = truncationMode
        self.lineSpacing = lineSpacing
        self.alignment = alignment
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.textCase = textCase
    }
}
