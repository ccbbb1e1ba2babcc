import SwiftUI

struct MetronomeSchedule: TimelineSchedule {
    let bpm: Double
    func entries(from startDate: Date, mode: Mode) -> AnyIterator<Date> {
        var last = startDate
        return AnyIterator { last = last.addingTimeInterval(60 / bpm); return last }
    }
}
extension TimelineSchedule where Self == MetronomeSchedule { static func metronome(bpm: Double) -> MetronomeSchedule { .init(bpm: bpm) } }
struct TimelineScheduleDemo: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            Pendulum(date: timeline.date)
        }
        .frame(width: 120, height: 200)
    }
    struct Pendulum: View {
        let date: Date
        @State private var left = true
        var body: some View {
            VStack(spacing: 0) {
                Circle().frame(width: 12)
                Rectangle().frame(width: 2, height: 120)
                RoundedRectangle(cornerRadius: 4).fill(.orange).frame(width: 30, height: 20)
            }
            .rotationEffect(.degrees(left ? 30 : -30), anchor: .top)
            .animation(.easeInOut(duration: 1), value: left)
            .onChange(of: date) { left.toggle() }
            .onAppear { left = false }
        }
    }
}
