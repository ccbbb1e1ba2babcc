/// Constants of navigation, bars and presentations.
enum NavigationTokens {
    static let navigationBarItemTitleDisplayMode = NativeType.tokens(
        "NavigationBarItem.TitleDisplayMode", "automatic inline large", cases: true
    )
    static let toolbarItemPlacement = NativeType.tokens(
        "ToolbarItemPlacement",
        "automatic principal navigation primaryAction secondaryAction status confirmationAction "
            + "cancellationAction destructiveAction navigationBarLeading navigationBarTrailing topBarLeading "
            + "topBarTrailing bottomBar keyboard accessoryBar subtitle largeTitle largeSubtitle title"
    ) { type in
        type.tokenFunction("accessoryBar", "(id: Any)")
    }
    static let toolbarPlacement = NativeType.tokens(
        "ToolbarPlacement", "automatic bottomBar navigationBar tabBar windowToolbar bottomOrnament"
    ) { type in
        type.tokenFunction("accessoryBar", "(id: Any)")
    }
    static let toolbarRole = NativeType.tokens("ToolbarRole", "automatic navigationStack browser editor")
    static let toolbarTitleDisplayMode = NativeType.tokens(
        "ToolbarTitleDisplayMode", "automatic large inline inlineLarge"
    )
    static let toolbarDefaultItemKind = NativeType.tokens("ToolbarDefaultItemKind", "title sidebarToggle search")
    static let toolbarLabelStyle = NativeType.tokens("ToolbarLabelStyle", "automatic titleAndIcon titleOnly iconOnly")
    static let navigationSplitViewVisibility = NativeType.tokens(
        "NavigationSplitViewVisibility", "automatic all doubleColumn detailOnly"
    )
    static let navigationSplitViewColumn = NativeType.tokens("NavigationSplitViewColumn", "sidebar content detail")
    static let tabBarMinimizeBehavior = NativeType.tokens(
        "TabBarMinimizeBehavior", "automatic never onScrollDown onScrollUp"
    )
    static let tabRole = NativeType.tokens("TabRole", "search")
    static let tabPlacement = NativeType.tokens("TabPlacement", "automatic pinned sidebarOnly")
    static let adaptableTabBarPlacement = NativeType.tokens("AdaptableTabBarPlacement", "automatic tabBar sidebar")
    static let tabCustomizationBehavior = NativeType.tokens(
        "TabCustomizationBehavior", "automatic reorderable disabled"
    )
    static let presentationDetent = NativeType.tokens("PresentationDetent", "medium large") { type in
        type.tokenFunction("height", "(_ height: CGFloat)")
        type.tokenFunction("fraction", "(_ fraction: CGFloat)")
        type.tokenFunction("custom", "(_ type: Any)")
    }
    static let presentationAdaptation = NativeType.tokens(
        "PresentationAdaptation", "automatic none popover sheet fullScreenCover"
    )
    static let presentationBackgroundInteraction = NativeType.tokens(
        "PresentationBackgroundInteraction", "automatic enabled disabled"
    ) { type in
        type.tokenFunction("enabled", "(upThrough detent: PresentationDetent)")
    }
    static let presentationContentInteraction = NativeType.tokens(
        "PresentationContentInteraction", "automatic resizes scrolls"
    )
    static let presentationSizing = NativeType.tokens("PresentationSizing", "automatic fitted form page") { type in
        type.chained("fitted", "(horizontal: Bool, vertical: Bool)")
        type.chained("sticky", "(horizontal: Bool, vertical: Bool)")
    }
    static let popoverAttachmentAnchor = NativeType.tokens("PopoverAttachmentAnchor", "center") { type in
        type.tokenFunction("rect", "(_ anchor: Anchor.Source)")
        type.tokenFunction("point", "(_ point: UnitPoint)")
    }
    static let navigationTransition = NativeType.tokens("NavigationTransition", "automatic") { type in
        type.tokenFunction("zoom", "(sourceID: Any, in namespace: Namespace.ID)")
    }
    static let alertButton = NativeType.tokens("Alert.Button", "") { type in
        type.tokenFunction("default", "(_ label: Text, action: (() -> Void)? = nil)")
        type.tokenFunction("cancel", "(_ label: Text? = nil, action: (() -> Void)? = nil)")
        type.tokenFunction("cancel", "(_ action: (() -> Void)?)")
        type.tokenFunction("destructive", "(_ label: Text, action: (() -> Void)? = nil)")
    }
    static let alert = NativeType.tokens("Alert", "") { type in
        type.tokenInitializer("(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)")
        type.tokenInitializer(
            "(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)")
    }
    static let actionSheet = NativeType.tokens("ActionSheet", "") { type in
        type.tokenInitializer("(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()])")
    }
    static let openURLAction = NativeType("OpenURLAction") { type in
        type.tokenInitializer("(handler: (URL) -> OpenURLAction.Result)")
        type.method("callAsFunction", "(_ url: URL, completion: ((Bool) -> Void)? = nil)") { _ in .void }
    }
    static let openURLActionResult = NativeType.tokens("OpenURLAction.Result", "handled discarded systemAction") {
        type in
        type.tokenFunction("systemAction", "(_ url: URL)")
    }
    static let uiUserInterfaceStyle = NativeType.tokens("UIUserInterfaceStyle", "unspecified light dark")
    static let uiUserInterfaceIdiom = NativeType.tokens(
        "UIUserInterfaceIdiom", "unspecified phone pad tv carPlay mac vision"
    )
    static let uiDeviceOrientation = NativeType.tokens(
        "UIDeviceOrientation", "unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown"
    ) { addSides(&$0) }
    static let uiInterfaceOrientation = NativeType.tokens(
        "UIInterfaceOrientation", "unknown portrait portraitUpsideDown landscapeLeft landscapeRight"
    ) { addSides(&$0) }
    static let uiStatusBarStyle = NativeType.tokens("UIStatusBarStyle", "default lightContent darkContent")
    static let windowResizability = NativeType.tokens("WindowResizability", "automatic contentSize contentMinSize")

    /// Which way up a device or an interface is.
    private static func addSides(_ type: inout NativeType) {
        type.get("isLandscape") { (token: Token) in .bool(token.name.hasPrefix("landscape")) }
        type.get("isPortrait") { (token: Token) in .bool(token.name.hasPrefix("portrait")) }
        type.get("isFlat") { (token: Token) in .bool(token.name.hasPrefix("face")) }
        type.get("isValidInterfaceOrientation") { (token: Token) in
            .bool(token.name.hasPrefix("landscape") || token.name.hasPrefix("portrait"))
        }
    }
}
