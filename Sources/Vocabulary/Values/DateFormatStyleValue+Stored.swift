import CanonicalJSON

extension DateFormatStyleValue {
    /// Everything that was set, by the name of the setting, for layout trees.
    public var stored: JSON {
        var members: [String: JSON] = [
            "zone": .string(zone.identifier), "offset": .number(Double(zone.offset))
        ]
        members["date"] = date.map { .string($0) }
        members["time"] = time.map { .string($0) }
        members["pattern"] = pattern.map { .string($0) }
        if !locale.isEmpty { members["locale"] = .string(locale) }
        if !fields.isEmpty { members["fields"] = .object(fields.mapValues { .string($0) }) }
        return .object(members)
    }

    /// Reads what `stored` gave; `nil` for anything else.
    public init?(stored json: JSON) {
        guard let name = json["zone"]?.stringValue,
            let offset = json["offset"]?.numberValue.flatMap({ Int(exactly: $0) })
        else { return nil }
        self.init(date: json["date"]?.stringValue, time: json["time"]?.stringValue)
        zone = TimeZoneValue(identifier: name, offset: offset)
        locale = json["locale"]?.stringValue ?? ""
        pattern = json["pattern"]?.stringValue
        fields = json["fields"]?.objectValue?.compactMapValues(\.stringValue) ?? [:]
    }
}
