import SwiftUI

struct Slice: Identifiable {
    let id = UUID()
    let name: String
    let amount: Double
    let color: Color
}

struct DonutSegment: Shape {
    var start: Angle
    var end: Angle
    var thickness: CGFloat

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2 - thickness / 2
        return Path { p in
            p.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
        }
        .strokedPath(StrokeStyle(lineWidth: thickness))
    }
}

struct DonutChart: View {
    let slices = [
        Slice(name: "Rent", amount: 1200, color: .blue),
        Slice(name: "Food", amount: 430, color: .orange),
        Slice(name: "Travel", amount: 210, color: .green),
        Slice(name: "Other", amount: 95, color: .gray)
    ]

    var total: Double { slices.map(\.amount).reduce(0, +) }

    func angles(for index: Int) -> (Angle, Angle) {
        let before = slices[..<index].reduce(0.0) { $0 + $1.amount }
        let start = before / total * 360 - 90
        let end = (before + slices[index].amount) / total * 360 - 90
        return (.degrees(start), .degrees(end))
    }

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                ForEach(Array(zip(slices.indices, slices)), id: \.1.id) { index, slice in
                    let (start, end) = angles(for: index)
                    DonutSegment(start: start + .degrees(1), end: end - .degrees(1), thickness: 32)
                        .fill(slice.color)
                }
                VStack {
                    Text("Total").font(.caption).foregroundStyle(.secondary)
                    Text(total, format: .currency(code: "EUR").precision(.fractionLength(0)))
                        .font(.title2.bold())
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 260)
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                ForEach(slices) { slice in
                    GridRow {
                        Circle().fill(slice.color).frame(width: 10, height: 10)
                        Text(slice.name)
                        Text(slice.amount / total, format: .percent.precision(.fractionLength(1)))
                            .gridColumnAlignment(.trailing)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        }
        .padding()
    }
}

#Preview {
    DonutChart()
}
