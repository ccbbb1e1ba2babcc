import SwiftUI

enum Easing: String, CaseIterable { case linear, easeIn, easeOut, elastic
    func callAsFunction(_ t: Double) -> Double {
        switch self {
        case .linear: t
        case .easeIn: pow(t, 3)
        case .easeOut: 1 - pow(1 - t, 3)
        case .elastic where t == 0 || t == 1: t
        case .elastic: -pow(2, 10 * t - 10) * sin((t * 10 - 10.75) * (2 * .pi) / 3)
        }
    }
}
struct EasingPlot: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
            ForEach(Easing.allCases, id: \.self) { e in
                VStack {
                    Path { p in
                        p.move(to: .init(x: 0, y: 80))
                        for t in stride(from: 0.0, through: 1, by: 0.05) { p.addLine(to: .init(x: t * 80, y: 80 - e(t) * 80)) }
                    }
                    .stroke(.purple, lineWidth: 2).frame(width: 80, height: 80).background(.gray.opacity(0.1))
                    Text(e.rawValue.replacingOccurrences(of: "([A-Z])", with: " $1", options: .regularExpression).capitalized).font(.caption)
                }
            }
        }
    }
}
