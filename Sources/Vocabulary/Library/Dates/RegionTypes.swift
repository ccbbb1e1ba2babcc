/// `Locale` and `TimeZone`: texts are in English (United States) but for the regions of `RegionWords`, every time in UTC unless a zone is set.
enum RegionTypes {
    static let locale = NativeType("Locale", conforms: "Equatable Hashable Sendable") { type in
        for name in ["current", "autoupdatingCurrent"] { type.constant(name, .native(Token("Locale", "en_US"))) }
        type.initializer("(identifier: String)") { call in
            let identifier: String = try call.get(0)
            if !identifier.hasPrefix("en"), RegionWords.named(identifier) == nil {
                call.evaluator.note(
                    .init(
                        id: "approximate", severity: .note,
                        message: "texts of the locale \"\(identifier)\" are formatted in English", range: call.range))
            }
            return .native(Token("Locale", identifier))
        }
        type.get("identifier") { (token: Token) in .string(token.name) }
        for name in ["languageCode"] { type.get(name) { (token: Token) in .string(String(token.name.prefix(2))) } }
        type.get("regionCode") { (token: Token) in region(of: token).map(Value.string) ?? .none }
        type.get("currencyCode") { (token: Token) in .string(NumberWords.named(token.name).currency) }
        type.get("currencySymbol") { (token: Token) in
            let words = NumberWords.named(token.name)
            return .string(words.symbol(words.currency))
        }
        type.get("decimalSeparator") { (token: Token) in .string(NumberWords.named(token.name).point) }
        type.get("groupingSeparator") { (token: Token) in .string(NumberWords.named(token.name).grouping) }
        type.get("usesMetricSystem") { (_: Token) in .bool(false) }
        type.get("measurementSystem") { (_: Token) in .native(Token("Locale.MeasurementSystem", "us")) }
        type.get("currency") { (token: Token) in
            let code = NumberWords.named(token.name).currency
            return RecordValue("Locale.Currency", [("identifier", .string(code))]).asValue
        }
        type.get("region") { (token: Token) in
            region(of: token).map { RecordValue("Locale.Region", [("identifier", .string($0))]).asValue } ?? .none
        }
        type.get("language") { (token: Token) in
            let code = RecordValue("Locale.LanguageCode", [("identifier", .string(String(token.name.prefix(2))))])
            return RecordValue("Locale.Language", [("languageCode", code.asValue)]).asValue
        }
        type.get("calendar") { (_: Token) in CalendarValue().asValue }
        type.constant("preferredLanguages", .array([.string("en-US")]))
        // Whatever the locale is, names are in English.
        let names: [(label: String, name: @Sendable (String) -> String?)] = [
            ("forLanguageCode", LocaleNames.language), ("forRegionCode", LocaleNames.region),
            ("forCurrencyCode", LocaleNames.currency), ("forIdentifier", LocaleNames.locale)
        ]
        for (label, name) in names {
            type.method("localizedString", "(\(label) code: String) -> String?") { call in
                name(try call.get(0)).map(Value.string) ?? .none
            }
        }
        type.constant("isoRegionCodes", .array(LocaleNames.regionCodes.map { .string($0) }))
    }

    /// The region that an identifier ends in: `DE` of `de_DE`.
    private static func region(of locale: Token) -> String? {
        let parts = locale.name.replacing("-", with: "_").split(separator: "_").dropFirst()
        return parts.first { $0.count == 2 }.map(String.init)
    }

    static let identified = NativeType.record("Locale.Currency", "identifier: String", conforms: "Equatable Hashable")
    static let language = NativeType.record(
        "Locale.Language", "languageCode: Locale.LanguageCode?", conforms: "Equatable Hashable")
    /// `Locale.Region`, with the regions that code names.
    static let region = NativeType("Locale.Region", conforms: "Equatable Hashable Sendable") { type in
        let names = [
            "argentina": "AR", "australia": "AU", "austria": "AT", "belgium": "BE", "brazil": "BR", "canada": "CA",
            "chinaMainland": "CN", "denmark": "DK", "finland": "FI", "france": "FR", "germany": "DE", "greece": "GR",
            "india": "IN", "ireland": "IE", "israel": "IL", "italy": "IT", "japan": "JP", "mexico": "MX",
            "netherlands": "NL", "newZealand": "NZ", "norway": "NO", "poland": "PL", "portugal": "PT", "spain": "ES",
            "sweden": "SE", "switzerland": "CH", "turkey": "TR", "ukraine": "UA", "unitedKingdom": "GB",
            "unitedStates": "US"
        ]
        for (name, code) in names {
            type.constant(name, RecordValue("Locale.Region", [("identifier", .string(code))]).asValue)
        }
        type.initializer("(_ identifier: String)") { call in
            RecordValue("Locale.Region", [("identifier", call.value(0))]).asValue
        }
        type.get("identifier") { (region: RecordValue) in region["identifier"] }
    }

    static let measurementSystem = NativeType.tokens("Locale.MeasurementSystem", "metric us uk")

    static let timeZone = NativeType("TimeZone", conforms: "Equatable Hashable Sendable") { type in
        for name in ["current", "autoupdatingCurrent", "gmt"] { type.constant(name, TimeZoneValue.utc.asValue) }
        for label in ["identifier", "abbreviation"] {
            type.initializer("(\(label): String)") { call in
                let name: String = try call.get(0)
                return TimeZoneValue.offsets[name].map { TimeZoneValue(identifier: name, offset: $0).asValue } ?? .none
            }
        }
        type.initializer("(secondsFromGMT: Int)") { call in TimeZoneValue(offset: try call.get(0)).asValue }
        type.get("identifier") { (zone: TimeZoneValue) in .string(zone.identifier) }
        type.method("secondsFromGMT", "(for date: Date? = nil) -> Int") { call in
            .int(try call.me(as: TimeZoneValue.self).offset)
        }
        type.method("abbreviation", "(for date: Date? = nil) -> String?") { call in
            .string(try call.me(as: TimeZoneValue.self).name(at: try call.optional(0)))
        }
        for name in ["isDaylightSavingTime", "daylightSavingTimeOffset"] {
            let result = name.hasPrefix("is") ? "Bool" : "Double"
            type.method(name, "(for date: Date? = nil) -> \(result)") { call in
                let isSummer = try call.me(as: TimeZoneValue.self).isSummer(at: try call.optional(0))
                if isSummer {
                    call.evaluator.note(
                        .init(
                            id: "approximate", severity: .note,
                            message: "times of the zone are without summer time", range: call.range))
                }
                return name.hasPrefix("is") ? .bool(isSummer) : .double(isSummer ? 3600 : 0)
            }
        }
    }
}
