/// What scenes say about their windows and menus.
enum SceneWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "commands", "(content: () -> Any)",
            examples: ["WindowGroup { Color.red }.commands { EmptyView() }"]),
        EffectFreeWord("commandsRemoved", "()"),
        EffectFreeWord("commandsReplaced", "(content: () -> Any)"),
        EffectFreeWord("defaultSize", "(width: CGFloat, height: CGFloat)", "(_ size: CGSize)"),
        EffectFreeWord("defaultPosition", "(_ position: UnitPoint)"),
        EffectFreeWord("defaultLaunchBehavior", "(_ behavior: Any)"),
        EffectFreeWord("defaultWindowPlacement", "(_ makePlacement: Any)"),
        EffectFreeWord("restorationBehavior", "(_ behavior: Any)"),
        EffectFreeWord("windowStyle", "(_ style: Any)"),
        EffectFreeWord("windowToolbarStyle", "(_ style: Any)"),
        EffectFreeWord("windowToolbarLabelStyle", "(_ style: Any)", "(fixed: Any)"),
        EffectFreeWord("windowResizability", "(_ resizability: Any)"),
        EffectFreeWord("windowLevel", "(_ level: Any)"),
        EffectFreeWord("windowManagerRole", "(_ role: Any)"),
        EffectFreeWord("menuBarExtraStyle", "(_ style: Any)"),
        EffectFreeWord("menuBarExtraAccess", "(isPresented: Binding)"),
        EffectFreeWord("backgroundTask", "(_ task: Any, action: Any)")
    ]
}
