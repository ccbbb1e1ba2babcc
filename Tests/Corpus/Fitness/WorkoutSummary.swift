import SwiftUI

struct Metric: Identifiable {
    enum Kind: String { case distance, time, calories, heartRate }
    let kind: Kind
    let value: String
    let unit: String
    var id: String { kind.rawValue }

    var tint: Color {
        [Kind.distance: Color.blue, .time: .yellow, .calories: .pink, .heartRate: .red][kind] ?? .gray
    }
}

struct WorkoutSummary: View {
    let metrics = [
        Metric(kind: .distance, value: "8.42", unit: "KM"),
        Metric(kind: .time, value: "46:10", unit: "MIN"),
        Metric(kind: .calories, value: "612", unit: "KCAL"),
        Metric(kind: .heartRate, value: "148", unit: "BPM")
    ]
    let splits = [5.31, 5.28, 5.40, 5.55, 5.22]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, spacing: 16) {
                    ForEach(metrics) { metric in
                        VStack(alignment: .leading) {
                            Text(metric.kind.rawValue.capitalized)
                                .font(.footnote)
                            HStack(alignment: .lastTextBaseline, spacing: 2) {
                                Text(metric.value)
                                    .font(.system(.title, design: .rounded).weight(.medium))
                                Text(metric.unit)
                                    .font(.system(.caption, design: .rounded))
                            }
                            .foregroundStyle(metric.tint)
                        }
                    }
                }
                Text("Splits").font(.headline)
                ForEach(splits.indices, id: \.self) { i in
                    let isBest = splits[i] == splits.min()
                    HStack {
                        Text("\(i + 1)").frame(width: 20)
                        GeometryReader { g in
                            RoundedRectangle(cornerRadius: 4)
                                .fill(isBest ? .green : .blue)
                                .frame(width: g.size.width * splits[i] / (splits.max() ?? 1))
                        }
                        .frame(height: 18)
                        Text(splits[i].formatted(.number.precision(.fractionLength(2))))
                            .monospacedDigit()
                    }
                }
            }
            .padding()
        }
    }
}

#Preview {
    WorkoutSummary()
}
