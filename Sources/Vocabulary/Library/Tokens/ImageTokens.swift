/// Constants about images and symbols.
enum ImageTokens {
    static let imageResizingMode = NativeType.tokens("Image.ResizingMode", "stretch tile")
    static let imageTemplateRenderingMode = NativeType.tokens("Image.TemplateRenderingMode", "template original")
    static let uiImageRenderingMode = NativeType.tokens(
        "UIImage.RenderingMode", "automatic alwaysOriginal alwaysTemplate"
    )
    static let imageScale = NativeType.tokens("Image.Scale", "small medium large", cases: true)
    static let imageInterpolation = NativeType.tokens("Image.Interpolation", "none low medium high")
    static let imageOrientation = NativeType.tokens(
        "Image.Orientation", "up upMirrored down downMirrored left leftMirrored right rightMirrored", cases: true
    )
    static let imageDynamicRange = NativeType.tokens("Image.DynamicRange", "standard constrainedHigh high")
    static let imageResource = NativeType.tokens("ImageResource", "") { type in
        type.tokenInitializer("(name: String, bundle: Bundle)")
    }
    static let symbolRenderingMode = NativeType.tokens(
        "SymbolRenderingMode", "monochrome hierarchical multicolor palette"
    )
    static let symbolVariants = NativeType.tokens("SymbolVariants", "none circle square rectangle fill slash") { type in
        type.chainedProperties("circle square rectangle fill slash")
    }
    static let symbolColorRenderingMode = NativeType.tokens("SymbolColorRenderingMode", "flat gradient")
    static let symbolVariableValueMode = NativeType.tokens("SymbolVariableValueMode", "color draw")
    static let symbolEffect = NativeType.tokens(
        "SymbolEffect",
        "automatic bounce pulse variableColor scale appear disappear replace wiggle breathe rotate drawOn "
            + "drawOff"
    ) { type in
        type.chained("magic", "(fallback: SymbolEffect)")
        type.chained("custom", "(angle: Angle)")
        type.chainedProperties(
            "up down byLayer wholeSymbol individually iterative cumulative reversing nonReversing "
                + "hideInactiveLayers dimInactiveLayers downUp upUp offUp clockwise counterClockwise left "
                + "right forward backward plain pulse magic"
        )
    }
    static let symbolEffectOptions = NativeType.tokens("SymbolEffectOptions", "default repeating nonRepeating") {
        type in
        type.tokenFunction("speed", "(_ speed: Double)")
        type.tokenFunction("repeat", "(_ behavior: Int|SymbolEffectOptions.RepeatBehavior)")
        type.chained("speed", "(_ speed: Double)")
        type.chained("repeat", "(_ behavior: Int|SymbolEffectOptions.RepeatBehavior)")
        type.chainedProperties("repeating nonRepeating")
    }
    static let symbolEffectOptionsRepeatBehavior = NativeType.tokens(
        "SymbolEffectOptions.RepeatBehavior", "continuous periodic"
    ) { type in
        type.tokenFunction("periodic", "(_ count: Int? = nil, delay: Double? = nil)")
    }
    static let bounceSymbolEffect = NativeType.concrete("BounceSymbolEffect", is: "bounce", of: "SymbolEffect")
    static let pulseSymbolEffect = NativeType.concrete("PulseSymbolEffect", is: "pulse", of: "SymbolEffect")
    static let scaleSymbolEffect = NativeType.concrete("ScaleSymbolEffect", is: "scale", of: "SymbolEffect")
    static let replaceSymbolEffect = NativeType.concrete("ReplaceSymbolEffect", is: "replace", of: "SymbolEffect")
}
