/// `ShapeStyle`: its implicit members are colours, materials, gradients and the hierarchical styles.
enum ShapeStyleType {
    static let hierarchical = "primary secondary tertiary quaternary quinary"
    static let materials = "ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar"

    static let type = NativeType("ShapeStyle") { type in
        for name in ColorType.names where name != "accentColor" {
            type.constant(name, ColorValue(.system(name)).asValue)
        }
        type.constant("accentColor", ColorValue(.system("accentColor")).asValue)
        for name in ["tertiary", "quaternary", "quinary"] {
            type.constant(name, .native(Token("HierarchicalShapeStyle", name)))
        }
        for name in NameList.names(in: materials) {
            type.constant(name, .native(Token("Material", name)))
        }
        for name in [
            "foreground", "background", "selection", "separator", "tint", "placeholder", "link", "fill",
            "windowBackground"
        ] {
            type.constant(name, .native(Token("AnyShapeStyle", name)))
        }
        gradients(&type)
        images(&type)
        type.tokenFunction("shadow", "(_ style: ShadowStyle)", as: "AnyShapeStyle")
        type.tokenFunction("opacity", "(_ opacity: Double)", as: "AnyShapeStyle")
        type.tokenFunction("blendMode", "(_ mode: BlendMode)", as: "AnyShapeStyle")
        type.staticFunction("color", "(_ color: Color) -> Color") { call in try call.get(0, as: ColorValue.self).asValue
        }
    }

    /// A concrete style without parameters: `TintShapeStyle()` is `.tint`.
    static func named(_ name: String, _ constant: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable Sendable ShapeStyle") { type in
            type.tokenInitializer("()", named: constant, as: "AnyShapeStyle")
        }
    }

    private static func gradients(_ type: inout NativeType) {
        for (function, name) in [
            ("linearGradient", "LinearGradient"), ("radialGradient", "RadialGradient"),
            ("angularGradient", "AngularGradient"), ("conicGradient", "AngularGradient"),
            ("ellipticalGradient", "EllipticalGradient")
        ] {
            for geometry in GradientTypes.geometries(of: name) {
                type.staticFunction(
                    function, "(_ gradient: Gradient|AnyGradient, \(geometry))",
                    GradientTypes.body(name, "(gradient: Gradient, \(geometry))"))
                for colors in ["colors: [Color]", "stops: [Gradient.Stop]"] {
                    let signature = "(\(colors), \(geometry))"
                    type.staticFunction(function, signature, GradientTypes.body(name, signature))
                }
            }
        }
    }

    private static func images(_ type: inout NativeType) {
        type.tokenFunction(
            "image",
            "(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)",
            as: "ImagePaint")
    }

    /// The methods and levels that every style has; the result is opaque.
    ///
    /// A gradient is a view too, and so is what these make of it: a fill takes it as a style, `fixedSize` as a view.
    static func addMembers(_ type: inout NativeType) {
        let result = type.conformances.contains("View") ? type.name : "AnyShapeStyle"
        type.chained("shadow", "(_ style: ShadowStyle)", as: result)
        type.chained("opacity", "(_ opacity: Double)", as: result)
        type.chained("blendMode", "(_ mode: BlendMode)", as: result)
        type.chained("materialActiveAppearance", "(_ appearance: Any)", as: result)
        type.chained("in", "(_ rect: CGRect)", as: result)
        type.chainedProperties("secondary tertiary quaternary quinary")
    }

    /// How strongly a level of the hierarchy shows.
    static func opacity(of level: String) -> Double {
        switch level {
        case "secondary": 0.6
        case "tertiary": 0.3
        case "quaternary": 0.18
        case "quinary": 0.12
        default: 1
        }
    }

    static let hierarchicalType = NativeType("HierarchicalShapeStyle", conforms: "ShapeStyle Equatable Hashable") {
        type in
        for name in NameList.names(in: hierarchical) {
            type.constant(name, .native(Token("HierarchicalShapeStyle", name)))
        }
        addMembers(&type)
    }

    static let material = NativeType("Material", conforms: "ShapeStyle Equatable Hashable Sendable") { type in
        for name in ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"] {
            let token = name == "bar" ? name : name + "Material"
            type.constant(name, .native(Token("Material", token)))
            type.constant(token, .native(Token("Material", token)))
        }
        addMembers(&type)
    }

    /// `AnyShapeStyle`: what it wraps stays visible as it is.
    static let any = NativeType("AnyShapeStyle", conforms: "ShapeStyle Sendable") { type in
        type.initializer("(_ style: ShapeStyle)") { call in call.value(0) }
        addMembers(&type)
    }

    static let imagePaint = NativeType("ImagePaint", conforms: "ShapeStyle") { type in
        type.tokenInitializer(
            "(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)")
        addMembers(&type)
    }
}
