import SwiftUI

struct TimelineRows: View {
    struct Event: Identifiable { var id: String { title }; let time: DateComponents; let title: String; let detail: String?; var symbol = "circle.fill" }
    let events = [
        Event(time: DateComponents(hour: 8, minute: 30), title: "Breakfast", detail: nil),
        Event(time: DateComponents(hour: 10), title: "Workshop", detail: "Room B. Bring a laptop and questions for the speaker."),
        Event(time: .init(hour: 13, minute: 15), title: "Lunch", detail: "Buffet", symbol: "fork.knife.circle.fill")
    ]
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(events) { event in
                HStack(alignment: .top, spacing: 12) {
                    Text(String(format: "%02d:%02d", event.time.hour ?? 0, event.time.minute ?? 0)).font(.footnote.monospacedDigit()).frame(width: 44, alignment: .trailing)
                    VStack(spacing: 4) {
                        Image(systemName: event.symbol).imageScale(.small).foregroundStyle(.tint)
                        if event.id != events.last?.id { Rectangle().fill(.quaternary).frame(width: 2).frame(maxHeight: .infinity) }
                    }
                    VStack(alignment: .leading, spacing: 2) {
                        Text(event.title).font(.headline)
                        event.detail.map { Text($0).font(.subheadline).foregroundStyle(.secondary) }
                    }
                    .padding(.bottom, 20)
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        .padding()
    }
}
