/// `NSDecimalNumber`: a number whose sums are those of the digits that are written.
enum NSDecimalNumberType {
    static let type = NativeType("NSDecimalNumber", conforms: "NSNumber Comparable Equatable Hashable") { type in
        for label in ["decimal", "value", "floatLiteral", "integerLiteral"] {
            type.initializer("(\(label): Double|NSNumber)") { call in
                NumberValue(try number(call.value(0), call)).asValue
            }
        }
        type.initializer("(string: String?, locale: Any? = nil)") { call in
            NumberValue(Double(try call.get(0, default: "")) ?? .nan).asValue
        }
        for (name, value) in [("zero", 0.0), ("one", 1), ("notANumber", .nan)] {
            type.constant(name, NumberValue(value).asValue)
        }
        arithmetic(&type)
    }

    /// What `NSNumber` has for these numbers; their values are its own.
    static func arithmetic(_ type: inout NativeType) {
        let operations: [(String, String, @Sendable (Double, Double) -> Double)] = [
            ("adding", "_ other", { $0 + $1 }), ("subtracting", "_ other", { $0 - $1 }),
            ("multiplying", "by other", { $0 * $1 }), ("dividing", "by other", { $0 / $1 })
        ]
        for (name, parameter, combine) in operations {
            type.method(name, "(\(parameter): NSNumber|Double) -> NSDecimalNumber") { call in
                NumberValue(exact(combine(try number(call.receiver, call), try number(call.value(0), call)))).asValue
            }
        }
        type.get("decimalValue") { (number: NumberValue) in .double(number.number) }
        type.method("compare", "(_ other: NSNumber|Double) -> ComparisonResult") { call in
            let (a, b) = (try number(call.receiver, call), try number(call.value(0), call))
            let order = a < b ? "orderedAscending" : a > b ? "orderedDescending" : "orderedSame"
            return .native(Token("ComparisonResult", order))
        }
    }

    private static func number(_ value: Value, _ call: NativeCall) throws -> Double {
        guard let number = Formatting.plainNumber(value) else { throw call.wrongType(value, expected: "a number") }
        return number
    }

    /// A result without the noise of binary fractions: what 15 digits say.
    private static func exact(_ number: Double) -> Double {
        guard number.isFinite else { return number }
        var digits = DecimalDigits(number)
        digits.round(significant: 15)
        return Double((digits.isNegative ? "-" : "") + digits.text()) ?? number
    }
}
