/// What happens at a touch: actions run only in the steps of a scenario.
enum GestureWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "gesture",
            "(_ gesture: Gesture, including mask: GestureMask = .all)",
            "(_ gesture: Gesture, isEnabled: Bool)",
            "(_ gesture: Gesture, name: String, isEnabled: Bool = true)",
            examples: ["Color.red.gesture(TapGesture())"]),
        EffectFreeWord(
            "simultaneousGesture",
            "(_ gesture: Gesture, including mask: GestureMask = .all)",
            "(_ gesture: Gesture, isEnabled: Bool)"),
        EffectFreeWord(
            "highPriorityGesture",
            "(_ gesture: Gesture, including mask: GestureMask = .all)",
            "(_ gesture: Gesture, isEnabled: Bool)"),
        EffectFreeWord(
            "onLongPressGesture",
            "(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: () -> Void, "
                + "onPressingChanged: ((Bool) -> Void)? = nil)",
            "(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, "
                + "pressing: ((Bool) -> Void)? = nil, perform action: () -> Void)",
            "(minimumDuration: Double = 0.5, perform action: () -> Void, onPressingChanged: ((Bool) -> Void)? = nil)"),
        EffectFreeWord("onHover", "(perform action: (Bool) -> Void)"),
        EffectFreeWord("onContinuousHover", "(coordinateSpace: Any = none, perform action: (Any) -> Void)"),
        EffectFreeWord("hoverEffect", "(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)"),
        EffectFreeWord("hoverEffectDisabled", "(_ disabled: Bool = true)"),
        EffectFreeWord("defaultHoverEffect", "(_ effect: Any)"),
        EffectFreeWord("pointerStyle", "(_ style: Any)"),
        EffectFreeWord("pointerVisibility", "(_ visibility: Visibility)"),
        EffectFreeWord("allowsHitTesting", "(_ enabled: Bool)", examples: ["Color.red.allowsHitTesting(false)"]),
        EffectFreeWord(
            "contentShape",
            "(_ shape: Shape|View, eoFill: Bool = false)",
            "(_ kind: ContentShapeKinds, _ shape: Shape|View, eoFill: Bool = false)",
            examples: ["Color.red.contentShape(Rectangle())"]),
        EffectFreeWord("draggable", "(_ payload: Any)", "(_ payload: Any, preview: @ViewBuilder)"),
        EffectFreeWord(
            "dropDestination",
            "(for payloadType: Any, action: (Any, CGPoint) -> Bool, isTargeted: (Bool) -> Void = none)",
            "(for payloadType: Any, isEnabled: Bool = true, action: (Any, Any) -> Void)"),
        EffectFreeWord("onDrag", "(_ data: () -> Any)", "(_ data: () -> Any, preview: @ViewBuilder)"),
        EffectFreeWord(
            "onDrop",
            "(of supportedContentTypes: Any, isTargeted: Binding?, perform action: (Any) -> Bool)",
            "(of supportedContentTypes: Any, delegate: Any)"),
        EffectFreeWord("itemProvider", "(_ action: (() -> Any)?)"),
        EffectFreeWord("exportsItemProviders", "(_ contentTypes: Any, onExport: () -> Any, onEdit: Any = none)"),
        EffectFreeWord("importsItemProviders", "(_ contentTypes: Any, onImport: (Any) -> Bool)"),
        EffectFreeWord("copyable", "(_ payload: Any)"),
        EffectFreeWord("cuttable", "(for payloadType: Any, action: () -> Any)"),
        EffectFreeWord("pasteDestination", "(for payloadType: Any, action: (Any) -> Void, validator: Any = none)"),
        EffectFreeWord("onCopyCommand", "(perform action: Any)"),
        EffectFreeWord("onPasteCommand", "(of types: Any, perform action: (Any) -> Void)"),
        EffectFreeWord("buttonRepeatBehavior", "(_ behavior: ButtonRepeatBehavior)"),
        EffectFreeWord(
            "digitalCrownRotation",
            "(_ binding: Binding)",
            "(_ binding: Binding, from minimum: Any, through maximum: Any, by stride: Any = none, sensitivity: Any = none, "
                + "isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true)",
            "(detent: Binding, from minimum: Any, through maximum: Any, by stride: Any, sensitivity: Any = none, "
                + "isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: Any = none, onIdle: Any = none)"
        ),
        EffectFreeWord("defersSystemGestures", "(on edges: Edge.Set)"),
        EffectFreeWord("onPencilDoubleTap", "(perform action: (Any) -> Void)"),
        EffectFreeWord("onPencilSqueeze", "(perform action: (Any) -> Void)"),
        EffectFreeWord("handGestureShortcut", "(_ shortcut: Any, isEnabled: Bool = true)"),
        EffectFreeWord("springLoadingBehavior", "(_ behavior: Any)"),
        EffectFreeWord("allowsSecureInput", "(_ flag: Bool = true)")
    ]
}
