/// Styles of lists, tabs, fields and other containers; the concrete types are their constants.
enum ContainerStyleTokens {
    static let listStyle = NativeType.tokens(
        "ListStyle", "automatic plain grouped insetGrouped inset sidebar bordered carousel elliptical"
    ) { type in
        type.tokenFunction("inset", "(alternatesRowBackgrounds: Bool)")
        type.tokenFunction("bordered", "(alternatesRowBackgrounds: Bool)")
    }
    static let defaultListStyle = NativeType.concrete("DefaultListStyle", is: "automatic", of: "ListStyle")
    static let plainListStyle = NativeType.concrete("PlainListStyle", is: "plain", of: "ListStyle")
    static let groupedListStyle = NativeType.concrete("GroupedListStyle", is: "grouped", of: "ListStyle")
    static let insetGroupedListStyle = NativeType.concrete(
        "InsetGroupedListStyle", is: "insetGrouped", of: "ListStyle")
    static let insetListStyle = NativeType.concrete("InsetListStyle", is: "inset", of: "ListStyle")
    static let sidebarListStyle = NativeType.concrete("SidebarListStyle", is: "sidebar", of: "ListStyle")
    static let borderedListStyle = NativeType.concrete("BorderedListStyle", is: "bordered", of: "ListStyle")
    static let carouselListStyle = NativeType.concrete("CarouselListStyle", is: "carousel", of: "ListStyle")
    static let ellipticalListStyle = NativeType.concrete("EllipticalListStyle", is: "elliptical", of: "ListStyle")
    static let textFieldStyle = NativeType.tokens("TextFieldStyle", "automatic plain roundedBorder squareBorder")
    static let defaultTextFieldStyle = NativeType.concrete(
        "DefaultTextFieldStyle", is: "automatic", of: "TextFieldStyle")
    static let plainTextFieldStyle = NativeType.concrete("PlainTextFieldStyle", is: "plain", of: "TextFieldStyle")
    static let roundedBorderTextFieldStyle = NativeType.concrete(
        "RoundedBorderTextFieldStyle", is: "roundedBorder", of: "TextFieldStyle")
    static let squareBorderTextFieldStyle = NativeType.concrete(
        "SquareBorderTextFieldStyle", is: "squareBorder", of: "TextFieldStyle")
    static let textEditorStyle = NativeType.tokens("TextEditorStyle", "automatic plain roundedBorder")
    static let progressViewStyle = NativeType.tokens("ProgressViewStyle", "automatic linear circular")
    static let defaultProgressViewStyle = NativeType.concrete(
        "DefaultProgressViewStyle", is: "automatic", of: "ProgressViewStyle")
    static let linearProgressViewStyle = NativeType.concrete(
        "LinearProgressViewStyle", is: "linear", of: "ProgressViewStyle", "(tint: Color)")
    static let circularProgressViewStyle = NativeType.concrete(
        "CircularProgressViewStyle", is: "circular", of: "ProgressViewStyle", "(tint: Color)")
    static let gaugeStyle = NativeType.tokens(
        "GaugeStyle",
        "automatic linearCapacity accessoryLinear accessoryLinearCapacity accessoryCircular "
            + "accessoryCircularCapacity circular linear"
    )
    static let defaultGaugeStyle = NativeType.concrete("DefaultGaugeStyle", is: "automatic", of: "GaugeStyle")
    static let linearCapacityGaugeStyle = NativeType.concrete(
        "LinearCapacityGaugeStyle", is: "linearCapacity", of: "GaugeStyle")
    static let accessoryLinearGaugeStyle = NativeType.concrete(
        "AccessoryLinearGaugeStyle", is: "accessoryLinear", of: "GaugeStyle")
    static let accessoryLinearCapacityGaugeStyle = NativeType.concrete(
        "AccessoryLinearCapacityGaugeStyle", is: "accessoryLinearCapacity", of: "GaugeStyle")
    static let accessoryCircularGaugeStyle = NativeType.concrete(
        "AccessoryCircularGaugeStyle", is: "accessoryCircular", of: "GaugeStyle")
    static let accessoryCircularCapacityGaugeStyle = NativeType.concrete(
        "AccessoryCircularCapacityGaugeStyle", is: "accessoryCircularCapacity", of: "GaugeStyle")
    static let tabViewStyle = NativeType.tokens(
        "TabViewStyle", "automatic page sidebarAdaptable tabBarOnly grouped verticalPage carousel"
    ) { type in
        type.tokenFunction("page", "(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)")
    }
    static let defaultTabViewStyle = NativeType.concrete("DefaultTabViewStyle", is: "automatic", of: "TabViewStyle")
    static let pageTabViewStyle = NativeType.concrete(
        "PageTabViewStyle", is: "page", of: "TabViewStyle", "(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)")
    static let pageTabViewStyleIndexDisplayMode = NativeType.tokens(
        "PageTabViewStyle.IndexDisplayMode", "automatic always never"
    )
    static let indexViewStyle = NativeType.tokens("IndexViewStyle", "page") { type in
        type.tokenFunction("page", "(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)")
    }
    static let pageIndexViewStyle = NativeType.concrete(
        "PageIndexViewStyle", is: "page", of: "IndexViewStyle",
        "(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)")
    static let pageIndexViewStyleBackgroundDisplayMode = NativeType.tokens(
        "PageIndexViewStyle.BackgroundDisplayMode", "automatic always interactive never"
    )
    static let navigationViewStyle = NativeType.tokens("NavigationViewStyle", "automatic stack columns")
    static let defaultNavigationViewStyle = NativeType.concrete(
        "DefaultNavigationViewStyle", is: "automatic", of: "NavigationViewStyle")
    static let stackNavigationViewStyle = NativeType.concrete(
        "StackNavigationViewStyle", is: "stack", of: "NavigationViewStyle")
    static let doubleColumnNavigationViewStyle = NativeType.concrete(
        "DoubleColumnNavigationViewStyle", is: "columns", of: "NavigationViewStyle")
    static let columnNavigationViewStyle = NativeType.concrete(
        "ColumnNavigationViewStyle", is: "columns", of: "NavigationViewStyle")
    static let navigationSplitViewStyle = NativeType.tokens(
        "NavigationSplitViewStyle", "automatic balanced prominentDetail"
    )
    static let automaticNavigationSplitViewStyle = NativeType.concrete(
        "AutomaticNavigationSplitViewStyle", is: "automatic", of: "NavigationSplitViewStyle")
    static let balancedNavigationSplitViewStyle = NativeType.concrete(
        "BalancedNavigationSplitViewStyle", is: "balanced", of: "NavigationSplitViewStyle")
    static let prominentDetailNavigationSplitViewStyle = NativeType.concrete(
        "ProminentDetailNavigationSplitViewStyle", is: "prominentDetail", of: "NavigationSplitViewStyle")
    static let formStyle = NativeType.tokens("FormStyle", "automatic columns grouped")
    static let automaticFormStyle = NativeType.concrete("AutomaticFormStyle", is: "automatic", of: "FormStyle")
    static let columnsFormStyle = NativeType.concrete("ColumnsFormStyle", is: "columns", of: "FormStyle")
    static let groupedFormStyle = NativeType.concrete("GroupedFormStyle", is: "grouped", of: "FormStyle")
    static let tableStyle = NativeType.tokens("TableStyle", "automatic inset bordered")
    static let insetTableStyle = NativeType.concrete("InsetTableStyle", is: "inset", of: "TableStyle")
}
