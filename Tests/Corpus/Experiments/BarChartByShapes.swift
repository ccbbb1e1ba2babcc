import SwiftUI

struct BarChartByShapes: View {
    private let data: KeyValuePairs<String, Double> = ["Mon": 3.2, "Tue": 5.1, "Wed": 0, "Thu": 7.9, "Fri": 4.4]
    @State private var selected: String?
    private var maximum: Double { data.map(\.value).max() ?? 1 }
    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .firstTextBaseline) {
                Text(data.reduce(0) { $0 + $1.value }, format: .number.precision(.fractionLength(1))).font(.system(.largeTitle, design: .rounded).bold())
                Text("hours").foregroundStyle(.secondary)
            }
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(data, id: \.key) { day, value in
                    VStack {
                        Text(value.formatted()).font(.caption2).opacity(selected == day ? 1 : 0)
                        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 6, topTrailing: 6))
                            .fill(selected == nil || selected == day ? Color.accentColor : .gray)
                            .frame(height: max(2, CGFloat(value / maximum) * 140))
                        Text(day).font(.caption)
                    }
                    .frame(maxWidth: .infinity)
                    .onHover { selected = $0 ? day : nil }
                    .onTapGesture { selected = selected == day ? nil : day }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(Text(day))
                    .accessibilityValue(Text("\(value, specifier: "%.1f") hours"))
                }
            }
            .background(alignment: .bottom) {
                VStack(spacing: 0) { ForEach(0..<5) { _ in Divider(); Spacer() } }.frame(height: 140).padding(.bottom, 20)
            }
            .frame(height: 200, alignment: .bottom)
        }
        .padding()
    }
}
