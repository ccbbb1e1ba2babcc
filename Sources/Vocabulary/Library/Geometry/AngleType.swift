/// `Angle`.
enum AngleType {
    static let type = NativeType("Angle", conforms: "Equatable Hashable Comparable Sendable Animatable") { type in
        type.initializer("()") { _ in AngleValue(degrees: 0).asValue }
        type.initializer("(degrees: Double)") { call in AngleValue(degrees: try call.get(0)).asValue }
        type.initializer("(radians: Double)") { call in AngleValue(radians: try call.get(0)).asValue }
        type.staticFunction("degrees", "(_ degrees: Double) -> Angle") { call in
            AngleValue(degrees: try call.get(0)).asValue
        }
        type.staticFunction("radians", "(_ radians: Double) -> Angle") { call in
            AngleValue(radians: try call.get(0)).asValue
        }
        type.constant("zero", AngleValue(degrees: 0).asValue)
        type.property("degrees", "Double", \AngleValue.degrees)
        type.property("radians", "Double", \AngleValue.radians)
        type.property("animatableData", "Double", \AngleValue.radians)
        type.op("+", "(_ other: Angle) -> Angle") { call in
            try call.me(as: AngleValue.self).combined(try call.get(0)).asValue
        }
        type.op("-", "(_ other: Angle) -> Angle") { call in
            try call.me(as: AngleValue.self).combined(try call.get(0), factor: -1).asValue
        }
        type.op("*", "(_ other: Angle|Double) -> Angle") { call in
            if let factor = Double.converted(from: call.receiver) {
                return try call.get(0, as: AngleValue.self).scaled(by: factor).asValue
            }
            return try call.me(as: AngleValue.self).scaled(by: try call.get(0)).asValue
        }
        type.op("/", "(_ divisor: Double) -> Angle") { call in
            let angle: AngleValue = try call.me()
            return angle.scaled(by: 1 / (try call.get(0))).asValue
        }
        type.op("prefix -", "() -> Angle") { call in try call.me(as: AngleValue.self).scaled(by: -1).asValue }
        type.op("<", "(_ other: Angle) -> Bool") { call in
            .bool(try call.me(as: AngleValue.self).radians < call.get(0, as: AngleValue.self).radians)
        }
    }
}
