import LayoutEngine

/// onScrollGeometryChange: its action runs after the layout with the geometry of the scroll view inside.
enum OnScrollGeometryChangeModifier: GeometryWatcher {
    static let name = "onScrollGeometryChange"
    static let signatures = [
        "(for type: Any, of transform: (ScrollGeometry) -> Any, action: (Any, Any) -> Void)"
    ]
    static let remark = "its action runs after the layout; only the program itself scrolls"
    static let examples = [
        "ScrollView { Text(\"A\") }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in }"
    ]
}

/// onScrollVisibilityChange: its action runs after the layout if so much of the view is seen.
enum OnScrollVisibilityChangeModifier: GeometryWatcher {
    static let name = "onScrollVisibilityChange"
    static let signatures = ["(threshold: Double = 0.5, _ action: (Bool) -> Void)"]
    static let remark = "its action runs after the layout where the view is seen, and when that changes"
    static let examples = ["ScrollView { Color.red.frame(height: 9).onScrollVisibilityChange { _ in } }"]
}

extension ScrollGeometry {
    /// As a value of the source.
    public var asValue: Value {
        let bounds = Rect(origin: .zero, size: containerSize)
        return RecordValue(
            "ScrollGeometry",
            [
                ("contentOffset", .point(contentOffset)), ("contentSize", .size(contentSize)),
                ("contentInsets", .native(EdgeInsetsValue(contentInsets))), ("containerSize", .size(containerSize)),
                ("visibleRect", .rect(RectBox(visibleRect))), ("bounds", .rect(RectBox(bounds)))
            ]
        ).asValue
    }
}
