import SwiftUI

struct CalendarEvent: Identifiable, Comparable {
    let id = UUID()
    var title: String
    var start: Double
    var end: Double
    var color: Color
    static func < (l: CalendarEvent, r: CalendarEvent) -> Bool { (l.start, l.end) < (r.start, r.end) }
    func overlaps(_ other: Self) -> Bool { start < other.end && other.start < end }
}
struct DayTimeline: View {
    let hourHeight: CGFloat = 48
    let events: [CalendarEvent] = [
        .init(title: "Stand-up", start: 9, end: 9.5, color: .green),
        .init(title: "Design review", start: 9.25, end: 11, color: .orange),
        .init(title: "1:1", start: 10.5, end: 11.25, color: .purple),
        .init(title: "Lunch", start: 12, end: 13, color: .blue),
    ]
    struct Placed: Identifiable { let event: CalendarEvent; var column: Int; var columns: Int; var id: UUID { event.id } }
    private var placed: [Placed] {
        var groups: [[CalendarEvent]] = []
        for event in events.sorted() {
            if let last = groups.indices.last, groups[last].contains(where: { $0.overlaps(event) }) { groups[last].append(event) } else { groups.append([event]) }
        }
        return groups.flatMap { group -> [Placed] in
            var ends: [Double] = []
            let columns = group.map { event -> Int in
                if let free = ends.firstIndex(where: { $0 <= event.start }) { ends[free] = event.end; return free }
                ends.append(event.end)
                return ends.count - 1
            }
            return zip(group, columns).map { Placed(event: $0, column: $1, columns: ends.count) }
        }
    }
    var body: some View {
        ScrollView {
            ZStack(alignment: .topLeading) {
                VStack(spacing: 0) {
                    ForEach(8..<15) { hour in
                        HStack(alignment: .top) {
                            Text("\(hour, specifier: "%02d"):00").font(.caption2).foregroundStyle(.secondary).frame(width: 40, alignment: .trailing).offset(y: -6)
                            VStack { Divider() }
                        }
                        .frame(height: hourHeight, alignment: .top)
                    }
                }
                GeometryReader { geo in
                    ForEach(placed) { item in
                        let w = (geo.size.width - 56) / CGFloat(item.columns)
                        Text(item.event.title)
                            .font(.caption).padding(4)
                            .frame(width: w - 4, height: CGFloat(item.event.end - item.event.start) * hourHeight - 2, alignment: .topLeading)
                            .background(item.event.color.opacity(0.3), in: .rect(cornerRadius: 4))
                            .overlay(alignment: .leading) { item.event.color.frame(width: 3) }
                            .offset(x: 52 + CGFloat(item.column) * w, y: CGFloat(item.event.start - 8) * hourHeight)
                    }
                }
            }
            .padding(.vertical)
        }
    }
}
