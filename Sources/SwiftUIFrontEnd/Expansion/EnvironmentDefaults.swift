import Vocabulary

/// What SwiftUI's environment holds where nothing was set.
enum EnvironmentDefaults {
    /// The default of a value; `nil` for a name that SwiftUI does not have.
    static func value(of name: String, in environment: Environment) -> Value? { table[name]?() }

    /// The names of all values, sorted.
    static var names: [String] { table.keys.sorted() }

    private static let table: [String: @Sendable () -> Value] = {
        var table: [String: @Sendable () -> Value] = [
            "layoutDirection": { token("LayoutDirection", "leftToRight") },
            "dynamicTypeSize": { token("DynamicTypeSize", "large") },
            "sizeCategory": { token("ContentSizeCategory", "large") },
            "colorScheme": { token("ColorScheme", "light") },
            "colorSchemeContrast": { token("ColorSchemeContrast", "standard") },
            "horizontalSizeClass": { token("UserInterfaceSizeClass", "compact") },
            "verticalSizeClass": { token("UserInterfaceSizeClass", "regular") },
            "legibilityWeight": { token("LegibilityWeight", "regular") },
            "scenePhase": { token("ScenePhase", "active") },
            "controlSize": { token("ControlSize", "regular") },
            "controlActiveState": { token("ControlActiveState", "key") },
            "multilineTextAlignment": { token("TextAlignment", "leading") },
            "truncationMode": { token("Text.TruncationMode", "tail") },
            "imageScale": { token("Image.Scale", "medium") },
            "displayScale": { .double(3) }, "pixelLength": { .double(1.0 / 3) }, "lineSpacing": { .double(0) },
            "minimumScaleFactor": { .double(1) }, "defaultMinListRowHeight": { .double(44) },
            "locale": { token("Locale", "en_US") }, "calendar": { constant("Calendar", "current") },
            "timeZone": { constant("TimeZone", "current") },
            "backgroundStyle": { .none }, "font": { .none }, "lineLimit": { .none }, "textCase": { .none },
            "editMode": { .none }, "undoManager": { .none }, "defaultMinListHeaderHeight": { .none },
            "headerProminence": { token("Prominence", "standard") }, "menuOrder": { token("MenuOrder", "automatic") },
            "symbolRenderingMode": { .none }, "symbolVariants": { token("SymbolVariants", "none") },
            "widgetFamily": { token("WidgetFamily", "systemMedium") },
            "showsWidgetContainerBackground": { .bool(true) }, "appearsActive": { .bool(true) },
            "widgetRenderingMode": { token("WidgetRenderingMode", "fullColor") },
            "widgetContentMargins": { .native(EdgeInsetsValue(.zero)) },
            "backgroundProminence": { token("BackgroundProminence", "standard") },
            "badgeProminence": { token("BadgeProminence", "standard") },
            "buttonRepeatBehavior": { token("ButtonRepeatBehavior", "automatic") },
            "contentTransition": { token("ContentTransition", "identity") },
            "horizontalScrollBounceBehavior": { token("ScrollBounceBehavior", "automatic") },
            "verticalScrollBounceBehavior": { token("ScrollBounceBehavior", "automatic") },
            "horizontalScrollIndicatorVisibility": { token("ScrollIndicatorVisibility", "automatic") },
            "verticalScrollIndicatorVisibility": { token("ScrollIndicatorVisibility", "automatic") },
            "labelsVisibility": { token("Visibility", "automatic") },
            "menuIndicatorVisibility": { token("Visibility", "automatic") },
            "scrollDismissesKeyboardMode": { token("ScrollDismissesKeyboardMode", "automatic") },
            "materialActiveAppearance": { token("MaterialActiveAppearance", "automatic") },
            "sidebarRowSize": { token("SidebarRowSize", "medium") },
            "activityFamily": { token("ActivityFamily", "small") }, "isActivityFullscreen": { .bool(false) },
            "tabBarPlacement": { .none }, "preferredPencilDoubleTapAction": { .none },
            "tint": { .none }, "keyboardShortcut": { .none }, "redactionReasons": { .array([]) },
            "isEnabled": { .bool(true) }
        ]
        for name in [
            "isFocused", "isPresented", "isSearching", "allowsTightening", "autocorrectionDisabled",
            "disableAutocorrection", "accessibilityReduceMotion", "accessibilityReduceTransparency",
            "accessibilityEnabled", "accessibilityInvertColors", "accessibilityDifferentiateWithoutColor",
            "accessibilityVoiceOverEnabled", "accessibilityShowButtonShapes", "isLuminanceReduced",
            "isScrollEnabled", "springLoadingBehavior", "supportsMultipleWindows", "isHoverEffectEnabled",
            "accessibilityAssistiveAccessEnabled", "accessibilityDimFlashingLights",
            "accessibilityLargeContentViewerEnabled", "accessibilityPlayAnimatedImages",
            "accessibilityQuickActionsEnabled", "accessibilitySwitchControlEnabled",
            "contentTransitionAddsDrawingGroup", "isActivityFullscreen", "isActivityUpdateReduced",
            "isFocusEffectEnabled", "isSceneCaptured", "isTabBarShowingSections", "supportsImagePlayground",
            "supportsRemoteScene"
        ] { table[name] = { .bool(false) } }
        for name in [
            "dismiss", "dismissSearch", "openURL", "refresh", "openWindow", "dismissWindow", "presentationMode",
            "requestReview", "rename", "openSettings", "resetFocus", "purchase"
        ] { table[name] = { .native(EnvironmentAction(name: name)) } }
        table["modelContext"] = { .native(OutsideValue("ModelContext", isUnknown: false)) }
        table["managedObjectContext"] = { .native(OutsideValue("NSManagedObjectContext", isUnknown: false)) }
        for name in [
            "openDocument", "newDocument", "openImmersiveSpace",
            "dismissImmersiveSpace"
        ] {
            table[name] = { .native(EnvironmentAction(name: name)) }
        }
        for name in [
            "activityFamily", "allowedDynamicRange", "backgroundMaterial", "currentDocument", "documentConfiguration",
            "fontResolutionContext", "itemProvider", "preferredPencilDoubleTapAction",
            "preferredPencilSqueezeAction", "remoteDeviceIdentifier", "searchSuggestionsPlacement",
            "symbolVariableValueMode", "symbolColorRenderingMode", "tabViewBottomAccessoryPlacement",
            "tabBarPlacement", "textSelectionAffinity", "typesettingLanguage", "widgetLocation"
        ] { table[name] = { .none } }
        table["refresh"] = { .none }
        return table
    }()

    private static func token(_ type: String, _ name: String) -> Value { .native(Token(type, name)) }
    private static func constant(_ type: String, _ name: String) -> Value {
        NativeLibrary.type(named: type)?.constants[name]?() ?? .none
    }
}

/// An action of the environment that does nothing here: `dismiss`, `openURL`.
struct EnvironmentAction: NativeValue, Hashable {
    let name: String
    var typeName: String { "EnvironmentAction" }
}
