/// How controls behave.
enum ControlWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord("renameAction", "(_ action: Any)"),
        EffectFreeWord(
            "modifier", "(_ modifier: ViewModifier|Any)",
            remark: "a modifier of the source is expanded into what its body makes"),
        EffectFreeWord("buttonBorderShape", "(_ shape: ButtonBorderShape)"),
        EffectFreeWord("buttonSizing", "(_ sizing: Any)"),
        EffectFreeWord("labelsVisibility", "(_ visibility: Visibility)"),
        EffectFreeWord("sliderThumbVisibility", "(_ visibility: Visibility)"),
        EffectFreeWord("paletteSelectionEffect", "(_ effect: Any)"),
        EffectFreeWord("equatable", "()"),
        EffectFreeWord(
            "transformEnvironment",
            "(_ keyPath: KeyPath, transform: (inout Any) -> Void)",
            remark: "the transform is not run"),
        EffectFreeWord(
            "modelContainer",
            "(_ container: Any)",
            "(for modelType: Any, inMemory: Bool = false, isAutosaveEnabled: Bool = true, "
                + "isUndoEnabled: Bool = false, onSetup: Any = none)"),
        EffectFreeWord("modelContext", "(_ context: Any)"),
        EffectFreeWord("defaultAppStorage", "(_ store: Any)"),
        EffectFreeWord("supportedFamilies", "(_ families: Any)"),
        EffectFreeWord("widgetAccentable", "(_ accentable: Bool = true)"),
        EffectFreeWord("widgetURL", "(_ url: Any)"),
        EffectFreeWord("widgetLabel", "(_ label: @ViewBuilder)", "(_ label: LocalizedStringKey|String)"),
        EffectFreeWord("onWidgetBackground", "(_ style: Any)"),
        EffectFreeWord("immersiveEnvironmentBehavior", "(_ behavior: Any)"),
        EffectFreeWord("preferredSurroundingsEffect", "(_ effect: Any)"),
        EffectFreeWord(
            "glassBackgroundEffect",
            "(displayMode: Any = none)",
            "(in shape: Shape|View, displayMode: Any = none)")
    ]
}
