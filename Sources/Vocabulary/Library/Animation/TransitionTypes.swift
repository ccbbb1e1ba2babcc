/// `AnyTransition`, `Transition` and their relatives: opaque, since views are laid out at rest.
enum TransitionTypes {
    private static let names = "identity opacity scale slide move blurReplace symbolEffect"

    static let any = define("AnyTransition")
    static let transition = define("Transition")

    private static func define(_ name: String) -> NativeType {
        NativeType.tokens(name, names, as: "AnyTransition", conforms: "Transition") { type in
            let result = "AnyTransition"
            type.tokenFunction("move", "(edge: Edge)", as: result)
            type.tokenFunction("push", "(from edge: Edge)", as: result)
            type.tokenFunction("offset", "(_ offset: CGSize)", as: result)
            type.tokenFunction("offset", "(x: CGFloat = 0, y: CGFloat = 0)", as: result)
            type.tokenFunction("scale", "(scale: CGFloat, anchor: UnitPoint = .center)", as: result)
            type.tokenFunction("scale", "(_ scale: CGFloat, anchor: UnitPoint = .center)", as: result)
            type.tokenFunction("asymmetric", "(insertion: AnyTransition, removal: AnyTransition)", as: result)
            type.tokenFunction("modifier", "(active: Any, identity: Any)", as: result)
            type.tokenFunction("blurReplace", "(_ configuration: BlurReplaceTransition.Configuration)", as: result)
            type.tokenFunction(
                "symbolEffect", "(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)", as: result)
            type.tokenInitializer("(_ transition: Any)", named: "custom", as: result)
            type.chained("combined", "(with other: AnyTransition)", as: result)
            type.chained("animation", "(_ animation: Animation?)", as: result)
        }
    }

    static let move = concrete("MoveTransition", "move", "(edge: Edge)")
    static let scale = concrete("ScaleTransition", "scale", "(_ scale: Double, anchor: UnitPoint = .center)")
    static let offset = concrete("OffsetTransition", "offset", "(_ offset: CGSize)")
    static let push = concrete("PushTransition", "push", "(edge: Edge)")
    static let opacity = concrete("OpacityTransition", "opacity", "()")
    static let blurReplace = concrete(
        "BlurReplaceTransition", "blurReplace", "(configuration: BlurReplaceTransition.Configuration)")
    static let blurReplaceConfiguration = NativeType.tokens("BlurReplaceTransition.Configuration", "downUp upUp")
    static let phase = NativeType.tokens("TransitionPhase", "willAppear identity didDisappear") { type in
        type.get("isIdentity") { (token: Token) in .bool(token.name == "identity") }
        type.get("value") { (token: Token) in
            .double(token.name == "identity" ? 0 : token.name == "willAppear" ? -1 : 1)
        }
    }

    private static func concrete(_ name: String, _ token: String, _ signature: String) -> NativeType {
        NativeType(name, conforms: "Transition") { type in
            type.tokenInitializer(signature, named: token, as: "AnyTransition")
        }
    }
}
