extension AlignmentKey {
    /// SwiftUI's name of a built-in guide; `nil` for a custom one.
    var builtInName: String? {
        switch self {
        case .leading: "leading"
        case .horizontalCenter, .verticalCenter: "center"
        case .trailing: "trailing"
        case .listRowSeparatorLeading: "listRowSeparatorLeading"
        case .listRowSeparatorTrailing: "listRowSeparatorTrailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        default: nil
        }
    }

    /// One of the six guides of a frame's edges and centre, which never cross a container of several views (spec A6).
    @inline(__always)
    var isFrameGuide: Bool {
        rawValue <= AlignmentKey.trailing.rawValue
            || (rawValue >= AlignmentKey.top.rawValue && rawValue <= AlignmentKey.bottom.rawValue)
    }

    @inline(__always)
    var isTextBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    @inline(__always)
    var isCustom: Bool { rawValue >= AlignmentKey.firstCustom }
}
