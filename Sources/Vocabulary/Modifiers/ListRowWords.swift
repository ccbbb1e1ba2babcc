/// Rows and sections of lists; rows keep their measured or estimated insets.
enum ListRowWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord("listRowBackground", "(_ view: View|ShapeStyle?)"),
        EffectFreeWord("listRowSeparator", "(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"),
        EffectFreeWord("listRowSeparatorTint", "(_ color: Color?, edges: VerticalEdge.Set = .all)"),
        EffectFreeWord("listSectionSeparator", "(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"),
        EffectFreeWord("listSectionSeparatorTint", "(_ color: Color?, edges: VerticalEdge.Set = .all)"),
        EffectFreeWord(
            "listSectionSpacing",
            "(_ spacing: CGFloat|ListSectionSpacing)",
            remark: "sections keep their distance"),
        EffectFreeWord("listRowSpacing", "(_ spacing: CGFloat?)", remark: "rows keep their distance"),
        EffectFreeWord("listSectionMargins", "(_ edges: Edge.Set = .all, _ length: CGFloat?)"),
        EffectFreeWord("listItemTint", "(_ tint: Any)"),
        EffectFreeWord("listRowHoverEffect", "(_ effect: Any)"),
        EffectFreeWord("listRowHoverEffectDisabled", "(_ disabled: Bool = true)"),
        EffectFreeWord("headerProminence", "(_ prominence: Prominence)"),
        EffectFreeWord("alternatingRowBackgrounds", "(_ behavior: Any = none)"),
        EffectFreeWord(
            "swipeActions",
            "(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, content: @ViewBuilder)",
            remark: "swipe actions are not shown"),
        EffectFreeWord("onDelete", "(perform action: ((IndexSet) -> Void)?)"),
        EffectFreeWord("onMove", "(perform action: ((IndexSet, Int) -> Void)?)"),
        EffectFreeWord("onInsert", "(of supportedContentTypes: Any, perform action: (Int, Any) -> Void)"),
        EffectFreeWord("deleteDisabled", "(_ isDisabled: Bool)"),
        EffectFreeWord("moveDisabled", "(_ isDisabled: Bool)"),
        EffectFreeWord("selectionDisabled", "(_ isDisabled: Bool = true)"),
        EffectFreeWord("refreshable", "(action: () -> Void)"),
        EffectFreeWord(
            "tag",
            "(_ tag: Any, includeOptional: Bool = true)",
            remark: "what a selection calls the view",
            examples: ["Text(\"A\").tag(1)"]),
        EffectFreeWord("containerValue", "(_ keyPath: Any, _ value: Any)"),
        EffectFreeWord("_trait", "(_ key: Any, _ value: Any)"),
        EffectFreeWord("disclosureGroupIndicatorVisibility", "(_ visibility: Any)"),
        EffectFreeWord("typeSelectEquivalent", "(_ text: Any)"),
        EffectFreeWord("defaultWheelPickerItemHeight", "(_ height: CGFloat)"),
        EffectFreeWord("horizontalRadioGroupLayout", "()"),
        EffectFreeWord("tableColumnHeaders", "(_ visibility: Visibility)"),
        EffectFreeWord("listRowPlatterColor", "(_ color: Color?)"),
        EffectFreeWord("collapsible", "(_ collapsible: Bool)")
    ]
}
