import CanonicalJSON

extension NumberFormatStyleValue {
    /// Everything that was set, by the name of the setting, for layout trees.
    public var stored: JSON {
        func limits(_ range: ClosedRange<Int>?) -> JSON? {
            range.map { [.number(Double($0.lowerBound)), .number(Double($0.upperBound))] }
        }
        let plain = NumberFormatStyleValue(kind)
        var members: [String: JSON] = [:]
        switch kind {
        case .number: members["kind"] = "number"
        case .percent: members["kind"] = "percent"
        case .currency(let code):
            members["kind"] = "currency"
            members["code"] = .string(code)
        }
        members["fraction"] = limits(fraction)
        members["significant"] = limits(significant)
        members["increment"] = increment.map { .number($0) }
        if minimumInteger != plain.minimumInteger { members["minimumInteger"] = .number(Double(minimumInteger)) }
        if groups != plain.groups { members["groups"] = .bool(groups) }
        if sign != plain.sign { members["sign"] = .string(sign) }
        if notation != plain.notation { members["notation"] = .string(notation) }
        if rounding != plain.rounding { members["rounding"] = .string(rounding) }
        if scale != plain.scale { members["scale"] = .number(scale) }
        if showsDecimalSeparatorAlways { members["separator"] = true }
        if presentation != plain.presentation { members["presentation"] = .string(presentation) }
        if !locale.isEmpty { members["locale"] = .string(locale) }
        return .object(members)
    }

    /// Reads what `stored` gave; `nil` for anything else.
    public init?(stored json: JSON) {
        switch json["kind"] {
        case "number": self.init(.number)
        case "percent": self.init(.percent)
        case "currency": self.init(.currency(code: json["code"]?.stringValue ?? "USD"))
        default: return nil
        }
        func limits(_ name: String) -> ClosedRange<Int>? {
            guard case .array(let bounds)? = json[name], bounds.count == 2,
                let low = bounds[0].numberValue.flatMap({ Int(exactly: $0) }),
                let high = bounds[1].numberValue.flatMap({ Int(exactly: $0) }), low >= 0, low <= high, high <= 400
            else { return nil }
            return low...high
        }
        fraction = limits("fraction")
        significant = limits("significant")
        increment = json["increment"]?.numberValue
        if let count = json["minimumInteger"]?.numberValue, (0...400).contains(count) { minimumInteger = Int(count) }
        if let flag = json["groups"]?.boolValue { groups = flag }
        if let name = json["sign"]?.stringValue { sign = name }
        if let name = json["notation"]?.stringValue { notation = name }
        if let name = json["rounding"]?.stringValue { rounding = name }
        if let number = json["scale"]?.numberValue { scale = number }
        if let flag = json["separator"]?.boolValue { showsDecimalSeparatorAlways = flag }
        if let name = json["presentation"]?.stringValue { presentation = name }
        if let name = json["locale"]?.stringValue { locale = name }
    }
}
