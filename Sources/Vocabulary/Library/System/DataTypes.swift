/// `NavigationPath`, `AnimatablePair`, `ScrollPosition` and images by name.
enum DataTypes {
    static let navigationPath = NativeType("NavigationPath", conforms: "Equatable") { type in
        type.initializer("()") { _ in NavigationPathValue().asValue }
        type.initializer("(_ elements: [Any])") { call in NavigationPathValue(try call.get(0)).asValue }
        type.get("count") { (path: NavigationPathValue) in .int(path.elements.count) }
        type.get("isEmpty") { (path: NavigationPathValue) in .bool(path.elements.isEmpty) }
        type.get("codable") { (_: NavigationPathValue) in .none }
        type.mutatingMethod("append", "(_ value: Any)") { call in
            var path: NavigationPathValue = try call.me()
            path.elements.append(call.value(0))
            call.receiver = path.asValue
            return .void
        }
        type.mutatingMethod("removeLast", "(_ count: Int = 1)") { call in
            var path: NavigationPathValue = try call.me()
            let count: Int = try call.get(0, default: 1)
            guard count >= 0, count <= path.elements.count else {
                throw call.evaluator.failure(
                    id: "out-of-range", "removing \(count) elements of a navigation path of \(path.elements.count)",
                    hints: [])
            }
            path.elements.removeLast(count)
            call.receiver = path.asValue
            return .void
        }
    }

    static let animatablePair = NativeType("AnimatablePair", conforms: "VectorArithmetic Equatable Sendable") { type in
        type.initializer("(_ first: Any, _ second: Any)") { call in
            AnimatablePairValue(call.value(0), call.value(1)).asValue
        }
        type.property("first", "", \AnimatablePairValue.first)
        type.property("second", "", \AnimatablePairValue.second)
        type.constant("zero", AnimatablePairValue(.double(0), .double(0)).asValue)
    }

    static let emptyAnimatableData = NativeType.tokens("EmptyAnimatableData", "zero", conforms: "VectorArithmetic") {
        $0.tokenInitializer("()", named: "zero")
    }

    static let scrollPosition = NativeType.record(
        "ScrollPosition",
        "viewID: Any?; anchor: UnitPoint?; edge: Edge?; point: CGPoint?; x: CGFloat?; y: CGFloat?; "
            + "isPositionedByUser: Bool",
        conforms: "Equatable Sendable"
    ) { type in
        for (signature, field) in [
            ("(id: Any, anchor: UnitPoint? = nil)", "viewID"), ("(edge: Edge)", "edge"), ("(point: CGPoint)", "point"),
            ("(x: CGFloat)", "x"), ("(y: CGFloat)", "y"), ("(idType: Any? = nil)", "")
        ] {
            type.initializer(signature) { call in position(call, field) }
        }
        for (signature, field) in [
            ("(id: Any, anchor: UnitPoint? = nil)", "viewID"), ("(edge: Edge)", "edge"), ("(point: CGPoint)", "point"),
            ("(x: CGFloat)", "x"), ("(y: CGFloat)", "y")
        ] {
            type.mutatingMethod("scrollTo", signature) { call in
                call.receiver = position(call, field)
                return .void
            }
        }
        type.method("viewID", "(type: Any) -> Any?") { call in try call.me(as: RecordValue.self)["viewID"] }
    }

    private static func position(_ call: NativeCall, _ field: String) -> Value {
        var fields: [(String, Value)] = field.isEmpty ? [] : [(field, call.value(0))]
        if field == "viewID" { fields.append(("anchor", call.value(1))) }
        return RecordValue("ScrollPosition", fields).asValue
    }

    static let uiImage = image("UIImage")
    static let nsImage = image("NSImage")

    /// An image by name; its size is that of the asset, as far as it is known.
    private static func image(_ name: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable NSObject") { type in
            type.tokenInitializer("()")
            for signature in [
                "(named name: String, in bundle: Any? = nil, compatibleWith: Any? = nil)", "(_ name: String)",
                "(imageLiteralResourceName: String)", "(systemName: String)",
                "(systemName: String, withConfiguration: Any?)",
                "(systemSymbolName: String, accessibilityDescription: String?)", "(resource: Any)"
            ] {
                type.tokenInitializer(signature)
            }
            for signature in ["(data: Any)", "(contentsOfFile path: String)", "(contentsOf url: URL)"] {
                type.initializer(signature) { _ in .none }
            }
            type.properties["size"] = NativeProperty(in: { value, evaluator in
                guard case .native(let native) = value, let call = native as? TokenCall,
                    let name = call.argument("named") ?? call.argument("_name")
                        ?? call.argument("imageLiteralResourceName"), case .string(let asset) = name,
                    let size = evaluator.surroundings.assets[asset]
                else {
                    evaluator.noteFixed("the size of an image that is not an asset is unknown and counts as 0")
                    return .size(.zero)
                }
                return .size(size)
            })
            type.chained("withRenderingMode", "(_ mode: UIImage.RenderingMode)")
            type.chained("withTintColor", "(_ color: UIColor, renderingMode: UIImage.RenderingMode = .automatic)")
            type.chained("resizableImage", "(withCapInsets insets: UIEdgeInsets)")
        }
    }
}
