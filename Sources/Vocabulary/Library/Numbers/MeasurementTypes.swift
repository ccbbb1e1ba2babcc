/// `Measurement` and the units that views use.
enum MeasurementTypes {
    /// A unit: its family, symbol, name, and how it becomes the base unit of its family.
    static let units: [String: [(name: String, symbol: String, plural: String, factor: Double, constant: Double)]] = [
        "UnitLength": [
            ("meters", "m", "meters", 1, 0), ("kilometers", "km", "kilometers", 1000, 0),
            ("centimeters", "cm", "centimeters", 0.01, 0), ("millimeters", "mm", "millimeters", 0.001, 0),
            ("miles", "mi", "miles", 1609.344, 0), ("feet", "ft", "feet", 0.3048, 0),
            ("inches", "in", "inches", 0.0254, 0),
            ("yards", "yd", "yards", 0.9144, 0)
        ],
        "UnitMass": [
            ("kilograms", "kg", "kilograms", 1, 0), ("grams", "g", "grams", 0.001, 0),
            ("pounds", "lb", "pounds", 0.45359237, 0), ("ounces", "oz", "ounces", 0.028349523125, 0)
        ],
        "UnitTemperature": [
            ("kelvin", "K", "kelvins", 1, 0), ("celsius", "°C", "degrees Celsius", 1, 273.15),
            ("fahrenheit", "°F", "degrees Fahrenheit", 5.0 / 9, 255.3722222222222)
        ],
        "UnitDuration": [
            ("seconds", "sec", "seconds", 1, 0), ("minutes", "min", "minutes", 60, 0), ("hours", "hr", "hours", 3600, 0)
        ],
        "UnitSpeed": [
            ("metersPerSecond", "m/s", "meters per second", 1, 0),
            ("kilometersPerHour", "km/h", "kilometers per hour", 0.277778, 0),
            ("milesPerHour", "mph", "miles per hour", 0.44704, 0)
        ],
        "UnitVolume": [
            ("liters", "L", "liters", 1, 0), ("milliliters", "mL", "milliliters", 0.001, 0),
            ("cups", "cup", "cups", 0.24, 0),
            ("gallons", "gal", "gallons", 3.78541, 0), ("teaspoons", "tsp", "teaspoons", 0.00492892, 0),
            ("tablespoons", "tbsp", "tablespoons", 0.0147868, 0), ("fluidOunces", "fl oz", "fluid ounces", 0.0295735, 0)
        ],
        "UnitEnergy": [
            ("joules", "J", "joules", 1, 0), ("kilojoules", "kJ", "kilojoules", 1000, 0),
            ("kilocalories", "kcal", "kilocalories", 4184, 0), ("calories", "cal", "calories", 4.184, 0)
        ],
        "UnitAngle": [("degrees", "°", "degrees", 1, 0), ("radians", "rad", "radians", 57.29577951308232, 0)],
        "UnitInformationStorage": [
            ("bytes", "byte", "bytes", 8, 0), ("kilobytes", "kB", "kilobytes", 8000, 0),
            ("megabytes", "MB", "megabytes", 8_000_000, 0), ("gigabytes", "GB", "gigabytes", 8_000_000_000, 0)
        ]
    ]

    static let length = define("UnitLength")
    static let mass = define("UnitMass")
    static let temperature = define("UnitTemperature")
    static let duration = define("UnitDuration")
    static let speed = define("UnitSpeed")
    static let volume = define("UnitVolume")
    static let energy = define("UnitEnergy")
    static let angle = define("UnitAngle")
    static let storage = define("UnitInformationStorage")

    /// `Dimension`: the units of all families, for implicit members.
    static let dimension = NativeType("Dimension") { type in
        for family in units.keys.sorted() {
            for unit in units[family] ?? [] { type.constant(unit.name, .native(Token(family, unit.name))) }
        }
    }

    private static func define(_ name: String) -> NativeType {
        let units = units[name] ?? []
        return NativeType.tokens(name, units.map(\.name).joined(separator: " "), conforms: "Dimension Unit") { type in
            type.get("symbol") { (token: Token) in .string(units.first { $0.name == token.name }?.symbol ?? "") }
        }
    }

    static let measurement = NativeType("Measurement", conforms: "Equatable Hashable Comparable Sendable") { type in
        type.initializer("(value: Double, unit: Dimension)") { call in
            MeasurementValue(value: try call.get(0), unit: try call.get(1)).asValue
        }
        type.property("value", "Double", \MeasurementValue.value)
        type.get("unit") { (measurement: MeasurementValue) in .native(measurement.unit) }
        type.method("converted", "(to unit: Dimension)") { call in
            try call.me(as: MeasurementValue.self).converted(to: try call.get(0)).asValue
        }
        type.mutatingMethod("convert", "(to unit: Dimension)") { call in
            call.receiver = try call.me(as: MeasurementValue.self).converted(to: try call.get(0)).asValue
            return .void
        }
        type.method("formatted", "(_ style: FormatStyle? = nil) -> String") { call in
            let measurement: MeasurementValue = try call.me()
            return .string(
                call.has(0)
                    ? Formatting.text(of: call.receiver, style: call.value(0)) ?? measurement.text : measurement.text)
        }
        for (name, sign) in [("+", 1.0), ("-", -1)] {
            type.op(name, "(_ other: Measurement) -> Measurement") { call in
                let (a, b) = (try call.me(as: MeasurementValue.self), try call.get(0, as: MeasurementValue.self))
                return a.adding(b, sign).asValue
            }
        }
        type.op("*", "(_ factor: Double) -> Measurement") { call in
            var measurement: MeasurementValue = try call.me()
            measurement.value *= try call.get(0)
            return measurement.asValue
        }
        type.op("/", "(_ divisor: Double) -> Measurement") { call in
            var measurement: MeasurementValue = try call.me()
            measurement.value /= try call.get(0)
            return measurement.asValue
        }
        type.op("<", "(_ other: Measurement) -> Bool") { call in
            let (a, b) = (try call.me(as: MeasurementValue.self), try call.get(0, as: MeasurementValue.self))
            return .bool(a.value < b.converted(to: a.unit).value)
        }
    }

    static let unitOptions = NativeType.tokenSet(
        "MeasurementFormatter.UnitOptions", "providedUnit naturalScale temperatureWithoutUnit")

    static let formatter = NativeType.object(
        "MeasurementFormatter",
        "unitOptions: MeasurementFormatter.UnitOptions; unitStyle: Formatter.UnitStyle; locale: Locale; "
            + "numberFormatter: NumberFormatter",
        read: { formatter, name in
            guard name == "numberFormatter" else { return .none }
            let numbers = Value.native(ObjectValue("NumberFormatter"))
            formatter.settings[name] = numbers
            return numbers
        }
    ) { type in
        type.method("string", "(from measurement: Measurement) -> String") { call in
            .string(text(of: try call.get(0), with: try call.me()))
        }
    }
}

extension MeasurementTypes {
    /// The text of a measurement with a formatter's settings.
    static func text(of measurement: MeasurementValue, with formatter: ObjectValue) -> String {
        let style = formatter.tokenSetting("unitStyle")
        let width = style == "long" ? "wide" : style == "short" ? "narrow" : "abbreviated"
        guard case .native(let native)? = formatter.settings["numberFormatter"],
            let numbers = native.exactly(ObjectValue.self), !numbers.settings.isEmpty
        else { return measurement.text(width: width) }
        return measurement.text(width: width, written: NumberFormatterType.text(of: measurement.value, with: numbers))
    }
}

/// A Measurement.
public struct MeasurementValue: NativeValue, Hashable, Sendable {
    public var value: Double
    public let unit: Token

    public init(value: Double, unit: Token) {
        self.value = value
        self.unit = unit
    }

    private var row: (name: String, symbol: String, plural: String, factor: Double, constant: Double)? {
        MeasurementTypes.units[unit.typeName]?.first { $0.name == unit.name }
    }

    /// The same quantity in another unit of the family; itself where the unit is of another family.
    func converted(to other: Token) -> MeasurementValue {
        let target = MeasurementValue(value: 0, unit: other)
        guard other.typeName == unit.typeName, let from = row, let to = target.row else { return self }
        return MeasurementValue(value: (value * from.factor + from.constant - to.constant) / to.factor, unit: other)
    }

    /// The sum or the difference, in the base unit of the family where the units differ.
    func adding(_ other: MeasurementValue, _ sign: Double) -> MeasurementValue {
        guard other.unit != unit, let base = MeasurementTypes.units[unit.typeName]?.first else {
            return MeasurementValue(value: value + sign * other.value, unit: unit)
        }
        let shared = Token(unit.typeName, base.name)
        return MeasurementValue(
            value: converted(to: shared).value + sign * other.converted(to: shared).value, unit: shared)
    }

    public func isEqual(to other: any NativeValue) -> Bool? {
        (other as? MeasurementValue).map { $0.unit.typeName == unit.typeName && $0.converted(to: unit).value == value }
    }

    var text: String { text(width: "abbreviated") }

    func text(width: String, number style: NumberFormatStyleValue? = nil, written: String? = nil) -> String {
        var standard = NumberFormatStyleValue(.number)
        standard.fraction = 0...2
        let number = written ?? (style ?? standard).text(of: value)
        guard let row else { return number }
        if width == "wide" {
            return "\(number) \(value == 1 && row.plural.hasSuffix("s") ? String(row.plural.dropLast()) : row.plural)"
        }
        if row.symbol.hasPrefix("°") { return number + (width == "narrow" ? "°" : row.symbol) }
        return width == "narrow" ? number + row.symbol : "\(number) \(row.symbol)"
    }

    public var debugText: String { text }
}

extension MeasurementValue: NativeConvertible {
    static let sourceName = "Measurement"
}
