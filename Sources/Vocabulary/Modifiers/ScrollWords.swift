/// How scroll views feel; positions have words of their own.
enum ScrollWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "scrollIndicators",
            "(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])",
            examples: ["ScrollView { Text(\"A\") }.scrollIndicators(.hidden)"]),
        EffectFreeWord("scrollIndicatorsFlash", "(onAppear: Bool)", "(trigger: Any)"),
        EffectFreeWord("scrollDisabled", "(_ disabled: Bool)"),
        EffectFreeWord("scrollClipDisabled", "(_ disabled: Bool = true)"),
        EffectFreeWord("scrollBounceBehavior", "(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)"),
        EffectFreeWord(
            "scrollTargetBehavior",
            "(_ behavior: ScrollTargetBehavior)",
            examples: ["ScrollView { Text(\"A\") }.scrollTargetBehavior(.paging)"]),
        EffectFreeWord(
            "scrollTargetLayout",
            "(isEnabled: Bool = true)",
            examples: ["ScrollView { LazyVStack { Text(\"A\") }.scrollTargetLayout() }"]),
        EffectFreeWord("scrollTarget", "(isEnabled: Bool = true)"),
        EffectFreeWord("scrollContentBackground", "(_ visibility: Visibility)"),
        EffectFreeWord("scrollEdgeEffectStyle", "(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)"),
        EffectFreeWord("scrollEdgeEffectHidden", "(_ hidden: Bool = true, for edges: Edge.Set)"),
        EffectFreeWord("scrollInputBehavior", "(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)"),
        EffectFreeWord(
            "onScrollPhaseChange",
            "(_ action: (Any, Any) -> Void)",
            "(_ action: (Any, Any, Any) -> Void)",
            remark: "its action is not run: nothing scrolls"),
        EffectFreeWord(
            "onScrollTargetVisibilityChange",
            "(idType: Any, threshold: Double = 0.5, _ action: (Any) -> Void)",
            remark: "its action is not run")
    ]
}
