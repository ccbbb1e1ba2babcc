import Foundation

let first = Date(timeIntervalSince1970: 1_709_596_800)
func shown(_ days: Double, _ style: Date.IntervalFormatStyle) -> String {
    var style = style
    style.locale = Locale(identifier: "en_US")
    style.timeZone = TimeZone(secondsFromGMT: 0)!
    return style.format(first..<first.addingTimeInterval(days * 86_400))
}
for days in [0.0, 3, 40, 400] {
    print(shown(days, .init(date: .abbreviated, time: .omitted)), shown(days, .init(date: .long, time: .omitted)))
    print(shown(days, .interval.day().month(.abbreviated)), shown(days, .interval.day().month(.wide).year()))
}
