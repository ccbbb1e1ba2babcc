/// Coordinate spaces, anchors' sources and Dynamic Type.
enum SpaceTypes {
    /// `CoordinateSpace`, `NamedCoordinateSpace` and the protocol over them: one type.
    static let coordinateSpace = NativeType.tokens(
        "CoordinateSpace", "local global scrollView",
        conforms: "CoordinateSpaceProtocol NamedCoordinateSpace LocalCoordinateSpace GlobalCoordinateSpace"
    ) { type in
        type.tokenFunction("named", "(_ name: Any)")
        type.tokenFunction("scrollView", "(axis: Axis)")
        type.get("isLocal") { (token: Token) in .bool(token.name == "local") }
        type.get("isGlobal") { (token: Token) in .bool(token.name == "global") }
    }
    static let local = NativeType.concrete("LocalCoordinateSpace", is: "local", of: "CoordinateSpace")
    static let global = NativeType.concrete("GlobalCoordinateSpace", is: "global", of: "CoordinateSpace")

    /// The sources of anchors of all kinds.
    static let anchorSource = NativeType.tokens(
        "Anchor.Source",
        "bounds center leading trailing top bottom topLeading topTrailing bottomLeading bottomTrailing"
    ) { type in
        type.tokenFunction("rect", "(_ rect: CGRect)")
        type.tokenFunction("point", "(_ point: CGPoint)")
        type.tokenFunction("unitPoint", "(_ point: UnitPoint)")
    }

    private static let sizes =
        "xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 "
        + "accessibility3 accessibility4 "
        + "accessibility5"

    static let dynamicTypeSize = NativeType.tokens("DynamicTypeSize", sizes, cases: true) { type in
        type.orderedConstants(sizes)
        type.get("isAccessibilitySize") { (token: Token) in .bool(token.name.hasPrefix("accessibility")) }
    }

    private static let categories =
        "extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge accessibilityMedium "
        + "accessibilityLarge accessibilityExtraLarge accessibilityExtraExtraLarge accessibilityExtraExtraExtraLarge"

    static let contentSizeCategory = NativeType.tokens("ContentSizeCategory", categories, cases: true) { type in
        type.orderedConstants(categories)
        type.get("isAccessibilityCategory") { (token: Token) in .bool(token.name.hasPrefix("accessibility")) }
    }

    static let timelineSchedule = NativeType.tokens("TimelineSchedule", "animation everyMinute") { type in
        type.tokenFunction("animation", "(minimumInterval: Double? = nil, paused: Bool = false)")
        type.tokenFunction("periodic", "(from: Date, by: TimeInterval)")
        type.tokenFunction("explicit", "(_ dates: [Date])")
    }

    static let cadence = NativeType.tokens("TimelineViewDefaultContext.Cadence", "live seconds minutes") { type in
        type.orderedConstants("live seconds minutes")
    }

    static let editModeState = NativeType.tokens("EditMode", "inactive transient active") { type in
        type.get("isEditing") { (token: Token) in .bool(token.name != "inactive") }
    }

    static let scrollTransitionPhase = NativeType.tokens(
        "ScrollTransitionPhase", "topLeading identity bottomTrailing"
    ) { type in
        type.get("isIdentity") { (token: Token) in .bool(token.name == "identity") }
        type.get("value") { (token: Token) in
            .double(token.name == "identity" ? 0 : token.name == "topLeading" ? -1 : 1)
        }
    }

    static let scrollPhase = NativeType.tokens(
        "ScrollPhase", "idle tracking interacting decelerating animating"
    ) { type in
        type.get("isScrolling") { (token: Token) in .bool(token.name != "idle") }
    }

    /// The phases of an AsyncImage, which never loads.
    static let asyncImagePhase = NativeType.tokens("AsyncImagePhase", "empty") { type in
        type.tokenFunction("success", "(_ image: Image)")
        type.tokenFunction("failure", "(_ error: Any)")
        type.get("image") { (_: Token) in .none }
        type.get("error") { (_: Token) in .none }
    }

    /// A namespace outside of a view, as previews make it.
    static let namespace = NativeType("Namespace", conforms: "Sendable") { type in
        type.tokenInitializer("()", named: "namespace")
        type.get("wrappedValue") { (_: Token) in .string("namespace") }
    }

    static let presentationMode = NativeType.tokens("PresentationMode", "automatic") { type in
        type.get("isPresented") { (_: Token) in .bool(false) }
        type.method("dismiss", "()") { _ in .void }
    }
}
