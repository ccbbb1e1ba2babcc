/// Constants of scroll views.
enum ScrollTokens {
    static let scrollIndicatorVisibility = NativeType.tokens(
        "ScrollIndicatorVisibility", "automatic visible hidden never"
    )
    static let scrollBounceBehavior = NativeType.tokens("ScrollBounceBehavior", "automatic always basedOnSize")
    static let scrollDismissesKeyboardMode = NativeType.tokens(
        "ScrollDismissesKeyboardMode", "automatic immediately interactively never"
    )
    static let scrollTargetBehavior = NativeType.tokens("ScrollTargetBehavior", "paging viewAligned") { type in
        type.tokenFunction(
            "viewAligned", "(limitBehavior: ScrollTargetBehaviorLimit = .automatic, anchor: UnitPoint? = nil)")
    }
    static let scrollTargetBehaviorLimit = NativeType.tokens(
        "ScrollTargetBehaviorLimit", "automatic always never alwaysByFew alwaysByOne"
    )
    static let pagingScrollTargetBehavior = NativeType.concrete(
        "PagingScrollTargetBehavior", is: "paging", of: "ScrollTargetBehavior")
    static let viewAlignedScrollTargetBehavior = NativeType.concrete(
        "ViewAlignedScrollTargetBehavior", is: "viewAligned", of: "ScrollTargetBehavior",
        "(limitBehavior: ScrollTargetBehaviorLimit)")
    static let scrollTransitionConfiguration = NativeType.tokens(
        "ScrollTransitionConfiguration", "animated interactive identity"
    ) { type in
        type.tokenFunction("animated", "(_ animation: Animation = .default)")
        type.tokenFunction("interactive", "(timingCurve: UnitCurve = .easeInOut)")
        type.chained("threshold", "(_ threshold: ScrollTransitionConfiguration.Threshold)")
        type.chained("animation", "(_ animation: Animation)")
    }
    static let scrollTransitionConfigurationThreshold = NativeType.tokens(
        "ScrollTransitionConfiguration.Threshold", "visible hidden centered"
    ) { type in
        type.tokenFunction("visible", "(_ amount: Double)")
        type.chained("interpolated", "(towards other: ScrollTransitionConfiguration.Threshold, amount: Double)")
        type.chained("inset", "(by distance: Double)")
    }
    static let scrollEdgeEffectStyle = NativeType.tokens("ScrollEdgeEffectStyle", "automatic soft hard")
    static let scrollAnchorRole = NativeType.tokenSet("ScrollAnchorRole", "initialOffset sizeChanges alignment")
    static let scrollInputKind = NativeType.tokens("ScrollInputKind", "handGesturePinch")
    static let scrollInputBehavior = NativeType.tokens("ScrollInputBehavior", "automatic enabled disabled")
}
