import SwiftUI

struct Interval: Equatable {
    var name: String
    var seconds: Int
    var isWork: Bool
}

@resultBuilder
enum WorkoutBuilder {
    static func buildExpression(_ interval: Interval) -> [Interval] { [interval] }
    static func buildBlock(_ parts: [Interval]...) -> [Interval] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[Interval]]) -> [Interval] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Interval]?) -> [Interval] { part ?? [] }
}

struct Workout {
    let intervals: [Interval]
    init(@WorkoutBuilder _ build: () -> [Interval]) { intervals = build() }
    var total: Int { intervals.map(\.seconds).reduce(0, +) }
}

func work(_ name: String, _ seconds: Int) -> Interval { Interval(name: name, seconds: seconds, isWork: true) }
func rest(_ seconds: Int) -> Interval { .init(name: "Rest", seconds: seconds, isWork: false) }

struct IntervalTimer: View {
    private let workout = Workout {
        work("Warm-up", 60)
        for _ in 1...3 {
            work("Sprint", 30)
            rest(15)
        }
        work("Cool down", 90)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(workout.total / 60) min \(workout.total % 60) s").font(.title.bold())
            GeometryReader { geo in
                HStack(spacing: 0) {
                    ForEach(Array(workout.intervals.enumerated()), id: \.offset) { _, interval in
                        Rectangle()
                            .fill(interval.isWork ? Color.orange : Color.gray.opacity(0.4))
                            .frame(width: geo.size.width * CGFloat(interval.seconds) / CGFloat(workout.total))
                            .border(.white)
                    }
                }
            }
            .frame(height: 30)
            ForEach(Array(workout.intervals.enumerated()), id: \.offset) { index, interval in
                HStack {
                    Text("\(index + 1).").foregroundStyle(.secondary)
                    Text(interval.name)
                    Spacer()
                    Text("\(interval.seconds) s")
                }
            }
        }
        .padding()
    }
}

#Preview {
    IntervalTimer()
}
