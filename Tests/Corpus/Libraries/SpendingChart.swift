import SwiftUI

import Charts

struct Expense: Identifiable, Sendable {
    enum Kind: String, Plottable, CaseIterable { case food = "Food", rent = "Rent", fun = "Fun" }
    let id = UUID()
    let month: Date
    let kind: Kind
    let amount: Decimal
}

struct SpendingChart: View {
    @State private var selectedMonth: Date?
    @State private var scale: ChartScale = .month
    enum ChartScale: CaseIterable { case week, month, year }

    private let data: [Expense] = {
        var out: [Expense] = []
        for (offset, base) in [120, 180, 90, 240].enumerated() {
            let month = Calendar.current.date(byAdding: .month, value: offset, to: Date(timeIntervalSince1970: 1_700_000_000))!
            for kind in Expense.Kind.allCases { out.append(Expense(month: month, kind: kind, amount: Decimal(base) * (kind == .rent ? 3 : 1))) }
        }
        return out
    }()
    private var sum: Decimal { data.map(\.amount).reduce(.zero, +) }
    private var average: Double { NSDecimalNumber(decimal: sum).doubleValue / Double(data.count) }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Spending").font(.subheadline).foregroundStyle(.secondary)
            Text(sum, format: .currency(code: "EUR")).font(.title.bold().monospacedDigit())
            Chart {
                ForEach(data) { item in
                    BarMark(x: .value("Month", item.month, unit: .month), y: .value("Amount", item.amount), width: .ratio(0.6))
                        .foregroundStyle(by: .value("Kind", item.kind))
                        .cornerRadius(4)
                        .position(by: .value("Kind", item.kind.rawValue))
                        .annotation(position: .top, alignment: .center) {
                            if item.kind == .rent { Text(item.amount, format: .number).font(.caption2) }
                        }
                }
                RuleMark(y: .value("Average", average))
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                    .annotation(position: .overlay, alignment: .trailing) { Text("avg") }
                if let selectedMonth {
                    RectangleMark(x: .value("Selected", selectedMonth, unit: .month)).opacity(0.1)
                }
            }
            .chartForegroundStyleScale([Expense.Kind.food: .green, .rent: .blue, .fun: .orange])
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) { value in
                    AxisGridLine()
                    AxisTick(length: .label)
                    AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
                }
            }
            .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) }
            .chartLegend(position: .bottom, spacing: 12)
            .chartXSelection(value: $selectedMonth)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 90)
            .chartPlotStyle { $0.background(.gray.opacity(0.05)).frame(height: 180) }
            .frame(height: 260)
            Picker("Scale", selection: $scale) {
                ForEach(ChartScale.allCases, id: \.hashValue) { s in Text("\(String(describing: s).localizedCapitalized)").tag(s) }
            }
            .pickerStyle(.palette)
        }
        .padding()
    }
}
