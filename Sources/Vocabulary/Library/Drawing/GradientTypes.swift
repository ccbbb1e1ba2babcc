/// `Gradient`, `AnyGradient` and the gradients with a geometry.
enum GradientTypes {
    static let stop = NativeType("Gradient.Stop", conforms: "Equatable Hashable Sendable") { type in
        type.initializer("(color: Color, location: CGFloat)") { call in
            GradientValue.Stop(color: try call.get(0), location: try call.get(1)).asValue
        }
        type.property("color", "Color", \GradientValue.Stop.color)
        type.property("location", "CGFloat", \GradientValue.Stop.location)
    }

    static let gradient = NativeType("Gradient", conforms: "ShapeStyle Equatable Hashable Sendable") { type in
        type.initializer("(colors: [Color])") { call in GradientValue(colors: try call.get(0)).asValue }
        type.initializer("(stops: [Gradient.Stop])") { call in GradientValue(stops: try call.get(0)).asValue }
        type.property("stops", "[Gradient.Stop]", \GradientValue.stops)
        type.method("colorSpace", "(_ space: Gradient.ColorSpace) -> AnyGradient") { call in call.receiver }
    }

    static let anyGradient = NativeType("AnyGradient", conforms: "ShapeStyle Equatable Hashable Sendable") { type in
        type.initializer("(_ gradient: Gradient)") { call in
            GradientValue(stops: try call.get(0, as: GradientValue.self).stops, isAny: true).asValue
        }
        type.method("colorSpace", "(_ space: Gradient.ColorSpace) -> AnyGradient") { call in call.receiver }
        ShapeStyleType.addMembers(&type)
    }

    static let linear = define("LinearGradient")
    static let radial = define("RadialGradient")
    static let angular = define("AngularGradient")
    static let elliptical = define("EllipticalGradient")

    /// The parameters of a gradient after its colours, in each of the forms that it has.
    static func geometries(of name: String) -> [String] {
        switch name {
        case "LinearGradient": ["startPoint: UnitPoint, endPoint: UnitPoint"]
        case "RadialGradient": ["center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat"]
        case "EllipticalGradient":
            [
                "center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"
            ]
        default:
            [
                "center: UnitPoint, startAngle: Angle, endAngle: Angle", "center: UnitPoint, angle: Angle = .zero"
            ]
        }
    }

    private static func define(_ name: String) -> NativeType {
        NativeType(name, conforms: "View ShapeStyle Sendable") { type in
            for geometry in geometries(of: name) {
                for colors in ["gradient: Gradient|AnyGradient", "colors: [Color]", "stops: [Gradient.Stop]"] {
                    let signature = "(\(colors), \(geometry))"
                    type.initializers.append(NativeFunction(signature, body(name, signature)))
                }
            }
            ShapeStyleType.addMembers(&type)
        }
    }

    /// Makes a gradient of the first argument, which is a gradient, colours or stops, and keeps the others by name.
    static func body(_ name: String, _ signature: String) -> NativeFunction.Body {
        let labels = NativeType.labels(of: signature)
        return { call in
            let gradient: GradientValue
            switch labels[0] {
            case "colors": gradient = GradientValue(colors: try call.get(0))
            case "stops": gradient = GradientValue(stops: try call.get(0))
            default: gradient = try call.get(0)
            }
            let others = call.kept(labels).filter { $0.name != labels[0] }
            return GradientStyleValue(name, gradient, arguments: others).asValue
        }
    }

    static let mesh = NativeType("MeshGradient", conforms: "View ShapeStyle Sendable") { type in
        let signature =
            "(width: Int, height: Int, points: [SIMD2], colors: [Color], background: Color = .clear, "
            + "smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)"
        let labels = NativeType.labels(of: signature)
        type.initializer(signature) { call in
            GradientStyleValue("MeshGradient", GradientValue(colors: try call.get(3)), arguments: call.kept(labels))
                .asValue
        }
        ShapeStyleType.addMembers(&type)
    }
}
