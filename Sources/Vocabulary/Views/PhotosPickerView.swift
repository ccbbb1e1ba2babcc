import LayoutEngine

/// PhotosPicker: a button that shows the photo library.
enum PhotosPickerView: ViewWord {
    static let name = "PhotosPicker"
    static let signatures = [
        "(selection: Binding, matching: Any = none, preferredItemEncoding: Any = none, label: @ViewBuilder)",
        "(selection: Binding, matching: Any = none, preferredItemEncoding: Any = none, photoLibrary: Any, label: @ViewBuilder)",
        "(selection: Binding, maxSelectionCount: Int? = nil, selectionBehavior: Any = none, matching: Any = none, preferredItemEncoding: Any = none, label: @ViewBuilder)",
        "(selection: Binding, maxSelectionCount: Int? = nil, selectionBehavior: Any = none, matching: Any = none, preferredItemEncoding: Any = none, photoLibrary: Any, label: @ViewBuilder)",
        "(_ title: LocalizedStringKey|String|View, selection: Binding, matching: Any = none, preferredItemEncoding: Any = none, photoLibrary: Any = none)",
        "(_ title: LocalizedStringKey|String|View, selection: Binding, maxSelectionCount: Int? = nil, selectionBehavior: Any = none, matching: Any = none, preferredItemEncoding: Any = none, photoLibrary: Any = none)"
    ]
    static let support = SupportLevel.approximate
    static let remark = "the library is never shown"
    static let examples = [
        "PhotosPicker(\"Choose\", selection: .constant(nil))"
    ]

    static func lower(_ call: CallNode, in context: LoweringContext) throws -> [NodeID] {
        if let label = try context.lowerSingle(context.views(of: call, "label"), implicit: .vStack) {
            return [ButtonView.styled(label, in: context)]
        }
        return [ButtonView.styled(try context.title(of: call) ?? context.text(""), in: context)]
    }
}
