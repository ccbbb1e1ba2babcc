import SwiftUI

struct Stats<T: BinaryFloatingPoint> { let values: [T]
    var mean: T { values.isEmpty ? 0 : values.reduce(0, +) / T(values.count) }
    var deviation: T { let m = mean; return (values.map { ($0 - m) * ($0 - m) }.reduce(0, +) / T(max(values.count, 1))).squareRoot() }
    var quantiles: (T, T, T) { let s = values.sorted(); return (s[s.count / 4], s[s.count / 2], s[s.count * 3 / 4]) }
}
struct MinMaxReport: View {
    let stats = Stats(values: [3.0, 9, 4, 6, 12, 7, 8])
    var body: some View {
        let (q1, q2, q3) = stats.quantiles
        GeometryReader { g in
            let lo = stats.values.min()!, hi = stats.values.max()!
            let x = { (v: Double) -> CGFloat in CGFloat((v - lo) / (hi - lo)) * g.size.width }
            ZStack(alignment: .leading) {
                Rectangle().frame(height: 1)
                Rectangle().fill(.orange).frame(width: x(q3) - x(q1), height: 40).offset(x: x(q1))
                ForEach([lo, q2, hi], id: \.self) { Rectangle().frame(width: 2, height: 40).offset(x: x($0) - 1) }
            }
        }
        .frame(height: 40)
        .overlay(alignment: .bottom) { Text("σ = \(stats.deviation, specifier: "%.2f"), μ = \(stats.mean, format: .number.precision(.fractionLength(1)))").font(.caption).offset(y: 24) }
        .padding(30)
    }
}
