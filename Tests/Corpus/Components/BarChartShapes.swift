import SwiftUI

struct DataPoint: Identifiable {
    let id = UUID().uuidString
    let label: String
    let value: Double
    var color: Color { value > 70 ? .green : value > 40 ? .orange : .red }
}

struct BarChart: View {
    let points: [DataPoint]
    @State private var selected: DataPoint.ID?
    @State private var appeared = false
    @Environment(\.displayScale) private var scale

    private var maxValue: Double { points.map(\.value).max() ?? 1 }
    private var average: Double { points.isEmpty ? 0 : points.reduce(0) { $0 + $1.value } / Double(points.count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .lastTextBaseline, spacing: 4) {
                Text(average, format: .number.precision(.fractionLength(1))).font(.system(.largeTitle, design: .rounded).weight(.bold))
                Text("avg").font(.callout).foregroundStyle(.secondary)
                Spacer()
                if let selected, let point = points.first(where: { $0.id == selected }) {
                    Text("\(point.label): \(point.value, specifier: "%.0f")").transition(.opacity)
                }
            }
            GeometryReader { geo in
                let barWidth = geo.size.width / CGFloat(max(points.count, 1)) - 8
                ZStack(alignment: .bottomLeading) {
                    ForEach([0.25, 0.5, 0.75, 1], id: \.self) { fraction in
                        Path { p in
                            p.move(to: CGPoint(x: 0, y: geo.size.height * (1 - fraction)))
                            p.addLine(to: CGPoint(x: geo.size.width, y: geo.size.height * (1 - fraction)))
                        }
                        .stroke(style: StrokeStyle(lineWidth: 1 / scale, dash: [4, 2]))
                        .foregroundStyle(.quaternary)
                    }
                    HStack(alignment: .bottom, spacing: 8) {
                        ForEach(points) { point in
                            VStack {
                                UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                                    .fill(point.color.gradient)
                                    .frame(width: barWidth, height: appeared ? (geo.size.height - 20) * point.value / maxValue : 0)
                                    .opacity(selected == nil || selected == point.id ? 1 : 0.4)
                                Text(point.label).font(.caption2).frame(height: 12)
                            }
                            .onTapGesture { withAnimation(.snappy) { selected = selected == point.id ? nil : point.id } }
                        }
                    }
                    Rectangle()
                        .fill(.red)
                        .frame(height: 1)
                        .offset(y: -geo.size.height * average / maxValue)
                }
            }
            .frame(height: 180)
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .onAppear { withAnimation(.easeOut(duration: 0.8)) { appeared = true } }
    }
}

struct PieSlice: Shape {
    var start: Angle
    var end: Angle
    func path(in rect: CGRect) -> Path {
        Path { p in
            p.move(to: CGPoint(x: rect.midX, y: rect.midY))
            p.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end, clockwise: false)
            p.closeSubpath()
        }
    }
}

struct PieChart: View {
    let values: [(String, Double, Color)]
    private var slices: [(start: Angle, end: Angle, color: Color, name: String)] {
        let total = values.map { $0.1 }.reduce(0, +)
        var running = 0.0
        return values.map { name, value, color in
            let start = Angle.degrees(running / total * 360 - 90)
            running += value
            return (start, .degrees(running / total * 360 - 90), color, name)
        }
    }

    var body: some View {
        HStack {
            ZStack {
                ForEach(slices.indices, id: \.self) { i in
                    PieSlice(start: slices[i].start, end: slices[i].end).fill(slices[i].color)
                    let mid = (slices[i].start.radians + slices[i].end.radians) / 2
                    Text(slices[i].name.prefix(1)).offset(x: cos(mid) * 40, y: sin(mid) * 40).foregroundStyle(.white)
                }
                Circle().fill(.background).frame(width: 50)
            }
            .frame(width: 130, height: 130)
            VStack(alignment: .leading) {
                ForEach(values, id: \.0) { name, value, color in
                    HStack { Circle().fill(color).frame(width: 8); Text(name); Spacer(); Text("\(Int(value))%") }.font(.caption)
                }
            }
        }
    }
}

struct ChartsScreen: View {
    var body: some View {
        ScrollView {
            BarChart(points: zip(["M", "T", "W", "T", "F", "S", "S"], [20, 45, 80, 33.5, 66, 91, 12]).map { DataPoint(label: $0, value: $1) })
            PieChart(values: [("Rent", 40, .blue), ("Food", 25, .orange), ("Fun", 35, .purple)])
        }
        .padding(.horizontal)
    }
}

#Preview { ChartsScreen() }
