import LayoutEngine

/// The methods of `Path` that give another path or ask about it.
enum PathMethods {
    static func add(_ type: inout NativeType) {
        type.method("contains", "(_ point: CGPoint, eoFill: Bool = false) -> Bool") { call in
            .bool(try call.me(as: PathValue.self).contains(try call.get(0), evenOdd: try call.get(1, default: false)))
        }
        type.method("applying", "(_ transform: CGAffineTransform) -> Path") { call in
            try call.me(as: PathValue.self).applying(try call.get(0)).asValue
        }
        type.method("transform", "(_ transform: CGAffineTransform) -> Path") { call in
            try call.me(as: PathValue.self).applying(try call.get(0)).asValue
        }
        type.method("offsetBy", "(dx: CGFloat, dy: CGFloat) -> Path") { call in
            try call.me(as: PathValue.self).applying(.translation(try call.get(0), try call.get(1))).asValue
        }
        type.method("trimmedPath", "(from: CGFloat, to: CGFloat) -> Path") { call in
            try call.evaluator.charge(steps: 64, bytes: 4096)
            return try call.me(as: PathValue.self).trimmed(from: try call.get(0), to: try call.get(1)).asValue
        }
        type.method("strokedPath", "(_ style: StrokeStyle) -> Path") { call in
            let path: PathValue = try call.me()
            try call.evaluator.charge(steps: 64 * path.elements.count, bytes: 8192 * path.elements.count)
            return path.stroked(try call.get(0)).asValue
        }
        type.method("path", "(in rect: CGRect) -> Path") { call in call.receiver }
        type.method("normalized", "(eoFill: Bool = true) -> Path") { call in call.receiver }
        type.method("union", "(_ other: Path, eoFill: Bool = false) -> Path") { call in
            var path: PathValue = try call.me()
            path.add(try call.get(0, as: PathValue.self))
            return path.asValue
        }
        for name in ["intersection", "subtracting", "symmetricDifference", "lineIntersection", "lineSubtraction"] {
            type.method(name, "(_ other: Path, eoFill: Bool = false) -> Path") { call in
                _ = try call.get(0, as: PathValue.self)
                call.evaluator.note(
                    .init(
                        id: "approximate", severity: .note,
                        message: "the outline of a combined path is that of its first path", range: call.range))
                return call.receiver
            }
        }
        type.method("forEach", "(_ body: (Path.Element) -> Void)") { call in
            guard let body = try call.function(0) else { return .void }
            for element in try call.me(as: PathValue.self).elements { _ = try body.call([element.token]) }
            return .void
        }
    }
}

extension PathType {
    static let element = NativeType("Path.Element", conforms: "Equatable Sendable") { type in
        type.constant("closeSubpath", PathValue.Element.close.token)
        type.tokenFunction("move", "(to: CGPoint)")
        type.tokenFunction("line", "(to: CGPoint)")
        type.tokenFunction("quadCurve", "(to: CGPoint, control: CGPoint)")
        type.tokenFunction("curve", "(to: CGPoint, control1: CGPoint, control2: CGPoint)")
    }
}

extension PathValue.Element {
    /// The element as code sees it: an enum case with its points.
    var token: Value {
        switch self {
        case .move(let point): element("move", ("to", point))
        case .line(let point): element("line", ("to", point))
        case .quadCurve(let point, let control): element("quadCurve", ("to", point), ("control", control))
        case .curve(let point, let control1, let control2):
            element("curve", ("to", point), ("control1", control1), ("control2", control2))
        case .close: .native(Token("Path.Element", "closeSubpath"))
        }
    }

    private func element(_ name: String, _ points: (String, Point)...) -> Value {
        .native(
            TokenCall("Path.Element", name, arguments: points.map { Argument(name: $0.0, value: .point($0.1)) }))
    }
}
