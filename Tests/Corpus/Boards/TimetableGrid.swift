import SwiftUI

struct Lesson {
    let subject: String
    let room: String
    var double = false
}

struct TimetableGrid: View {
    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
    private let lessons: [[Lesson?]] = [
        [Lesson(subject: "Maths", room: "12"), nil, Lesson(subject: "Art", room: "A1", double: true), nil],
        [nil, Lesson(subject: "Physics", room: "Lab"), Lesson(subject: "French", room: "7"), Lesson(subject: "Sport", room: "Gym")],
        [Lesson(subject: "History", room: "9"), Lesson(subject: "Maths", room: "12"), nil, nil],
        [nil, nil, nil, Lesson(subject: "Choir", room: "Hall")]
    ]

    var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 2) {
            GridRow {
                Color.clear
                    .gridCellUnsizedAxes([.horizontal, .vertical])
                ForEach(days, id: \.self) { day in
                    Text(day)
                        .font(.caption.bold())
                        .frame(maxWidth: .infinity)
                }
            }
            Divider()
                .gridCellUnsizedAxes(.horizontal)
            ForEach(lessons.indices, id: \.self) { period in
                GridRow {
                    Text("\(period + 1)")
                        .font(.caption)
                        .gridColumnAlignment(.trailing)
                    ForEach(lessons[period].indices, id: \.self) { slot in
                        if let lesson = lessons[period][slot] {
                            VStack(alignment: .leading) {
                                Text(lesson.subject).font(.caption)
                                Text(lesson.room).font(.caption2).foregroundStyle(.secondary)
                            }
                            .padding(4)
                            .frame(maxWidth: .infinity, minHeight: 44, alignment: .topLeading)
                            .background(.yellow.opacity(0.3))
                            .gridCellColumns(lesson.double ? 2 : 1)
                        } else {
                            Color.gray.opacity(0.05)
                                .frame(minHeight: 44)
                        }
                    }
                }
            }
        }
        .padding(8)
    }
}

#Preview {
    TimetableGrid()
}
