import SwiftUI

struct TimelineEvents: View {
    struct Event { let year: Int; let title, detail: String }
    let events: [Event] = [(1969, "Moon", "First steps"), (1981, "Shuttle", "A reusable spacecraft flies for the first time"), (1998, "ISS", "Zarya")].map(Event.init)
    var body: some View {
        VStack(alignment: .axis, spacing: 0) {
            ForEach(Array(events.enumerated()), id: \.element.year) { index, event in
                HStack(alignment: .top, spacing: 12) {
                    if index.isMultiple(of: 2) { card(event, .trailing); marker(event) } else { marker(event); card(event, .leading) }
                }
                .padding(.vertical, 10)
            }
        }
        .overlay(alignment: Alignment(horizontal: .axis, vertical: .top)) { Capsule().fill(.quaternary).frame(width: 4).alignmentGuide(.axis) { $0.width / 2 } }
    }
    private func marker(_ e: Event) -> some View {
        Text(e.year, format: .number.grouping(.never)).font(.caption.bold()).padding(6).background(Circle().fill(.background)).overlay(Circle().stroke(.tint, lineWidth: 2))
            .alignmentGuide(.axis) { d in d[HorizontalAlignment.center] }
    }
    private func card(_ e: Event, _ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment) { Text(e.title).font(.headline); Text(e.detail).font(.caption).multilineTextAlignment(alignment == .leading ? .leading : .trailing) }
            .frame(width: 120, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}
extension HorizontalAlignment {
    private enum AxisID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] } }
    static let axis: HorizontalAlignment = .init(AxisID.self)
}
