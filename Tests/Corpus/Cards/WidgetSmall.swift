import SwiftUI

struct WidgetSmall: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.redactionReasons) private var reasons
    let entry: Entry = .placeholder
    struct Entry { let date: Date; let temperature: Measurement<UnitTemperature>; static let placeholder = Entry(date: .now, temperature: .init(value: 21, unit: .celsius)) }
    var body: some View {
        ZStack {
            ContainerRelativeShape().fill(.blue.gradient)
            VStack(alignment: .leading) {
                Text("Cupertino").font(.subheadline.weight(.semibold)).widgetAccentable()
                Text(entry.temperature.formatted(.measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0))))).font(.system(size: 44, weight: .light)).privacySensitive()
                Spacer()
                Label { Text("Mostly sunny") } icon: { Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor) }.font(.footnote)
                Text(entry.date, style: .relative).font(.caption2).lineLimit(1)
            }
            .foregroundStyle(.white)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .frame(width: 170, height: 170)
        .containerShape(RoundedRectangle(cornerRadius: 24))
        .containerBackground(.fill.tertiary, for: .widget)
        .unredacted()
    }
}
