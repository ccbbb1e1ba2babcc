import Charts
import SwiftUI

struct Sale: Identifiable {
    let day: Date
    let amount: Int
    let category: String
    var id: Date { day }
}

enum SalesData {
    static let last7: [Sale] = (0..<7).map { offset in
        let day = Calendar.current.date(byAdding: .day, value: -offset, to: Date(timeIntervalSinceReferenceDate: 690_000_000))!
        return Sale(day: day, amount: [54, 42, 88, 49, 42, 125, 67][offset], category: offset % 2 == 0 ? "Tacos" : "Burritos")
    }
    static var total: Int { last7.map(\.amount).reduce(0, +) }
    static var best: Sale? { last7.max { $0.amount < $1.amount } }
}

struct SalesCharts: View {
    @State private var selected: Date?
    @State private var kind = Kind.bar
    enum Kind: String, CaseIterable, Identifiable { case bar = "Bar", line = "Line", sector = "Pie"; var id: Self { self } }
    let gradient = LinearGradient(gradient: Gradient(colors: [.blue.opacity(0.8), .blue.opacity(0.01)]), startPoint: .top, endPoint: .bottom)

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Kind", selection: $kind) { ForEach(Kind.allCases) { Text($0.rawValue).tag($0) } }.pickerStyle(.segmented)
            Text("Total: \(SalesData.total)").font(.headline)
            if let best = SalesData.best { Text("Best: \(best.day, format: .dateTime.weekday(.wide)), \(best.amount)") }
            Chart(SalesData.last7) { sale in
                switch kind {
                case .bar:
                    BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.amount))
                        .foregroundStyle(by: .value("Category", sale.category))
                        .cornerRadius(4)
                        .annotation(position: .top) { Text("\(sale.amount)").font(.caption) }
                case .line:
                    LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount))
                        .interpolationMethod(.catmullRom)
                        .lineStyle(StrokeStyle(lineWidth: 2))
                        .symbol(Circle().strokeBorder(lineWidth: 2))
                    AreaMark(x: .value("Day", sale.day), y: .value("Sales", sale.amount)).foregroundStyle(gradient)
                case .sector:
                    SectorMark(angle: .value("Sales", sale.amount), innerRadius: .ratio(0.6), angularInset: 1)
                }
                RuleMark(y: .value("Average", 60)).lineStyle(.init(lineWidth: 1, dash: [3]))
            }
            .frame(height: 240)
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { value in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
                }
            }
            .chartYAxis(.hidden)
            .chartYScale(domain: 0...150)
            .chartLegend(position: .bottom, alignment: .leading)
            .chartXSelection(value: $selected)
            .chartForegroundStyleScale(["Tacos": Color.green, "Burritos": .orange])
            .chartPlotStyle { $0.background(.gray.opacity(0.1)) }
            .chartOverlay { proxy in
                GeometryReader { geo in
                    Rectangle().fill(.clear).contentShape(Rectangle())
                        .gesture(DragGesture().onChanged { value in
                            let x = value.location.x - geo[proxy.plotAreaFrame].origin.x
                            if let date: Date = proxy.value(atX: x) { selected = date }
                        })
                }
            }
        }
        .padding()
    }
}

struct SalesCharts_Previews: PreviewProvider { static var previews: some View { SalesCharts() } }
