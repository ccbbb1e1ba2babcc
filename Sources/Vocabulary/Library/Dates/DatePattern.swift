/// Dates by Unicode's patterns (`yyyy-MM-dd`), in English.
enum DatePattern {
    /// The parts of a pattern: letters that repeat, or text as it is.
    enum Part: Equatable {
        case field(Character, Int)
        case text(String)
    }

    static func parts(_ pattern: String) -> [Part] {
        var parts: [Part] = []
        var literal = ""
        var isQuoted = false
        var characters = Array(pattern)[...]
        func flush() {
            if !literal.isEmpty { parts.append(.text(literal)) }
            literal = ""
        }
        while let character = characters.popFirst() {
            if character == "'" {
                if characters.first == "'" {
                    characters.removeFirst()
                    literal.append("'")
                } else {
                    isQuoted.toggle()
                }
            } else if !isQuoted, character.isASCII, character.isLetter {
                flush()
                let count = characters.prefix { $0 == character }.count
                characters.removeFirst(count)
                parts.append(.field(character, count + 1))
            } else {
                literal.append(character)
            }
        }
        flush()
        return parts
    }

    static func text(
        of date: DateValue, pattern: String, zone: TimeZoneValue = .utc, words: RegionWords? = nil
    ) -> String {
        let time = CivilTime(date, offset: zone.offset)
        return parts(pattern).map { part in
            switch part {
            case .text(let text): text
            case .field(let letter, let count):
                words.flatMap { own(letter, count, time, $0) } ?? field(letter, count, time, zone)
            }
        }.joined()
    }

    /// A name in a region's own words; `nil` for what is no name.
    private static func own(_ letter: Character, _ count: Int, _ time: CivilTime, _ words: RegionWords) -> String? {
        switch (letter, max(count, letter == "E" ? 3 : 1)) {
        case ("M", 3), ("L", 3): words.shortMonths[time.month - 1]
        case ("M", 4), ("L", 4): words.months[time.month - 1]
        case ("E", 3), ("e", 3), ("c", 3): words.shortWeekdays[time.weekday - 1]
        case ("E", 4), ("e", 4), ("c", 4): words.weekdays[time.weekday - 1]
        case ("a", _): time.hour < 12 ? words.halves.morning : words.halves.afternoon
        default: nil
        }
    }

    private static func field(_ letter: Character, _ count: Int, _ time: CivilTime, _ zone: TimeZoneValue) -> String {
        switch letter {
        case "y", "Y", "u":
            return count == 2 ? padded(time.year.flooredDivision(by: 100).rest) : padded(time.year, count)
        case "M", "L": return name(time.month, count, in: DateNames.months)
        case "d": return padded(time.day, count)
        case "D": return padded(time.dayOfYear, count)
        case "E": return name(time.weekday, max(count, 3), in: DateNames.weekdays)
        case "e", "c": return name(time.weekday, count, in: DateNames.weekdays)
        case "Q", "q":
            return count < 3
                ? padded(time.quarter, count)
                : count == 3 ? "Q\(time.quarter)" : EnglishText.ordinal(time.quarter) + " quarter"
        case "w": return padded(CalendarValue().weekOfYear(of: time), count)
        case "W": return "\(CalendarValue().weekOfMonth(of: time))"
        case "a", "b": return time.hour < 12 ? "AM" : "PM"
        case "h": return padded((time.hour + 11) % 12 + 1, count)
        case "H": return padded(time.hour, count)
        case "K": return padded(time.hour % 12, count)
        case "k": return padded((time.hour + 23) % 24 + 1, count)
        case "m": return padded(time.minute, count)
        case "s": return padded(time.second, count)
        case "S": return String(padded(time.nanosecond, 9).prefix(min(count, 9)))
        case "G": return "AD"
        case "z", "v", "V": return zone.name
        case "Z": return count == 5 ? zone.isoText(colon: true) : count == 4 ? zone.name : zone.isoText(colon: false)
        case "X", "x":
            return letter == "X" && zone.offset == 0 ? "Z" : zone.isoText(colon: count == 3 || count == 5)
        default: return ""
        }
    }

    /// A number, or its name where three letters or more are asked for.
    private static func name(_ number: Int, _ count: Int, in names: [String]) -> String {
        switch count {
        case 1, 2: return padded(number, count)
        case 4: return names[number - 1]
        case 5: return String(names[number - 1].prefix(1))
        case 6: return String(names[number - 1].prefix(2))
        default: return String(names[number - 1].prefix(3))
        }
    }

    /// Reads a date by a pattern; `nil` if the text does not follow it.
    static func date(from text: String, pattern: String, zone: TimeZoneValue = .utc) -> DateValue? {
        var time = CivilTime(year: 2000, month: 1, day: 1)
        var rest = text[...]
        var isAfternoon: Bool?
        var zone = zone
        for part in parts(pattern) {
            switch part {
            case .text(let expected):
                guard rest.hasPrefix(expected) else { return nil }
                rest = rest.dropFirst(expected.count)
            case .field(let letter, let count):
                switch letter {
                case "a":
                    guard let word = takeWord(&rest)?.lowercased(), word == "am" || word == "pm" else { return nil }
                    isAfternoon = word == "pm"
                case "M" where count > 2, "L" where count > 2:
                    guard let word = takeWord(&rest), let month = index(of: word, in: DateNames.months) else {
                        return nil
                    }
                    time.month = month + 1
                case "E", "G": if takeWord(&rest) == nil { return nil }
                case "z", "Z", "X", "x":
                    guard let read = takeZone(&rest) else { return nil }
                    zone = read
                default:
                    guard
                        let number = takeNumber(
                            &rest, letter == "y" ? max(count, 4) : letter == "S" ? 9 : max(count, 2))
                    else { return nil }
                    set(letter, count, number, &time)
                }
            }
        }
        guard rest.isEmpty, (1...12).contains(time.month), (1...31).contains(time.day), time.hour < 25, time.minute < 60
        else { return nil }
        if let isAfternoon { time.hour = time.hour % 12 + (isAfternoon ? 12 : 0) }
        return time.date(offset: zone.offset)
    }

    private static func set(_ letter: Character, _ count: Int, _ number: Int, _ time: inout CivilTime) {
        switch letter {
        case "y", "Y": time.year = count == 2 && number < 100 ? 2000 + number : number
        case "M", "L": time.month = number
        case "d": time.day = number
        case "h", "H", "K", "k": time.hour = number
        case "m": time.minute = number
        case "s": time.second = number
        default: break
        }
    }

    private static func takeWord(_ text: inout Substring) -> String? {
        let word = text.prefix { $0.isLetter }
        text = text.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    private static func takeNumber(_ text: inout Substring, _ most: Int) -> Int? {
        let digits = text.prefix(most).prefix { $0.isASCII && $0.isNumber }
        text = text.dropFirst(digits.count)
        return Int(digits)
    }

    private static func takeZone(_ text: inout Substring) -> TimeZoneValue? {
        if text.first == "Z" {
            text = text.dropFirst()
            return .utc
        }
        guard let sign = text.first, sign == "+" || sign == "-" else { return takeWord(&text) == nil ? nil : .utc }
        text = text.dropFirst()
        let digits = text.prefix { $0.isNumber || $0 == ":" }
        text = text.dropFirst(digits.count)
        guard let number = Int(digits.filter { $0 != ":" }) else { return nil }
        let seconds = number / 100 * 3600 + number % 100 * 60
        return TimeZoneValue(offset: sign == "-" ? -seconds : seconds)
    }

    private static func index(of word: String, in names: [String]) -> Int? {
        let word = word.lowercased()
        return names.firstIndex { $0.lowercased() == word || $0.lowercased().prefix(3) == word }
    }
}
