import SwiftUI

struct AgendaEvent: Identifiable {
    let id = UUID()
    var title: String
    var start: Double
    var end: Double
    var color: Color = .blue

    var duration: Double { end - start }
}

struct DayAgenda: View {
    let hourHeight: CGFloat = 48
    let hours = 7...20
    let events: [AgendaEvent] = [
        .init(title: "Stand-up", start: 9, end: 9.25),
        .init(title: "Dentist", start: 10.5, end: 11.5, color: .red),
        .init(title: "Lunch with Mo", start: 12, end: 13, color: .green),
        .init(title: "Deep work", start: 13.5, end: 17)
    ]

    var body: some View {
        ScrollView {
            ZStack(alignment: .topLeading) {
                VStack(spacing: 0) {
                    ForEach(hours, id: \.self) { hour in
                        HStack(alignment: .top, spacing: 8) {
                            Text(String(format: "%02d:00", hour))
                                .font(.caption2.monospacedDigit())
                                .foregroundStyle(.secondary)
                                .frame(width: 40, alignment: .trailing)
                                .offset(y: -6)
                            VStack { Divider() }
                        }
                        .frame(height: hourHeight, alignment: .top)
                    }
                }
                ForEach(events) { event in
                    eventBlock(event)
                        .offset(y: y(for: event.start))
                        .padding(.leading, 52)
                        .padding(.trailing, 8)
                }
            }
            .padding(.top, 10)
        }
    }

    func y(for time: Double) -> CGFloat {
        (time - Double(hours.lowerBound)) * hourHeight
    }

    func eventBlock(_ event: AgendaEvent) -> some View {
        HStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 2)
                .fill(event.color)
                .frame(width: 4)
            VStack(alignment: .leading) {
                Text(event.title)
                    .font(.caption.bold())
                if event.duration >= 1 {
                    Text("\(event.duration.formatted(.number.precision(.fractionLength(0...1)))) h")
                        .font(.caption2)
                }
            }
            Spacer()
        }
        .padding(4)
        .frame(height: max(event.duration * hourHeight - 2, 16))
        .background(event.color.opacity(0.15))
        .clipShape(RoundedRectangle(cornerRadius: 6))
    }
}

#Preview {
    DayAgenda()
}
