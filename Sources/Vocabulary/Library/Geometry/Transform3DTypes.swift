import LayoutEngine

/// `CATransform3D`, `ProjectionTransform` and the functions that make and join the former.
enum Transform3DTypes {
    static let spatial = NativeType("CATransform3D", conforms: "Sendable") { type in
        type.initializer("()") { _ in Transform3DValue(elements: Array(repeating: 0, count: 16)).asValue }
        let names = (0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1): CGFloat" }.joined(separator: ", ")
        type.initializer("(\(names))") { call in
            Transform3DValue(elements: try (0..<16).map { try call.get($0) }).asValue
        }
        for place in 0..<16 {
            type.property("m\(place / 4 + 1)\(place % 4 + 1)", "CGFloat", \Transform3DValue.elements[place])
        }
    }

    static let projection = NativeType("ProjectionTransform", conforms: "Equatable Sendable") { type in
        type.initializer("()") { _ in ProjectionValue.identity.asValue }
        type.initializer("(_ transform: CGAffineTransform)") { call in
            ProjectionValue(Transform3DValue.affine(try call.get(0)).projection).asValue
        }
        type.initializer("(_ transform: CATransform3D)") { call in
            ProjectionValue(try call.get(0, as: Transform3DValue.self).projection).asValue
        }
        for place in 0..<9 {
            type.property("m\(place / 3 + 1)\(place % 3 + 1)", "CGFloat", \ProjectionValue.elements[place])
        }
        type.get("isIdentity") { (value: ProjectionValue) in .bool(value == .identity) }
        type.get("isAffine") { (value: ProjectionValue) in .bool(value.transform.isAffine) }
        type.method("concatenating", "(_ next: ProjectionTransform) -> ProjectionTransform") { call in
            ProjectionValue(
                try call.me(as: ProjectionValue.self).transform.followed(
                    by: call.get(0, as: ProjectionValue.self).transform)
            ).asValue
        }
        type.method("inverted", "() -> ProjectionTransform") { call in
            let own = try call.me(as: ProjectionValue.self)
            return (own.inverted ?? own).asValue
        }
        type.mutatingMethod("invert", "() -> Bool") { call in
            guard let inverse = try call.me(as: ProjectionValue.self).inverted else { return .bool(false) }
            call.receiver = inverse.asValue
            return .bool(true)
        }
    }

    private static let axes = "_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D"

    static let functions: [String: [NativeFunction]] = [
        "CATransform3DMakeTranslation": [
            NativeFunction("(\(axes)") { call in
                Transform3DValue.translation(try call.get(0), try call.get(1), try call.get(2)).asValue
            }
        ],
        "CATransform3DMakeScale": [
            NativeFunction("(\(axes)") { call in
                Transform3DValue.scale(try call.get(0), try call.get(1), try call.get(2)).asValue
            }
        ],
        "CATransform3DMakeRotation": [
            NativeFunction("(_ angle: CGFloat, \(axes)") { call in
                Transform3DValue.rotation(
                    radians: try call.get(0), try call.get(1), try call.get(2), try call.get(3)
                ).asValue
            }
        ],
        "CATransform3DMakeAffineTransform": [
            NativeFunction("(_ transform: CGAffineTransform) -> CATransform3D") { call in
                Transform3DValue.affine(try call.get(0)).asValue
            }
        ],
        "CATransform3DTranslate": [
            NativeFunction("(_ transform: CATransform3D, \(axes)") { call in
                Transform3DValue.translation(try call.get(1), try call.get(2), try call.get(3))
                    .concatenating(try call.get(0)).asValue
            }
        ],
        "CATransform3DScale": [
            NativeFunction("(_ transform: CATransform3D, \(axes)") { call in
                Transform3DValue.scale(try call.get(1), try call.get(2), try call.get(3))
                    .concatenating(try call.get(0)).asValue
            }
        ],
        "CATransform3DRotate": [
            NativeFunction("(_ transform: CATransform3D, _ angle: CGFloat, \(axes)") { call in
                Transform3DValue.rotation(
                    radians: try call.get(1), try call.get(2), try call.get(3), try call.get(4)
                ).concatenating(try call.get(0)).asValue
            }
        ],
        "CATransform3DConcat": [
            NativeFunction("(_ first: CATransform3D, _ next: CATransform3D) -> CATransform3D") { call in
                try call.get(0, as: Transform3DValue.self).concatenating(try call.get(1)).asValue
            }
        ],
        "CATransform3DIsIdentity": [
            NativeFunction("(_ transform: CATransform3D) -> Bool") { call in
                .bool(try call.get(0, as: Transform3DValue.self) == .identity)
            }
        ],
        "CATransform3DEqualToTransform": [
            NativeFunction("(_ first: CATransform3D, _ second: CATransform3D) -> Bool") { call in
                .bool(try call.get(0, as: Transform3DValue.self) == call.get(1))
            }
        ],
        "CATransform3DIsAffine": [
            NativeFunction("(_ transform: CATransform3D) -> Bool") { call in
                .bool(try call.get(0, as: Transform3DValue.self).isAffine)
            }
        ],
        "CATransform3DGetAffineTransform": [
            NativeFunction("(_ transform: CATransform3D) -> CGAffineTransform") { call in
                try call.get(0, as: Transform3DValue.self).affine.asValue
            }
        ]
    ]
}
