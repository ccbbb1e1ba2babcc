import Foundation

let start = Date(timeIntervalSince1970: 1_709_640_000)
for name in ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "es_ES"] {
    let locale = Locale(identifier: name)
    let numbers = NumberFormatter()
    numbers.locale = locale
    func text(_ style: NumberFormatter.Style, _ number: Double) -> String {
        numbers.numberStyle = style
        return numbers.string(from: NSNumber(value: number)) ?? ""
    }
    print(name, text(.decimal, 1234), text(.decimal, 1234567.891), text(.percent, 0.25), text(.currency, -1234.5))
    print((12345.678).formatted(.number.locale(locale)), (0.256).formatted(.percent.locale(locale)))
    for code in ["USD", "EUR", "GBP", "JPY"] { print((1234.5).formatted(.currency(code: code).locale(locale)), terminator: " ") }
    print(locale.decimalSeparator ?? "", locale.groupingSeparator ?? "")
    let dates = DateFormatter()
    dates.locale = locale
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    for format in ["EEEE d MMMM y", "EEE d MMM"] {
        dates.dateFormat = format
        print(dates.string(from: start))
        print((0..<12).map { dates.string(from: start.addingTimeInterval(Double($0) * 30.5 * 86_400)) })
    }
}
let styles: [DateFormatter.Style] = [.short, .medium, .long, .full]
for name in ["en_GB", "de_DE", "fr_FR", "ja_JP", "es_ES"] {
    let dates = DateFormatter()
    dates.locale = Locale(identifier: name)
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    for style in styles {
        dates.dateStyle = style
        dates.timeStyle = .none
        print(dates.string(from: start))
        dates.timeStyle = .short
        print(dates.string(from: start))
    }
}
