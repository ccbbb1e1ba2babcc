import SwiftUI

struct GanttTask: Identifiable {
    let id = UUID()
    let name: String
    let days: Range<Int>
    let color: Color
}

struct GanttChart: View {
    let tasks = [
        GanttTask(name: "Research", days: 0..<4, color: .blue),
        GanttTask(name: "Wireframes", days: 3..<7, color: .purple),
        GanttTask(name: "Build", days: 6..<14, color: .orange),
        GanttTask(name: "Test", days: 12..<16, color: .green)
    ]
    let dayWidth: CGFloat = 28
    let rowHeight: CGFloat = 36

    private var dayCount: Int { tasks.map(\.days.upperBound).max() ?? 0 }

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                Color.clear.frame(width: 1, height: rowHeight)
                ForEach(tasks) { task in
                    Text(task.name)
                        .font(.footnote)
                        .frame(height: rowHeight)
                }
            }
            .padding(.trailing, 8)
            ScrollView(.horizontal) {
                ZStack(alignment: .topLeading) {
                    HStack(spacing: 0) {
                        ForEach(0..<dayCount, id: \.self) { day in
                            VStack(spacing: 0) {
                                Text("\(day + 1)")
                                    .font(.caption2)
                                    .frame(height: rowHeight)
                                Rectangle()
                                    .fill(day % 7 >= 5 ? Color.gray.opacity(0.15) : .clear)
                                    .border(Color.gray.opacity(0.1))
                            }
                            .frame(width: dayWidth)
                        }
                    }
                    ForEach(Array(tasks.enumerated()), id: \.element.id) { row, task in
                        RoundedRectangle(cornerRadius: 6)
                            .fill(task.color)
                            .frame(width: CGFloat(task.days.count) * dayWidth - 4, height: rowHeight - 12)
                            .offset(x: CGFloat(task.days.lowerBound) * dayWidth + 2, y: CGFloat(row + 1) * rowHeight + 6)
                    }
                }
                .frame(height: rowHeight * CGFloat(tasks.count + 1))
            }
        }
        .padding()
    }
}

#Preview {
    GanttChart()
}
