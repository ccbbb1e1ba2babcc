/// Constants of drawing.
enum DrawingTokens {
    static let blendMode = NativeType.tokens(
        "BlendMode",
        "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference "
            + "exclusion hue saturation color luminosity sourceAtop destinationOver destinationOut plusDarker "
            + "plusLighter"
    )
    static let nsAttributedStringKey = NativeType.tokens(
        "NSAttributedString.Key",
        "font foregroundColor backgroundColor kern paragraphStyle underlineStyle strikethroughStyle link "
            + "baselineOffset shadow attachment"
    )
    static let uiControlState = NativeType.tokens("UIControl.State", "normal highlighted disabled selected focused")
    static let uiBarMetrics = NativeType.tokens("UIBarMetrics", "default compact")
    static let uiTableViewCellSeparatorStyle = NativeType.tokens("UITableViewCell.SeparatorStyle", "none singleLine")
    static let uiScrollViewKeyboardDismissMode = NativeType.tokens(
        "UIScrollView.KeyboardDismissMode", "none onDrag interactive"
    )
    static let uiTextFieldViewMode = NativeType.tokens(
        "UITextField.ViewMode", "never whileEditing unlessEditing always"
    )
    static let periodicTimelineSchedule = NativeType.tokens(
        "PeriodicTimelineSchedule", "", conforms: "TimelineSchedule"
    ) { type in
        type.tokenInitializer("(from startDate: Date, by interval: TimeInterval)")
    }
    static let animationTimelineSchedule = NativeType.tokens(
        "AnimationTimelineSchedule", "", conforms: "TimelineSchedule"
    ) { type in
        type.tokenInitializer("(minimumInterval: Double? = nil, paused: Bool = false)")
    }
    static let everyMinuteTimelineSchedule = NativeType.tokens(
        "EveryMinuteTimelineSchedule", "", conforms: "TimelineSchedule"
    ) { type in
        type.tokenInitializer("()")
    }
    static let uiUserInterfaceSizeClass = NativeType.tokens("UIUserInterfaceSizeClass", "unspecified compact regular")
    static let uiApplicationState = NativeType.tokens("UIApplication.State", "active inactive background")
    static let uiSceneActivationState = NativeType.tokens(
        "UIScene.ActivationState", "unattached foregroundActive foregroundInactive background"
    )
    static let cgLineCap = NativeType.tokens("CGLineCap", "butt round square")
    static let cgLineJoin = NativeType.tokens("CGLineJoin", "miter round bevel")
    static let cgBlendMode = NativeType.tokens("CGBlendMode", "normal multiply screen overlay")
    static let colorRenderingMode = NativeType.tokens("ColorRenderingMode", "nonLinear linear extendedLinear")
    static let colorRGBColorSpace = NativeType.tokens("Color.RGBColorSpace", "sRGB sRGBLinear displayP3")
    static let gradientColorSpace = NativeType.tokens("Gradient.ColorSpace", "device perceptual")
    static let fillStyle = NativeType.tokens("FillStyle", "default") { type in
        type.tokenInitializer("(eoFill: Bool = false, antialiased: Bool = true)")
    }
    static let shadowStyle = NativeType.tokens("ShadowStyle", "default") { type in
        type.tokenFunction("drop", "(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)")
        type.tokenFunction("inner", "(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)")
    }
    static let glass = NativeType.tokens("Glass", "regular clear identity") { type in
        type.chained("tint", "(_ color: Color?)")
        type.chained("interactive", "(_ isEnabled: Bool = true)")
    }
    static let glassEffectTransition = NativeType.tokens(
        "GlassEffectTransition", "identity matchedGeometry materialize"
    ) { type in
        type.tokenFunction(
            "matchedGeometry", "(properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center)")
    }
    static let contentTransition = NativeType.tokens(
        "ContentTransition", "identity opacity interpolate numericText symbolEffect"
    ) { type in
        type.tokenFunction("numericText", "(countsDown: Bool = false)")
        type.tokenFunction("numericText", "(value: Double)")
        type.tokenFunction("symbolEffect", "(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)")
    }
}
