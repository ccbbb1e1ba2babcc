import LayoutEngine

/// EdgeInsets, UIEdgeInsets and NSDirectionalEdgeInsets; left and right count as leading and trailing.
public struct EdgeInsetsValue: NativeValue, Hashable, Sendable {
    public var insets: EdgeInsets

    public init(_ insets: EdgeInsets) { self.insets = insets }

    public var typeName: String { "EdgeInsets" }
    public var debugText: String {
        "EdgeInsets(top: \(top.sourceText), leading: \(leading.sourceText), bottom: \(bottom.sourceText), "
            + "trailing: \(trailing.sourceText))"
    }

    var top: Double {
        get { insets.top }
        set { insets.top = newValue }
    }
    var leading: Double {
        get { insets.leading }
        set { insets.leading = newValue }
    }
    var bottom: Double {
        get { insets.bottom }
        set { insets.bottom = newValue }
    }
    var trailing: Double {
        get { insets.trailing }
        set { insets.trailing = newValue }
    }
}

extension EdgeInsetsValue: NativeConvertible {
    static let sourceName = "EdgeInsets"
}
