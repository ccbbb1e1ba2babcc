/// `DispatchTime`, `DispatchTimeInterval`, `Duration` and clocks: lengths of time in seconds.
enum TimeTypes {
    static let duration = define("Duration", conforms: "Comparable") { type in
        type.get("components") { (value: DurationValue) in
            .tuple(
                TupleValue(
                    labels: ["seconds", "attoseconds"],
                    elements: [.int(Int(exactly: value.seconds.rounded(.towardZero)) ?? 0), .int(0)]))
        }
        type.method("formatted", "(_ style: FormatStyle? = nil) -> String") { call in
            if call.has(0), let text = Formatting.text(of: call.receiver, style: call.value(0)) { return .string(text) }
            return .string(ClockText.minutesAndSeconds(try call.me(as: DurationValue.self).seconds))
        }
    }

    static let interval = define("DispatchTimeInterval", conforms: "") { type in
        type.constant("never", DurationValue("DispatchTimeInterval", seconds: .infinity).asValue)
    }

    static let dispatchTime = NativeType("DispatchTime", conforms: "Equatable Comparable") { type in
        type.staticFunction("now", "() -> DispatchTime") { _ in DurationValue("DispatchTime", seconds: 0).asValue }
        type.constant("distantFuture", DurationValue("DispatchTime", seconds: .infinity).asValue)
        // `.now() + .seconds(1)`: the implicit member is looked up in the type of the other side.
        addUnits(&type, of: "DispatchTimeInterval")
        addArithmetic(&type)
    }

    static let continuousClock = NativeType.tokens("ContinuousClock", "continuous now") { type in
        type.tokenInitializer("()")
        type.method("sleep", "(for duration: Duration)") { call in
            try call.evaluator.sleep()
            return .void
        }
    }

    private static func define(_ name: String, conforms: String, _ build: (inout NativeType) -> Void) -> NativeType {
        NativeType(name, conforms: "Equatable Hashable Sendable " + conforms) { type in
            addUnits(&type, of: name)
            type.constant("zero", DurationValue(name, seconds: 0).asValue)
            addArithmetic(&type)
            build(&type)
        }
    }

    private static func addUnits(_ type: inout NativeType, of name: String) {
        let units = [("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", 1e-6), ("nanoseconds", 1e-9)]
        for (unit, factor) in units {
            type.staticFunction(unit, "(_ count: Double) -> \(name)") { call in
                DurationValue(name, seconds: try call.get(0, as: Double.self) * factor).asValue
            }
        }
    }

    private static func addArithmetic(_ type: inout NativeType) {
        let operand = type.name == "DispatchTime" ? "Double|DispatchTimeInterval" : type.name
        for (name, sign) in [("+", 1.0), ("-", -1)] {
            type.op(name, "(_ other: \(operand)) -> \(type.name)") { call in
                let left: DurationValue = try call.me()
                let seconds = try Double.converted(from: call.value(0)) ?? call.get(0, as: DurationValue.self).seconds
                return DurationValue(left.typeName, seconds: left.seconds + sign * seconds).asValue
            }
        }
        type.op("*", "(_ factor: Double) -> \(type.name)") { call in
            let left: DurationValue = try call.me()
            return DurationValue(left.typeName, seconds: left.seconds * (try call.get(0))).asValue
        }
        type.op("/", "(_ divisor: Double) -> \(type.name)") { call in
            let left: DurationValue = try call.me()
            return DurationValue(left.typeName, seconds: left.seconds / (try call.get(0))).asValue
        }
        type.op("<", "(_ other: \(type.name)) -> Bool") { call in
            .bool(try call.me(as: DurationValue.self).seconds < call.get(0, as: DurationValue.self).seconds)
        }
    }
}

/// A Duration, DispatchTimeInterval, or DispatchTime counted from now.
public struct DurationValue: NativeValue, Hashable, Sendable {
    public let typeName: String
    public let seconds: Double

    public init(_ typeName: String, seconds: Double) {
        self.typeName = typeName
        self.seconds = seconds
    }

    public var debugText: String { "\(typeName).seconds(\(seconds.sourceText))" }
}

extension DurationValue: NativeConvertible {
    static var sourceName: String { "a duration" }
}

/// Lengths of time as clocks show them.
enum ClockText {
    /// `1:05:09` or `0:05:09`: hours, minutes and seconds, as `Duration.formatted()` shows them.
    static func minutesAndSeconds(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "0:00:00" }
        let whole = Int(abs(seconds).rounded())
        return (seconds < 0 ? "-" : "") + "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }

    static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
