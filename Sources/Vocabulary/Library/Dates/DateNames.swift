/// The names of months and days in English.
enum DateNames {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December"
    ]
    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    static let shortMonths = months.map { String($0.prefix(3)) }
    static let shortWeekdays = weekdays.map { String($0.prefix(3)) }
    static let initialMonths = months.map { String($0.prefix(1)) }
    static let initialWeekdays = weekdays.map { String($0.prefix(1)) }

    /// The lists that calendars and formatters have under the same names.
    static let symbols: [(String, [String])] = [
        ("monthSymbols", months), ("shortMonthSymbols", shortMonths), ("veryShortMonthSymbols", initialMonths),
        ("standaloneMonthSymbols", months), ("shortStandaloneMonthSymbols", shortMonths),
        ("veryShortStandaloneMonthSymbols", initialMonths), ("weekdaySymbols", weekdays),
        ("shortWeekdaySymbols", shortWeekdays), ("veryShortWeekdaySymbols", initialWeekdays),
        ("standaloneWeekdaySymbols", weekdays), ("shortStandaloneWeekdaySymbols", shortWeekdays),
        ("veryShortStandaloneWeekdaySymbols", initialWeekdays)
    ]
}
