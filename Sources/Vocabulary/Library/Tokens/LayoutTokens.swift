/// Constants that layout and the environment ask about.
enum LayoutTokens {
    static let contentMode = NativeType.tokens("ContentMode", "fit fill", cases: true)
    static let roundedCornerStyle = NativeType.tokens("RoundedCornerStyle", "circular continuous")
    static let layoutDirection = NativeType.tokens("LayoutDirection", "leftToRight rightToLeft", cases: true)
    static let layoutDirectionBehavior = NativeType.tokens("LayoutDirectionBehavior", "fixed mirrors") { type in
        type.tokenFunction("mirrors", "(in direction: LayoutDirection)")
    }
    static let colorScheme = NativeType.tokens("ColorScheme", "light dark", cases: true)
    static let colorSchemeContrast = NativeType.tokens("ColorSchemeContrast", "standard increased", cases: true)
    static let userInterfaceSizeClass = NativeType.tokens("UserInterfaceSizeClass", "compact regular")
    static let legibilityWeight = NativeType.tokens("LegibilityWeight", "regular bold")
    static let visibility = NativeType.tokens("Visibility", "automatic visible hidden", cases: true)
    static let scenePhase = NativeType.tokens("ScenePhase", "background inactive active") { type in
        type.orderedConstants("background inactive active")
    }
    static let controlActiveState = NativeType.tokens("ControlActiveState", "key active inactive", cases: true)
    static let scenePadding = NativeType.tokens("ScenePadding", "default minimum navigationBar")
    static let safeAreaRegions = NativeType.tokenSet(
        "SafeAreaRegions",
        "container keyboard",
        groups: ["all": "container keyboard"])
    static let pinnedScrollableViews = NativeType.tokenSet("PinnedScrollableViews", "sectionHeaders sectionFooters")
    static let horizontalEdgeSet = NativeType.tokenSet(
        "HorizontalEdge.Set",
        "leading trailing",
        groups: ["all": "leading trailing"])
    static let verticalEdgeSet = NativeType.tokenSet("VerticalEdge.Set", "top bottom", groups: ["all": "top bottom"])
    static let horizontalEdge = NativeType.tokens("HorizontalEdge", "leading trailing", cases: true)
    static let verticalEdge = NativeType.tokens("VerticalEdge", "top bottom", cases: true)
    static let uiRectCorner = NativeType.tokenSet(
        "UIRectCorner",
        "topLeft topRight bottomLeft bottomRight",
        groups: ["allCorners": "topLeft topRight bottomLeft bottomRight"])
    static let uiRectEdge = NativeType.tokenSet(
        "UIRectEdge",
        "top left bottom right",
        groups: ["all": "top left bottom right"])
    static let cgRectEdge = NativeType.tokens("CGRectEdge", "minXEdge minYEdge maxXEdge maxYEdge")
    static let matchedGeometryProperties = NativeType.tokenSet(
        "MatchedGeometryProperties",
        "position size",
        groups: ["frame": "position size"])
    static let backgroundProminence = NativeType.tokens("BackgroundProminence", "standard increased")
    static let prominence = NativeType.tokens("Prominence", "standard increased")
    static let badgeProminence = NativeType.tokens("BadgeProminence", "standard increased decreased")
    static let listSectionSpacing = NativeType.tokens("ListSectionSpacing", "default compact") { type in
        type.tokenFunction("custom", "(_ spacing: CGFloat)")
    }
    static let listItemTint = NativeType.tokens("ListItemTint", "monochrome") { type in
        type.tokenFunction("fixed", "(_ tint: Color)")
        type.tokenFunction("preferred", "(_ tint: Color)")
    }
    static let contentMarginPlacement = NativeType.tokens(
        "ContentMarginPlacement", "automatic scrollContent scrollIndicators"
    )
    static let previewLayout = NativeType.tokens("PreviewLayout", "device sizeThatFits") { type in
        type.tokenFunction("fixed", "(width: CGFloat, height: CGFloat)")
    }
    static let previewDevice = NativeType.tokens("PreviewDevice", "none") { type in
        type.tokenInitializer("(rawValue: String)")
        type.tokenInitializer("(_ name: String)")
        type.fromStringLiteral = { .native(Token("PreviewDevice", $0)) }
    }
    static let previewPlatform = NativeType.tokens("PreviewPlatform", "iOS macOS tvOS watchOS")
    static let interfaceOrientation = NativeType.tokens(
        "InterfaceOrientation", "portrait portraitUpsideDown landscapeLeft landscapeRight", cases: true
    )
    static let previewTrait = NativeType.tokens(
        "PreviewTrait", "defaultLayout sizeThatFitsLayout portrait portraitUpsideDown landscapeLeft landscapeRight"
    ) { type in
        type.tokenFunction("fixedLayout", "(width: CGFloat, height: CGFloat)")
        type.tokenFunction("modifier", "(_ modifier: Any)")
    }
    static let redactionReasons = NativeType.tokenSet("RedactionReasons", "placeholder privacy invalidated")
    static let contentShapeKinds = NativeType.tokenSet(
        "ContentShapeKinds",
        "interaction dragPreview contextMenuPreview hoverEffect focusEffect accessibility")
}
