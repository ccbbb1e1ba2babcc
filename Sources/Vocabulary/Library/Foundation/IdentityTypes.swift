/// `UUID` and `NSNumber`.
enum IdentityTypes {
    static let uuid = NativeType("UUID", conforms: "Equatable Hashable Comparable Codable Sendable") { type in
        type.initializer("()") { call in UUIDValue(number: call.evaluator.freshNumber()).asValue }
        type.initializer("(uuidString: String)") { call in UUIDValue(try call.get(0, as: String.self))?.asValue ?? .none
        }
        for name in ["uuidString", "description", "debugDescription"] {
            type.contextual(name) { (uuid: UUIDValue, evaluator) in
                if uuid.text.hasPrefix("00000000-0000-4000-8000-") { evaluator.noteFixed("UUIDs count up here") }
                return .string(uuid.text)
            }
        }
        type.get("hashValue") { (uuid: UUIDValue) in
            .int(uuid.text.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF_FFFF })
        }
        type.op("<", "(_ other: UUID) -> Bool") { call in
            .bool(try call.me(as: UUIDValue.self).text < call.get(0, as: UUIDValue.self).text)
        }
    }

    static let number = NativeType("NSNumber", conforms: "Equatable Hashable") { type in
        type.initializer("(value: Double|Bool)") { call in
            if case .bool(let flag) = call.value(0) { return NumberValue(flag ? 1 : 0, isBool: true).asValue }
            return NumberValue(try call.get(0)).asValue
        }
        for label in ["double", "float", "integerLiteral", "floatLiteral"] {
            type.initializer("(\(label): Double)") { call in NumberValue(try call.get(0)).asValue }
        }
        type.fromNumberLiteral = { NumberValue($0).asValue }
        for name in ["doubleValue", "floatValue"] { type.get(name) { (number: NumberValue) in .double(number.number) } }
        for name in ["intValue", "integerValue"] {
            type.get(name) { (number: NumberValue) in .int(Int(exactly: number.number.rounded(.towardZero)) ?? 0) }
        }
        NSDecimalNumberType.arithmetic(&type)
        type.get("boolValue") { (number: NumberValue) in .bool(number.number != 0) }
        for name in ["stringValue", "description"] {
            type.get(name) { (number: NumberValue) in .string(number.number.sourceText) }
        }
    }
}
