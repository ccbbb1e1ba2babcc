import SwiftUI

private struct TimeColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

private extension HorizontalAlignment {
    static let timeColumn = HorizontalAlignment(TimeColumn.self)
}

struct AlignedTimes: View {
    struct Stop: Identifiable { let id = UUID(); let time: String; let place: String; var delayed = false }
    let stops: [Stop] = [
        Stop(time: "9:05", place: "Harbour"),
        Stop(time: "10:40", place: "Old Mill Bridge", delayed: true),
        .init(time: "12:00", place: "Terminal")
    ]

    var body: some View {
        VStack(alignment: .timeColumn, spacing: 12) {
            ForEach(stops) { stop in
                HStack(alignment: .firstTextBaseline) {
                    Text(stop.time)
                        .font(.system(.headline, design: .monospaced))
                        .foregroundStyle(stop.delayed ? .red : .primary)
                        .alignmentGuide(.timeColumn) { $0[HorizontalAlignment.trailing] }
                    Text(stop.place)
                    if stop.delayed {
                        Text("delayed").font(.caption2.smallCaps()).padding(.horizontal, 6).background(.red.opacity(0.2), in: .capsule)
                    }
                }
            }
        }
        .padding()
    }
}

#Preview { AlignedTimes() }
