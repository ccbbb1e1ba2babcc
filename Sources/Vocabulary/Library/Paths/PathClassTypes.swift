import LayoutEngine

/// `CGPath`, `CGMutablePath` and `UIBezierPath`.
enum PathClassTypes {
    static let cgPath = core("CGPath")
    static let mutable = core("CGMutablePath")

    private static func core(_ name: String) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable") { type in
            type.initializer("()") { _ in .native(PathObject(name)) }
            type.initializer("(rect: CGRect, transform: Any? = nil)") { call in
                let object = PathObject(name)
                object.path.addRect(try call.get(0))
                return .native(object)
            }
            type.initializer("(ellipseIn rect: CGRect, transform: Any? = nil)") { call in
                let object = PathObject(name)
                object.path.addEllipse(in: try call.get(0))
                return .native(object)
            }
            type.initializer(
                "(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Any? = nil)"
            ) { call in
                let object = PathObject(name)
                object.path.addRoundedRect(
                    try call.get(0), cornerSize: Size(width: try call.get(1), height: try call.get(2)))
                return .native(object)
            }
            bounds(&type, ["boundingBox", "boundingBoxOfPath"])
            PathBuilding.addMethods(&type)
        }
    }

    private static func bounds(_ type: inout NativeType, _ names: [String]) {
        for name in names {
            type.properties[name] = NativeProperty(get: { value in
                guard case .native(let object as PathObject) = value else { return .none }
                return object.path.boundingRect.asValue
            })
        }
        type.properties["isEmpty"] = NativeProperty(get: { value in
            guard case .native(let object as PathObject) = value else { return .none }
            return .bool(object.path.isEmpty)
        })
        type.properties["currentPoint"] = NativeProperty(get: { value in
            guard case .native(let object as PathObject) = value else { return .none }
            return (object.path.currentPoint ?? .zero).asValue
        })
    }

    static let bezier = NativeType("UIBezierPath", conforms: "Equatable Hashable") { type in
        type.initializer("()") { _ in .native(PathObject("UIBezierPath")) }
        type.initializer("(rect: CGRect)") { call in
            let object = PathObject("UIBezierPath")
            object.path.addRect(try call.get(0))
            return .native(object)
        }
        type.initializer("(ovalIn rect: CGRect)") { call in
            let object = PathObject("UIBezierPath")
            object.path.addEllipse(in: try call.get(0))
            return .native(object)
        }
        type.initializer("(roundedRect rect: CGRect, cornerRadius: CGFloat)") { call in
            let object = PathObject("UIBezierPath")
            let radius: Double = try call.get(1)
            object.path.addRoundedRect(try call.get(0), cornerSize: Size(width: radius, height: radius))
            return .native(object)
        }
        type.initializer("(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)") {
            call in
            let object = PathObject("UIBezierPath")
            let corners = try call.get(1, as: TokenSetValue.self).names
            let radius: Size = try call.get(2)
            let radii = ["topLeft", "bottomLeft", "bottomRight", "topRight"].map {
                corners.contains($0) ? radius : .zero
            }
            object.path.addRoundedRect(try call.get(0), radii: radii)
            return .native(object)
        }
        bounds(&type, ["bounds"])
        type.properties["cgPath"] = NativeProperty(get: { value in
            guard case .native(let object as PathObject) = value else { return .none }
            return .native(PathObject("CGPath", object.path))
        })
        steps(&type)
    }

    private static func steps(_ type: inout NativeType) {
        PathBuilding.add(&type, "move", "(to point: CGPoint)") { path, call in path.move(to: try call.get(0)) }
        PathBuilding.add(&type, "addLine", "(to point: CGPoint)") { path, call in path.addLine(to: try call.get(0)) }
        PathBuilding.add(&type, "addCurve", "(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)") {
            path, call in
            path.addCurve(to: try call.get(0), control1: try call.get(1), control2: try call.get(2))
        }
        PathBuilding.add(&type, "addQuadCurve", "(to point: CGPoint, controlPoint: CGPoint)") { path, call in
            path.addQuadCurve(to: try call.get(0), control: try call.get(1))
        }
        PathBuilding.add(
            &type, "addArc",
            "(withCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)"
        ) { path, call in
            // UIKit calls clockwise what is seen as clockwise on screen; SwiftUI's Path means the opposite.
            let clockwise: Bool = try call.get(4)
            path.addArc(
                center: try call.get(0), radius: try call.get(1), start: try PathBuilding.angle(call, 2),
                end: try PathBuilding.angle(call, 3), clockwise: !clockwise)
        }
        PathBuilding.add(&type, "close", "()") { path, _ in path.closeSubpath() }
        PathBuilding.add(&type, "append", "(_ path: UIBezierPath)") { path, call in
            path.add(try PathObject.path(in: call, 0))
        }
        PathBuilding.add(&type, "apply", "(_ transform: CGAffineTransform)") { path, call in
            path = path.applying(try call.get(0))
        }
    }
}
