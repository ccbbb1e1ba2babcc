import SwiftUI

import Foundation

struct GanttTask: Identifiable {
    let id: Int
    let name: String
    let start: DateComponents
    let days: Int
    var dependsOn: [Int] = []
    var progress: Double
}

struct GanttChart: View {
    private let calendar: Calendar = {
        var c = Calendar(identifier: .gregorian)
        c.timeZone = TimeZone(secondsFromGMT: 0)!
        c.locale = Locale(identifier: "en_GB")
        c.firstWeekday = 2
        return c
    }()
    private let dayWidth: CGFloat = 22
    private let rowHeight: CGFloat = 34
    @State private var selected: GanttTask.ID?

    let tasks: [GanttTask] = [
        .init(id: 1, name: "Research", start: DateComponents(year: 2024, month: 3, day: 4), days: 5, progress: 1),
        .init(id: 2, name: "Wireframes", start: DateComponents(year: 2024, month: 3, day: 7), days: 6, dependsOn: [1], progress: 0.6),
        .init(id: 3, name: "Build", start: DateComponents(year: 2024, month: 3, day: 13), days: 10, dependsOn: [2], progress: 0.1),
        .init(id: 4, name: "Launch", start: DateComponents(year: 2024, month: 3, day: 22), days: 2, dependsOn: [2, 3], progress: 0),
    ]

    private var origin: Date { tasks.compactMap { calendar.date(from: $0.start) }.min() ?? .distantPast }
    private func day(of task: GanttTask) -> Int {
        guard let date = calendar.date(from: task.start) else { return 0 }
        return calendar.dateComponents([.day], from: origin, to: date).day ?? 0
    }
    private var length: Int { tasks.map { day(of: $0) + $0.days }.max() ?? 0 }

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Task").font(.caption.bold()).frame(height: 28)
                ForEach(tasks) { task in
                    Text(task.name).font(.footnote).lineLimit(1).frame(height: rowHeight)
                        .foregroundStyle(selected == task.id ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                }
            }
            .padding(.horizontal, 8)
            Divider()
            ScrollView(.horizontal) {
                VStack(alignment: .leading, spacing: 0) {
                    header
                    ZStack(alignment: .topLeading) {
                        stripes
                        links.stroke(.gray, style: .init(lineWidth: 1, dash: [3, 2]))
                        ForEach(tasks.enumerated().map { $0 }, id: \.element.id) { row, task in
                            bar(task)
                                .offset(x: CGFloat(day(of: task)) * dayWidth, y: CGFloat(row) * rowHeight)
                        }
                    }
                    .frame(height: rowHeight * CGFloat(tasks.count), alignment: .topLeading)
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.separator))
        .padding()
    }

    private var header: some View {
        HStack(spacing: 0) {
            ForEach(0..<length, id: \.self) { offset in
                let date = calendar.date(byAdding: .day, value: offset, to: origin)!
                VStack(spacing: 0) {
                    Text(date, format: Date.FormatStyle(timeZone: .gmt).weekday(.narrow)).font(.system(size: 8)).foregroundStyle(.secondary)
                    Text("\(calendar.component(.day, from: date))").font(.caption2)
                }
                .frame(width: dayWidth, height: 28)
            }
        }
    }
    private var stripes: some View {
        HStack(spacing: 0) {
            ForEach(0..<length, id: \.self) { offset in
                let weekend = calendar.isDateInWeekend(calendar.date(byAdding: .init(day: offset), to: origin) ?? origin)
                Rectangle().fill(weekend ? Color.gray.opacity(0.12) : .clear).frame(width: dayWidth)
            }
        }
    }
    private var links: Path {
        Path { p in
            for (row, task) in tasks.enumerated() {
                for dependency in task.dependsOn {
                    guard let from = tasks.firstIndex(where: { $0.id == dependency }) else { continue }
                    let x0 = CGFloat(day(of: tasks[from]) + tasks[from].days) * dayWidth
                    let y0 = (CGFloat(from) + 0.5) * rowHeight
                    p.move(to: CGPoint(x: x0, y: y0))
                    p.addLine(to: CGPoint(x: x0, y: (CGFloat(row) + 0.5) * rowHeight))
                }
            }
        }
    }
    private func bar(_ task: GanttTask) -> some View {
        let w = CGFloat(task.days) * dayWidth
        return ZStack(alignment: .leading) {
            Capsule().fill(.blue.opacity(0.25))
            Capsule().fill(.blue).frame(width: w * task.progress)
        }
        .frame(width: w, height: 18)
        .padding(.vertical, 8)
        .onTapGesture { selected = task.id }
        .help(Text("\(task.name): \(task.progress.formatted(.percent))"))
    }
}
