/// Constants of drawing.
enum DrawingTokens {
    static let blendMode = NativeType.tokens(
        "BlendMode", 
            "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference "
            + "exclusion hue saturation color luminosity sourceAtop destinationOver destinationOut plusDarker "
            + "plusLighter"
    )
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
        type.tokenFunction("matchedGeometry", "(properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center)")
    }
    static let contentTransition = NativeType.tokens(
        "ContentTransition", "identity opacity interpolate numericText symbolEffect"
    ) { type in
        type.tokenFunction("numericText", "(countsDown: Bool = false)")
        type.tokenFunction("numericText", "(value: Double)")
        type.tokenFunction("symbolEffect", "(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)")
    }
}
