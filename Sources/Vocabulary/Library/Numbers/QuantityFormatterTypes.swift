/// `LengthFormatter`, `MassFormatter` and `EnergyFormatter`: numbers with the unit that people of a region use.
enum QuantityFormatterTypes {
    private struct Unit: Sendable {
        let name: String
        let symbol: String
        /// The symbol of the short style, written without a space.
        let short: String
        let plural: String
        /// How much of the base unit it is.
        let factor: Double

        init(_ name: String, _ symbol: String, _ factor: Double, short: String? = nil, plural: String? = nil) {
            self.name = name
            self.symbol = symbol
            self.short = short ?? symbol
            self.plural = plural ?? name + "s"
            self.factor = factor
        }
    }

    private static let lengths = [
        Unit("millimeter", "mm", 0.001), Unit("centimeter", "cm", 0.01), Unit("meter", "m", 1),
        Unit("kilometer", "km", 1000), Unit("inch", "in", 0.0254, short: "″", plural: "inches"),
        Unit("foot", "ft", 0.3048, short: "′", plural: "feet"), Unit("yard", "yd", 0.9144), Unit("mile", "mi", 1609.344)
    ]
    private static let masses = [
        Unit("gram", "g", 0.001), Unit("kilogram", "kg", 1), Unit("ounce", "oz", 0.028349523125),
        Unit("pound", "lb", 0.45359237, short: "#"), Unit("stone", "st", 6.35029318)
    ]
    private static let energies = [
        Unit("joule", "J", 1), Unit("kilojoule", "kJ", 1000), Unit("calorie", "cal", 4.184),
        Unit("kilocalorie", "kcal", 4184)
    ]
    /// Kilocalories on food.
    private static let foodCalorie = Unit("Calorie", "Cal", 4184)

    static let lengthUnit = tokens("LengthFormatter.Unit", lengths)
    static let massUnit = tokens("MassFormatter.Unit", masses)
    static let energyUnit = tokens("EnergyFormatter.Unit", energies)

    private static func tokens(_ name: String, _ units: [Unit]) -> NativeType {
        NativeType.tokens(name, units.map(\.name).joined(separator: " "))
    }

    static let length = formatter(
        "LengthFormatter", flag: "isForPersonHeightUse", units: lengths, base: "Meters"
    ) { meters, isMetric, isPerson in
        switch meters {
        case _ where isMetric && isPerson: "centimeter"
        case _ where isMetric && meters >= 1000: "kilometer"
        case _ where isMetric && meters >= 1: "meter"
        case _ where isMetric: meters >= 0.01 ? "centimeter" : "millimeter"
        case ..<0: "mile"
        case 0: "yard"
        case ..<0.3048: "inch"
        case ..<0.9144: "foot"
        case ..<1609.344: "yard"
        default: "mile"
        }
    }

    static let mass = formatter(
        "MassFormatter", flag: "isForPersonMassUse", units: masses, base: "Kilograms"
    ) { kilograms, isMetric, _ in
        if isMetric { return kilograms >= 1 ? "kilogram" : "gram" }
        return kilograms > 0 && kilograms < 0.45359237 ? "ounce" : "pound"
    }

    static let energy = formatter(
        "EnergyFormatter", flag: "isForFoodEnergyUse", units: energies, base: "Joules"
    ) { joules, isMetric, isFood in
        if isFood { return "kilocalorie" }
        if isMetric { return joules >= 1000 ? "kilojoule" : "joule" }
        return joules > 4184 ? "kilocalorie" : "calorie"
    }

    /// - Parameter choice: the unit for so much of the base unit, in a metric region or not, under the flag or not.
    private static func formatter(
        _ name: String, flag: String, units: [Unit], base: String,
        choice: @escaping @Sendable (Double, _ isMetric: Bool, _ isFlagged: Bool) -> String
    ) -> NativeType {
        NativeType.object(
            name, "unitStyle: Formatter.UnitStyle; numberFormatter: NumberFormatter; \(flag): Bool",
            read: { formatter, member in
                switch member {
                case "unitStyle": return .native(Token("Formatter.UnitStyle", "medium"))
                case "numberFormatter":
                    let numbers = ObjectValue("NumberFormatter")
                    numbers.settings["numberStyle"] = .native(Token("NumberFormatter.Style", "decimal"))
                    formatter.settings[member] = .native(numbers)
                    return .native(numbers)
                default: return .bool(false)
                }
            }
        ) { type in
            @Sendable func isFlagged(_ formatter: ObjectValue) -> Bool { formatter.setting(flag) ?? false }
            @Sendable func unit(_ token: Token, _ formatter: ObjectValue) -> Unit? {
                if name == "EnergyFormatter", token.name == "kilocalorie", isFlagged(formatter) { return foodCalorie }
                return units.first { $0.name == token.name }
            }
            type.method("string", "(fromValue value: Double, unit: \(name).Unit) -> String") { call in
                let formatter: ObjectValue = try call.me()
                let value: Double = try call.get(0)
                guard let unit = unit(try call.get(1), formatter) else { return .string("") }
                return .string(text(of: value, unit, formatter))
            }
            type.method("unitString", "(fromValue value: Double, unit: \(name).Unit) -> String") { call in
                let formatter: ObjectValue = try call.me()
                guard let unit = unit(try call.get(1), formatter) else { return .string("") }
                return .string(word(for: unit, try call.get(0), formatter))
            }
            type.method("string", "(from\(base) amount: Double) -> String") { call in
                let formatter: ObjectValue = try call.me()
                let amount: Double = try call.get(0)
                let isMetric = isMetric(formatter)
                if name == "LengthFormatter", isFlagged(formatter), !isMetric {
                    return .string(height(amount, formatter))
                }
                let chosen = choice(amount, isMetric, isFlagged(formatter))
                guard let unit = unit(Token("\(name).Unit", chosen), formatter) else { return .string("") }
                return .string(text(of: amount / unit.factor, unit, formatter))
            }
        }
    }

    private static func numbers(_ formatter: ObjectValue) -> ObjectValue {
        if case .native(let native)? = formatter.settings["numberFormatter"],
            let numbers = native.exactly(ObjectValue.self)
        {
            return numbers
        }
        let numbers = ObjectValue("NumberFormatter")
        numbers.settings["numberStyle"] = .native(Token("NumberFormatter.Style", "decimal"))
        return numbers
    }

    private static func isMetric(_ formatter: ObjectValue) -> Bool {
        numbers(formatter).tokenSetting("locale").map { !$0.hasSuffix("US") } ?? false
    }

    private static func word(for unit: Unit, _ value: Double, _ formatter: ObjectValue) -> String {
        switch formatter.tokenSetting("unitStyle") {
        case "long": value == 1 ? unit.name : unit.plural
        case "short": unit.short
        default: unit.symbol
        }
    }

    private static func text(of value: Double, _ unit: Unit, _ formatter: ObjectValue) -> String {
        let number = NumberFormatterType.text(of: value, with: numbers(formatter))
        let space = formatter.tokenSetting("unitStyle") == "short" ? "" : " "
        return number + space + word(for: unit, value, formatter)
    }

    /// Feet and inches.
    private static func height(_ meters: Double, _ formatter: ObjectValue) -> String {
        let feet = (meters / 0.3048).rounded(.down)
        let inches = (meters - feet * 0.3048) / 0.0254
        guard let foot = lengths.first(where: { $0.name == "foot" }),
            let inch = lengths.first(where: { $0.name == "inch" })
        else { return "" }
        return text(of: feet, foot, formatter) + ", " + text(of: inches, inch, formatter)
    }
}
