import SwiftUI

struct NumberColumn: View {
    let digit: Int
    @ScaledMetric private var height: CGFloat = 36
    var body: some View {
        Text("0").opacity(0)
            .overlay {
                GeometryReader { g in
                    VStack(spacing: 0) {
                        ForEach(0...9, id: \.self) { Text("\($0)").frame(width: g.size.width, height: g.size.height) }
                    }
                    .offset(y: -CGFloat(digit) * g.size.height)
                }
                .clipped()
            }
    }
}
struct RollingNumber: View {
    var value: Int
    private var digits: [(place: Int, digit: Int)] {
        guard value != 0 else { return [(0, 0)] }
        var v = value, out: [(Int, Int)] = []
        var place = 0
        while v > 0 { out.insert((place, v % 10), at: 0); v /= 10; place += 1 }
        return out
    }
    var body: some View {
        HStack(spacing: 0) {
            ForEach(digits, id: \.place) { d in
                NumberColumn(digit: d.digit)
                if d.place > 0, d.place % 3 == 0 { Text(",") }
            }
        }
        .font(.system(size: 48, weight: .black, design: .monospaced))
        .animation(.interactiveSpring(response: 0.8, dampingFraction: 1, blendDuration: 1), value: value)
    }
}
struct NumberWheel: View {
    @State private var value = 1_250_475
    var body: some View {
        VStack(spacing: 24) {
            RollingNumber(value: value)
            Text(value, format: .number).contentTransition(.numericText(countsDown: false)).font(.title)
            Text(value.formatted(.number.notation(.compactName))).monospaced()
            Button("Random") { value = .random(in: 1...9_999_999) }
        }
    }
}
