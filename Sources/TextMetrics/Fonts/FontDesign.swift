/// The design of the system font.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
    case `default`, monospaced, rounded, serif
}

/// The width variant of the system font.
public enum FontWidth: String, Hashable, Sendable, CaseIterable {
    case compressed, condensed, standard, expanded

    /// What the advances of the standard width are multiplied by: an estimate.
    var factor: Double {
        switch self {
        case .compressed: 0.72
        case .condensed: 0.84
        case .standard: 1
        case .expanded: 1.2
        }
    }
}

/// How far the lines of a text style are apart.
public enum FontLeading: String, Hashable, Sendable, CaseIterable {
    case tight, standard, loose

    /// What is added to the leading, in points.
    var adjustment: Double {
        switch self {
        case .tight: -2
        case .standard: 0
        case .loose: 2
        }
    }
}
