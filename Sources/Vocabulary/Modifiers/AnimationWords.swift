/// Words about motion: everything is laid out at rest.
enum AnimationWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "phaseAnimator",
            "(_ phases: [Any], trigger: Any, content: @ViewBuilder (View, Any) -> View, "
                + "animation: (Any) -> Animation? = none)",
            "(_ phases: [Any], content: @ViewBuilder (View, Any) -> View, animation: (Any) -> Animation? = none)",
            remark: "taken at its first phase"),
        EffectFreeWord(
            "keyframeAnimator",
            "(initialValue: Any, repeating: Bool = true, content: @ViewBuilder (View, Any) -> View, "
                + "keyframes: (Any) -> Any)",
            "(initialValue: Any, trigger: Any, content: @ViewBuilder (View, Any) -> View, keyframes: (Any) -> Any)",
            remark: "taken at its initial value"),
        EffectFreeWord(
            "animation",
            "(_ animation: Animation?, value: Any)",
            "(_ animation: Animation?)",
            "(_ animation: Animation?, body: (Any) -> View)",
            remark: "layout is taken at rest",
            examples: ["Color.red.animation(.easeInOut, value: 1)"]),
        EffectFreeWord(
            "transition",
            "(_ transition: AnyTransition|Transition)",
            remark: "layout is taken at rest",
            examples: ["Color.red.transition(.opacity)"]),
        EffectFreeWord("contentTransition", "(_ transition: ContentTransition)"),
        EffectFreeWord(
            "transaction",
            "(_ transform: (inout Transaction) -> Void)",
            "(value: Any, _ transform: (inout Transaction) -> Void)",
            "(_ transform: (inout Transaction) -> Void, body: (Any) -> View)"),
        EffectFreeWord(
            "symbolEffect",
            "(_ effect: SymbolEffect|Any, options: SymbolEffectOptions = .default, isActive: Bool = true)",
            "(_ effect: SymbolEffect|Any, options: SymbolEffectOptions = .default, value: Any)"),
        EffectFreeWord("symbolEffectsRemoved", "(_ isEnabled: Bool = true)"),
        EffectFreeWord("geometryGroup", "()"),
        EffectFreeWord("navigationTransition", "(_ style: NavigationTransition)"),
        EffectFreeWord(
            "matchedTransitionSource",
            "(id: Any, in namespace: Namespace.ID)",
            "(id: Any, in namespace: Namespace.ID, configuration: (Any) -> Any)"),
        EffectFreeWord(
            "sensoryFeedback",
            "(_ feedback: SensoryFeedback, trigger: Any)",
            "(_ feedback: SensoryFeedback, trigger: Any, condition: (Any, Any) -> Bool)",
            "(trigger: Any, _ feedback: (Any, Any) -> SensoryFeedback?)"),
        EffectFreeWord("glassEffectTransition", "(_ transition: Any)"),
        EffectFreeWord("glassEffectID", "(_ id: Any, in namespace: Namespace.ID)"),
        EffectFreeWord("glassEffectUnion", "(id: Any, namespace: Namespace.ID)")
    ]
}
