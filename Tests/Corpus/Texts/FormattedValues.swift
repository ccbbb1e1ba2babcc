import SwiftUI

struct FormattedValues: View {
    private let date = Date(timeIntervalSince1970: 1_718_000_000)
    private let price = Decimal(string: "1299.5") ?? 0

    private let longFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .long
        f.timeStyle = .none
        f.locale = Locale(identifier: "en_US")
        return f
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(date, style: .date)
            Text(date, style: .time)
            Text("Long: \(date, formatter: longFormatter)")
            Text(date.formatted(.dateTime.day().month(.abbreviated).weekday()))
            Text(price, format: .currency(code: "CHF"))
            Text(0.256, format: .percent)
            Text(1_234_567.formatted())
            Text(3.14159.formatted(.number.precision(.fractionLength(2))))
            Text("Scientific \(6.022e23, specifier: "%.3e")")
            Text("Padded \(String(format: "%05d|%-6s|%+.1f", 42, "ab", 2.5))")
            Text(["Anna", "Ben", "Cleo"].formatted(.list(type: .and)))
            Text(1536.formatted(.byteCount(style: .file)))
            Text("Hex \(String(255, radix: 16, uppercase: true)), binary \(String(10, radix: 2))")
        }
        .padding()
    }
}

#Preview {
    FormattedValues()
}
