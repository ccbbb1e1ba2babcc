/// Titles and bars: bars take no room here, which is noted where one is.
enum NavigationWords {
    static let words: [EffectFreeWord] = [
        EffectFreeWord(
            "navigationTitle",
            "(_ title: LocalizedStringKey|String|View|Binding)",
            "(_ title: @ViewBuilder)",
            remark: "bars take no room",
            examples: ["NavigationStack { Text(\"A\").navigationTitle(\"T\") }"]),
        EffectFreeWord("navigationSubtitle", "(_ subtitle: LocalizedStringKey|String|View)"),
        EffectFreeWord(
            "navigationBarTitle",
            "(_ title: LocalizedStringKey|String|View)",
            "(_ title: LocalizedStringKey|String|View, displayMode: NavigationBarItem.TitleDisplayMode)",
            remark: "bars take no room"),
        EffectFreeWord(
            "navigationBarTitleDisplayMode",
            "(_ displayMode: NavigationBarItem.TitleDisplayMode)",
            remark: "bars take no room"),
        EffectFreeWord("navigationBarHidden", "(_ hidden: Bool)"),
        EffectFreeWord("navigationBarBackButtonHidden", "(_ hidesBackButton: Bool = true)"),
        EffectFreeWord(
            "navigationBarItems",
            "(leading: View, trailing: View)",
            "(leading: View)",
            "(trailing: View)",
            remark: "bars take no room"),
        EffectFreeWord(
            "navigationDestination",
            "(for data: Any, destination: @ViewBuilder (Any) -> View)",
            "(isPresented: Binding, destination: @ViewBuilder)",
            "(item: Binding, destination: @ViewBuilder (Any) -> View)",
            remark: "a destination is shown when it was pushed"),
        EffectFreeWord("navigationDocument", "(_ url: Any)", "(_ document: Any, preview: Any)"),
        EffectFreeWord(
            "navigationSplitViewColumnWidth",
            "(_ width: CGFloat)",
            "(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)"),
        EffectFreeWord("navigationLinkIndicatorVisibility", "(_ visibility: Visibility)"),
        EffectFreeWord("statusBar", "(hidden: Bool)"),
        EffectFreeWord("statusBarHidden", "(_ hidden: Bool = true)"),
        EffectFreeWord("persistentSystemOverlays", "(_ visibility: Visibility)"),
        EffectFreeWord(
            "tabItem",
            "(_ label: @ViewBuilder)",
            remark: "the tab bar takes no room",
            examples: ["TabView { Text(\"A\").tabItem { Text(\"T\") } }"]),
        EffectFreeWord("badge", "(_ count: Int)", "(_ label: LocalizedStringKey|String|View?)"),
        EffectFreeWord("badgeProminence", "(_ prominence: BadgeProminence)"),
        EffectFreeWord("tabBarMinimizeBehavior", "(_ behavior: TabBarMinimizeBehavior)"),
        EffectFreeWord(
            "tabViewBottomAccessory",
            "(content: @ViewBuilder)",
            "(isEnabled: Bool, content: @ViewBuilder)",
            remark: "the accessory takes no room"),
        EffectFreeWord("tabViewCustomization", "(_ customization: Binding?)"),
        EffectFreeWord("tabViewSidebarHeader", "(content: @ViewBuilder)"),
        EffectFreeWord("tabViewSidebarFooter", "(content: @ViewBuilder)"),
        EffectFreeWord("tabViewSidebarBottomBar", "(content: @ViewBuilder)"),
        EffectFreeWord("tabViewSearchActivation", "(_ activation: Any)"),
        EffectFreeWord("defaultAdaptableTabBarPlacement", "(_ placement: AdaptableTabBarPlacement)"),
        EffectFreeWord("customizationID", "(_ id: String)"),
        EffectFreeWord("customizationBehavior", "(_ behavior: Any, for placements: Any)"),
        EffectFreeWord("sectionActions", "(content: @ViewBuilder)"),
        EffectFreeWord("sectionIndexLabel", "(_ label: Any)"),
        EffectFreeWord("handlesExternalEvents", "(preferring: Any, allowing: Any)"),
        EffectFreeWord("onOpenURL", "(perform action: (URL) -> Void)"),
        EffectFreeWord("onContinueUserActivity", "(_ activityType: String, perform action: (Any) -> Void)"),
        EffectFreeWord(
            "userActivity",
            "(_ activityType: String, isActive: Bool = true, _ update: (Any) -> Void)",
            "(_ activityType: String, element: Any, _ update: (Any, Any) -> Void)"),
        EffectFreeWord("windowToolbarFullScreenVisibility", "(_ visibility: Any)"),
        EffectFreeWord("presentedWindowStyle", "(_ style: Any)"),
        EffectFreeWord("presentedWindowToolbarStyle", "(_ style: Any)"),
        EffectFreeWord("isDetailLink", "(_ isDetailLink: Bool)")
    ]
}
