import SwiftUI

struct FormatPlayground: View {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let formatter: RelativeDateTimeFormatter = { let f = RelativeDateTimeFormatter(); f.unitsStyle = .full; return f }()
    var bytes: String { ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file) }
    var body: some View {
        VStack(alignment: .leading) {
            Text(now.formatted(date: .abbreviated, time: .shortened))
            Text(now.formatted(.dateTime.weekday(.wide).hour(.twoDigits(amPM: .omitted)).minute()))
            Text(now, format: .iso8601.year().month().day())
            Text(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now))
            Text(now.formatted(.relative(presentation: .named)))
            Text(Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond)))
            Text(Duration.milliseconds(1500), format: .units(allowed: [.seconds, .milliseconds], width: .abbreviated))
            Text(Measurement(value: 21.4, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .weather)))
            Text(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .wide, usage: .road))
            Text(0.256, format: .percent.precision(.fractionLength(1)))
            Text(12345.678, format: .number.notation(.scientific))
            Text(bytes) + Text(" ") + Text(Int64(2_048).formatted(.byteCount(style: .memory)))
            Text(1_000_000.formatted(.number.locale(Locale(identifier: "de_DE"))))
            Text(["x", "y"].formatted())
            Text(Date.FormatStyle(date: .long, time: .omitted).format(now))
            Text("\(42, format: .number.sign(strategy: .always()))")
            Text(PersonNameComponents(givenName: "Ada", familyName: "Lovelace").formatted())
            Text(URL(string: "https://example.org/path?q=1")!.host() ?? "")
            Text(Decimal(string: "19.99")!, format: .currency(code: "GBP"))
        }
    }
}
