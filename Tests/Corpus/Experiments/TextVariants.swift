import SwiftUI

struct TextVariants: View {
    let price = 1234.5
    let date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var name = "World"
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Hello, **\(name)**! Visit [our site](https://example.org) or `code`")
            Text("\(Image(systemName: "star.fill")) Rated \(4.5, specifier: "%.1f")") + Text(" of 5").foregroundColor(.gray).font(.footnote).baselineOffset(4)
            Text(verbatim: "50% off **really**").strikethrough().kerning(2).tracking(1)
            Text(price, format: .currency(code: "USD")).bold(price > 1000).italic(false)
            Text(date, style: .date) + Text(", ") + Text(date, style: .time)
            Text(date...date.addingTimeInterval(3600 * 3))
            Text(timerInterval: date...date.addingTimeInterval(600), countsDown: true)
            Text(date, format: .dateTime.day().month(.wide).year())
            Text(DateInterval(start: date, duration: 7200))
            Text(["a", "b", "c"], format: .list(type: .or))
            Text("Line one\nLine two").multilineTextAlignment(.trailing).lineSpacing(6).frame(maxWidth: .infinity, alignment: .trailing)
            Text("Upper").textCase(.uppercase).font(.system(.title3, design: .serif, weight: .light))
            Text("KEY_GREETING", tableName: "Localizable", bundle: .main, comment: "A greeting")
            Text(LocalizedStringKey("dynamic.key")).textScale(.secondary)
            Text("Truncated in the middle of a long file name.swift").lineLimit(1).truncationMode(.middle).frame(width: 160)
            Text("1st").font(.title.monospacedDigit().smallCaps()).underline(true, pattern: .dot, color: .red)
            Text("Two to four lines of text, reserving the room for it in any case.").lineLimit(2...4).frame(width: 120)
            Text("\(date, formatter: Self.formatter) – \(NSNumber(value: 3), formatter: NumberFormatter())")
            Text("Count: \(7) items, \(Double.pi.formatted(.number.precision(.significantDigits(3))))").privacySensitive().textSelection(.enabled)
        }
        .padding()
    }
    static let formatter: DateFormatter = { $0.dateStyle = .medium; $0.timeStyle = .none; return $0 }(DateFormatter())
}
