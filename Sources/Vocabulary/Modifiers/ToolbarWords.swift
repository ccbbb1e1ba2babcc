/// Toolbars take no room; their items are not laid out.
enum ToolbarWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "toolbar",
            "(content: @ViewBuilder)",
            "(id: String, content: @ViewBuilder)",
            "(_ visibility: Visibility, for bars: ToolbarPlacement...)",
            "(removing defaultItemKind: ToolbarDefaultItemKind?)",
            remark: "bars take no room and their items are not laid out",
            examples: ["NavigationStack { Text(\"A\").toolbar { Button(\"B\") {} } }"]),
        EffectFreeWord(
            "toolbarBackground",
            "(_ style: ShapeStyle, for bars: ToolbarPlacement...)",
            "(_ visibility: Visibility, for bars: ToolbarPlacement...)",
            "(_ visibility: Visibility)"),
        EffectFreeWord("toolbarBackgroundVisibility", "(_ visibility: Visibility, for bars: ToolbarPlacement...)"),
        EffectFreeWord("toolbarVisibility", "(_ visibility: Visibility, for bars: ToolbarPlacement...)"),
        EffectFreeWord("toolbarColorScheme", "(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)"),
        EffectFreeWord("toolbarForegroundStyle", "(_ style: ShapeStyle, for bars: ToolbarPlacement...)"),
        EffectFreeWord("toolbarRole", "(_ role: ToolbarRole)"),
        EffectFreeWord("toolbarTitleDisplayMode", "(_ mode: ToolbarTitleDisplayMode)"),
        EffectFreeWord("toolbarTitleMenu", "(content: @ViewBuilder)"),
        EffectFreeWord("toolbarItemHidden", "(_ hidden: Bool = true)"),
        EffectFreeWord("toolbarOrnamentStyle", "(_ style: Any)"),
        EffectFreeWord(
            "ornament",
            "(visibility: Visibility = .automatic, attachmentAnchor: Any, contentAlignment: Any = none, "
                + "ornament: @ViewBuilder)"),
        EffectFreeWord("touchBar", "(content: @ViewBuilder)"),
        EffectFreeWord("sharedBackgroundVisibility", "(_ visibility: Visibility)"),
        EffectFreeWord(
            "searchable",
            "(text: Binding, tokens: Any = none, placement: SearchFieldPlacement = .automatic, prompt: Any = none)",
            "(text: Binding, isPresented: Binding, placement: SearchFieldPlacement = .automatic, prompt: Any = none)",
            "(text: Binding, placement: SearchFieldPlacement = .automatic, prompt: Any = none, "
                + "suggestions: @ViewBuilder)",
            "(text: Binding, tokens: Any, suggestedTokens: Any = none, isPresented: Any = none, "
                + "placement: SearchFieldPlacement = .automatic, prompt: Any = none, "
                + "token: @ViewBuilder (Any) -> View)",
            remark: "the search field takes no room"),
        EffectFreeWord(
            "searchScopes",
            "(_ scope: Binding, scopes: @ViewBuilder)",
            "(_ scope: Binding, activation: Any, _ scopes: @ViewBuilder)"),
        EffectFreeWord(
            "searchSuggestions",
            "(_ suggestions: @ViewBuilder)",
            "(_ visibility: Visibility, for placements: Any)"),
        EffectFreeWord("searchCompletion", "(_ completion: Any)"),
        EffectFreeWord("searchFocused", "(_ binding: Binding)", "(_ binding: Binding, equals value: Any)"),
        EffectFreeWord("searchPresentationToolbarBehavior", "(_ behavior: Any)"),
        EffectFreeWord("searchToolbarBehavior", "(_ behavior: Any)"),
        EffectFreeWord("searchDictationBehavior", "(_ behavior: Any)")
    ]
}
