import LayoutEngine

/// `Path`.
enum PathType {
    static let type = NativeType("Path", conforms: "View Shape Equatable Hashable Sendable") { type in
        initializers(&type)
        type.get("isEmpty") { (path: PathValue) in .bool(path.isEmpty) }
        type.get("boundingRect") { (path: PathValue) in path.boundingRect.asValue }
        type.get("currentPoint") { (path: PathValue) in path.currentPoint.asValue }
        type.get("cgPath") { (path: PathValue) in .native(PathObject("CGPath", path)) }
        type.get("description") { (path: PathValue) in .string(path.description) }
        PathBuilding.addMethods(&type)
        PathMethods.add(&type)
    }

    private static func initializers(_ type: inout NativeType) {
        type.initializer("()") { _ in PathValue().asValue }
        type.initializer("(_ rect: CGRect)") { call in
            let rect: Rect = try call.get(0)
            return build { $0.addRect(rect) }
        }
        type.initializer("(_ string: String) -> Path?") { call in
            PathValue(description: try call.get(0))?.asValue ?? .none
        }
        type.initializer("(_ path: CGPath|CGMutablePath)") { call in
            guard case .native(let native as PathObject) = call.value(0) else {
                throw call.wrongType(call.value(0), expected: "a CGPath")
            }
            return native.path.asValue
        }
        type.initializer("(_ callback: (inout Path) -> Void)") { call in
            var arguments = [PathValue().asValue]
            _ = try call.function(0)?.call(changing: &arguments)
            guard arguments.count == 1, let path = PathValue.converted(from: arguments[0]) else {
                throw call.wrongType(arguments.first ?? .none, expected: "a Path")
            }
            return path.asValue
        }
        type.initializer("(ellipseIn rect: CGRect)") { call in
            let rect: Rect = try call.get(0)
            return build { $0.addEllipse(in: rect) }
        }
        let style = "style: RoundedCornerStyle = .continuous"
        type.initializer("(roundedRect rect: CGRect, cornerRadius: CGFloat, \(style))") { call in
            let rect: Rect = try call.get(0)
            let radius: Double = try call.get(1)
            return build { $0.addRoundedRect(rect, cornerSize: Size(width: radius, height: radius)) }
        }
        type.initializer("(roundedRect rect: CGRect, cornerSize: CGSize, \(style))") { call in
            let rect: Rect = try call.get(0)
            let size: Size = try call.get(1)
            return build { $0.addRoundedRect(rect, cornerSize: size) }
        }
        type.initializer("(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, \(style))") { call in
            let rect: Rect = try call.get(0)
            let radii: CornerRadiiValue = try call.get(1)
            return build { $0.addRoundedRect(rect, radii: radii.sizes) }
        }
    }

    private static func build(_ body: (inout PathValue) -> Void) -> Value {
        var path = PathValue()
        body(&path)
        return path.asValue
    }
}
