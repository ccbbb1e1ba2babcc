/// Constants of accessibility.
enum AccessibilityTokens {
    static let accessibilityTraits = NativeType.tokenSet(
        "AccessibilityTraits",
        "isButton isHeader isSelected isLink isSearchField isImage playsSound isKeyboardKey isStaticText "
            + "isSummaryElement updatesFrequently startsMediaSession allowsDirectInteraction causesPageTurn isModal "
            + "isToggle isTabBar")
    static let accessibilityChildBehavior = NativeType.tokens("AccessibilityChildBehavior", "ignore contain combine")
    static let accessibilityActionKind = NativeType.tokens(
        "AccessibilityActionKind", "default escape magicTap showMenu delete"
    ) { type in
        type.tokenInitializer("(named name: Text)")
    }
    static let accessibilityAdjustmentDirection = NativeType.tokens(
        "AccessibilityAdjustmentDirection", "increment decrement"
    )
    static let accessibilityHeadingLevel = NativeType.tokens(
        "AccessibilityHeadingLevel", "unspecified h1 h2 h3 h4 h5 h6"
    )
    static let accessibilityLabeledPairRole = NativeType.tokens("AccessibilityLabeledPairRole", "label content")
    static let accessibilityTextContentType = NativeType.tokens(
        "AccessibilityTextContentType",
        "plain console fileSystem messaging narrative sourceCode spreadsheet wordProcessing"
    )
    static let accessibilityDirectTouchOptions = NativeType.tokens(
        "AccessibilityDirectTouchOptions", "silentOnTouch requiresActivation"
    )
    static let accessibilitySystemRotor = NativeType.tokens(
        "AccessibilitySystemRotor", "links headings boldText italicText images lists tables textFields"
    )
}
