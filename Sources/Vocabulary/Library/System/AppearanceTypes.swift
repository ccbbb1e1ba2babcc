/// UIKit's appearances, which code sets for all bars and controls: what is assigned to them changes nothing here.
enum AppearanceTypes {
    static let classes = [
        "UINavigationBar", "UITabBar", "UIToolbar", "UITableView", "UITableViewCell", "UICollectionView",
        "UIScrollView",
        "UISegmentedControl", "UIPageControl", "UISwitch", "UISlider", "UITextView", "UITextField", "UISearchBar",
        "UIView",
        "UILabel", "UIButton", "UIStepper", "UIProgressView", "UIRefreshControl", "UIDatePicker", "UITabBarItem",
        "UIBarButtonItem"
    ]

    private static let colors =
        "backgroundColor tintColor barTintColor unselectedItemTintColor separatorColor selectedSegmentTintColor "
        + "currentPageIndicatorTintColor pageIndicatorTintColor onTintColor thumbTintColor minimumTrackTintColor "
        + "maximumTrackTintColor shadowColor textColor"
    private static let others =
        "isTranslucent shadowImage backgroundImage standardAppearance scrollEdgeAppearance compactAppearance "
        + "compactScrollEdgeAppearance prefersLargeTitles titleTextAttributes largeTitleTextAttributes separatorStyle "
        + "tableFooterView tableHeaderView showsVerticalScrollIndicator showsHorizontalScrollIndicator bounces "
        + "alwaysBounceVertical isPagingEnabled keyboardDismissMode clearButtonMode contentInset textContainerInset "
        + "sectionHeaderTopPadding selectionStyle cornerRadius isScrollEnabled isHidden alpha clipsToBounds "
        + "backgroundEffect backIndicatorImage isUserInteractionEnabled contentInsetAdjustmentBehavior "
        + "stackedLayoutAppearance inlineLayoutAppearance compactInlineLayoutAppearance normal selected iconColor "
        + "buttonAppearance doneButtonAppearance backButtonAppearance badgeBackgroundColor"

    /// A class whose `appearance()` takes any assignment.
    static func uiClass(_ name: String) -> NativeType {
        NativeType(name, conforms: "UIView NSObject") { type in
            for signature in ["()", "(whenContainedInInstancesOf classes: Any)"] {
                type.staticFunction("appearance", signature) { _ in .native(ObjectValue("UIAppearance")) }
            }
            type.constant("areAnimationsEnabled", .bool(true))
            type.staticFunction("setAnimationsEnabled", "(_ enabled: Bool)") { _ in .void }
        }
    }

    static let appearance = define("UIAppearance")
    static let navigationBar = define("UINavigationBarAppearance")
    static let tabBar = define("UITabBarAppearance")
    static let toolbar = define("UIToolbarAppearance")

    private static func define(_ name: String) -> NativeType {
        let settings =
            colors.split(separator: " ").map { "\($0): UIColor?" } + others.split(separator: " ").map { "\($0): Any" }
        let nested: Set<String> = [
            "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance", "normal", "selected",
            "buttonAppearance", "doneButtonAppearance", "backButtonAppearance"
        ]
        return NativeType.object(
            name, settings.joined(separator: "; "),
            read: { object, setting in
                guard nested.contains(setting) else { return .none }
                let inner = Value.native(ObjectValue("UIAppearance"))
                object.settings[setting] = inner
                return inner
            }
        ) { type in
            for configuration in ["Default", "Opaque", "Transparent"] {
                type.method("configureWith\(configuration)Background", "()") { _ in .void }
            }
            let attributes = "_ attributes: [NSAttributedString.Key: Any]?"
            type.method("setTitleTextAttributes", "(\(attributes), for state: UIControl.State)") { _ in .void }
            type.method("setBackgroundImage", "(_ image: Any?, for state: Any, barMetrics: Any? = nil)") { _ in .void }
            type.method(
                "setDividerImage", "(_ image: Any?, forLeftSegmentState: Any, rightSegmentState: Any, barMetrics: Any)"
            ) {
                _ in .void
            }
            type.method("setThumbImage", "(_ image: Any?, for state: UIControl.State)") { _ in .void }
            type.method("setContentHuggingPriority", "(_ priority: Any, for axis: Any)") { _ in .void }
        }
    }
}
