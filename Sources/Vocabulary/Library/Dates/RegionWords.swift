/// How a region writes dates and numbers.
///
/// The texts are those of the Unicode CLDR as Foundation gives them: Swift 6.3.1 on Linux printed each of them.
struct RegionWords: Sendable {
    /// Months and days as they stand in a date; in Japanese the numbers carry their sign.
    let months: [String]
    let shortMonths: [String]
    let weekdays: [String]
    let shortWeekdays: [String]
    let halves: (morning: String, afternoon: String)
    /// The patterns of `DateFormatter.Style`, from short to full.
    let dates: [String]
    let times: [String]
    /// What stands between a date and a time, for the short style and for the others.
    let separators: (short: String, long: String)
    let numbers: NumberWords
    /// The patterns of a date in numbers and of one with the month's short name, of `Date.FormatStyle`.
    let numericDate: String
    let abbreviatedDate: String

    /// The words of an identifier; `nil` for regions that are written as English (United States) is.
    static func named(_ identifier: String) -> RegionWords? {
        switch identifier.replacing("-", with: "_") {
        case "en_GB": british
        case "de", "de_DE": german
        case "fr", "fr_FR": french
        case "ja", "ja_JP": japanese
        case "es", "es_ES": spanish
        default: nil
        }
    }

    static let british = RegionWords(
        months: DateNames.months, shortMonths: DateNames.shortMonths, weekdays: DateNames.weekdays,
        shortWeekdays: DateNames.shortWeekdays, halves: ("am", "pm"),
        dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"],
        times: ["HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"], separators: (", ", " 'at' "),
        numbers: NumberWords(currency: "GBP", symbols: ["USD": "US$", "JPY": "JP¥"]),
        numericDate: "dd/MM/y", abbreviatedDate: "d MMM y")

    static let german = RegionWords(
        months: NameList.names(
            in: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
        shortMonths: NameList.names(in: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
        weekdays: NameList.names(in: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag"),
        shortWeekdays: NameList.names(in: "So. Mo. Di. Mi. Do. Fr. Sa."), halves: ("AM", "PM"),
        dates: ["dd.MM.yy", "dd.MM.y", "d. MMMM y", "EEEE, d. MMMM y"],
        times: ["HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"], separators: (", ", " 'um' "),
        numbers: NumberWords(
            point: ",", grouping: ".", percent: "\u{A0}%", currency: "EUR", symbols: [:], leadsCurrency: false),
        numericDate: "d.M.y", abbreviatedDate: "d. MMM y")

    static let french = RegionWords(
        months: NameList.names(
            in: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
        shortMonths: NameList.names(in: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
        weekdays: NameList.names(in: "dimanche lundi mardi mercredi jeudi vendredi samedi"),
        shortWeekdays: NameList.names(in: "dim. lun. mar. mer. jeu. ven. sam."), halves: ("AM", "PM"),
        dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE d MMMM y"],
        times: ["HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"], separators: (" ", " 'à' "),
        numbers: NumberWords(
            point: ",", grouping: "\u{202F}", percent: "\u{A0}%", currency: "EUR",
            symbols: ["USD": "$US", "GBP": "£GB", "JPY": "JPY"], leadsCurrency: false),
        numericDate: "dd/MM/y", abbreviatedDate: "d MMM y")

    static let japanese = RegionWords(
        months: (1...12).map { "\($0)月" }, shortMonths: (1...12).map { "\($0)月" },
        weekdays: NameList.names(in: "日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日"),
        shortWeekdays: NameList.names(in: "日 月 火 水 木 金 土"), halves: ("午前", "午後"),
        dates: ["y/MM/dd", "y/MM/dd", "y年M月d日", "y年M月d日 EEEE"],
        times: ["H:mm", "H:mm:ss", "H:mm:ss z", "H時mm分ss秒 zzzz"], separators: (" ", " "),
        numbers: NumberWords(currency: "JPY", symbols: [:]),
        numericDate: "y/M/d", abbreviatedDate: "y年M月d日")

    static let spanish = RegionWords(
        months: NameList.names(
            in: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
        shortMonths: NameList.names(in: "ene feb mar abr may jun jul ago sept oct nov dic"),
        weekdays: NameList.names(in: "domingo lunes martes miércoles jueves viernes sábado"),
        shortWeekdays: NameList.names(in: "dom lun mar mié jue vie sáb"), halves: ("a.\u{A0}m.", "p.\u{A0}m."),
        dates: ["d/M/yy", "d MMM y", "d 'de' MMMM 'de' y", "EEEE, d 'de' MMMM 'de' y"],
        times: ["H:mm", "H:mm:ss", "H:mm:ss z", "H:mm:ss (zzzz)"], separators: (", ", ", "),
        numbers: NumberWords(
            point: ",", grouping: ".", leastGrouped: 5, percent: "\u{A0}%", currency: "EUR",
            symbols: ["USD": "US$", "GBP": "GBP", "JPY": "JPY"], leadsCurrency: false),
        numericDate: "d/M/y", abbreviatedDate: "d MMM y")
}

/// How a region writes numbers.
struct NumberWords: Hashable, Sendable {
    var point = "."
    var grouping = ","
    /// The least number of digits in front of the point that are grouped.
    var leastGrouped = 4
    var percent = "%"
    /// The region's own currency.
    var currency = "USD"
    /// Symbols that differ from those of English (United States).
    var symbols: [String: String] = [:]
    /// Whether the symbol of a currency stands in front.
    var leadsCurrency = true

    static let english = NumberWords()

    static func named(_ identifier: String) -> NumberWords { RegionWords.named(identifier)?.numbers ?? .english }

    func symbol(_ code: String) -> String { symbols[code] ?? Currency.symbol(code) }

    /// An amount with the symbol on its side.
    func amount(_ text: String, symbol: String) -> String {
        guard !leadsCurrency else { return symbol + text }
        return text + "\u{A0}" + symbol.filter { $0 != "\u{A0}" }
    }

    /// The separator between groups for a number of digits in front of the point; `nil` for none.
    func grouping(for digits: DecimalDigits) -> String? { digits.magnitude + 1 < leastGrouped ? nil : grouping }
}
