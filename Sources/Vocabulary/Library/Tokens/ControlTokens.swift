/// Constants of controls, menus and lists.
enum ControlTokens {
    static let controlSize = NativeType.tokens("ControlSize", "mini small regular large extraLarge", cases: true) {
        type in
        type.orderedConstants("mini small regular large extraLarge")
    }
    static let buttonRole = NativeType.tokens("ButtonRole", "destructive cancel close confirm")
    static let buttonBorderShape = NativeType.tokens(
        "ButtonBorderShape", "automatic capsule roundedRectangle circle", conforms: "Shape"
    ) { type in
        type.tokenFunction("roundedRectangle", "(radius: CGFloat)")
    }
    static let buttonRepeatBehavior = NativeType.tokens("ButtonRepeatBehavior", "automatic enabled disabled")
    static let menuOrder = NativeType.tokens("MenuOrder", "automatic priority fixed")
    static let menuActionDismissBehavior = NativeType.tokens(
        "MenuActionDismissBehavior", "automatic enabled disabled"
    )
    static let datePickerComponents = NativeType.tokenSet("DatePickerComponents", "date hourAndMinute")
    static let keyEquivalent = NativeType.tokens(
        "KeyEquivalent",
        "return escape delete deleteForward space tab upArrow downArrow leftArrow rightArrow home end pageUp "
            + "pageDown clear"
    ) { type in
        type.tokenInitializer("(_ character: Character)")
        type.fromStringLiteral = { .native(Token("KeyEquivalent", $0)) }
    }
    static let eventModifiers = NativeType.tokenSet(
        "EventModifiers",
        "capsLock shift control option command numericPad",
        groups: ["all": "capsLock shift control option command numericPad"])
    static let keyboardShortcut = NativeType.tokens("KeyboardShortcut", "defaultAction cancelAction") { type in
        type.tokenInitializer("(_ key: KeyEquivalent, modifiers: EventModifiers = .command)")
    }
    static let keyPressResult = NativeType.tokens("KeyPress.Result", "handled ignored")
    static let hoverEffect = NativeType.tokens("HoverEffect", "automatic highlight lift")
    static let springLoadingBehavior = NativeType.tokens("SpringLoadingBehavior", "automatic enabled disabled")
    static let dismissBehavior = NativeType.tokens("DismissBehavior", "interactive destructive")
    static let sensoryFeedback = NativeType.tokens(
        "SensoryFeedback",
        "success warning error selection increase decrease start stop alignment levelChange impact "
            + "pathComplete"
    ) { type in
        type.tokenFunction("impact", "(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1)")
        type.tokenFunction("impact", "(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1)")
    }
    static let sensoryFeedbackWeight = NativeType.tokens("SensoryFeedback.Weight", "light medium heavy")
    static let sensoryFeedbackFlexibility = NativeType.tokens("SensoryFeedback.Flexibility", "rigid solid soft")
    static let dialogSeverity = NativeType.tokens("DialogSeverity", "automatic standard critical")
    static let focusInteractions = NativeType.tokens("FocusInteractions", "automatic activate edit")
    static let defaultFocusEvaluationPriority = NativeType.tokens(
        "DefaultFocusEvaluationPriority", "automatic userInitiated"
    )
    static let searchFieldPlacement = NativeType.tokens(
        "SearchFieldPlacement", "automatic toolbar sidebar navigationBarDrawer toolbarPrincipal"
    ) { type in
        type.tokenFunction("navigationBarDrawer", "(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)")
    }
    static let searchFieldPlacementNavigationBarDrawerDisplayMode = NativeType.tokens(
        "SearchFieldPlacement.NavigationBarDrawerDisplayMode", "automatic always"
    )
    static let searchScopeActivation = NativeType.tokens(
        "SearchScopeActivation", "automatic onTextEntry onSearchPresentation"
    )
    static let searchSuggestionsPlacement = NativeType.tokens("SearchSuggestionsPlacement", "automatic menu content")
    static let searchPresentationToolbarBehavior = NativeType.tokens(
        "SearchPresentationToolbarBehavior", "automatic avoidHidingContent"
    )
}
