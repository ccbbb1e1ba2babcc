import SwiftUI

struct FunctionPlot: Shape {
    let function: (Double) -> Double
    let domain: ClosedRange<Double>
    var samples = 80
    func path(in rect: CGRect) -> Path {
        let xs = (0...samples).map { domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / Double(samples) }
        let ys = xs.map(function)
        guard let low = ys.min(), let high = ys.max(), high > low else { return Path() }
        let points = zip(xs, ys).map { x, y in
            CGPoint(x: rect.minX + rect.width * (x - domain.lowerBound) / (domain.upperBound - domain.lowerBound), y: rect.maxY - rect.height * (y - low) / (high - low))
        }
        var path = Path()
        path.addLines(points)
        return path
    }
}
struct MathPlot: View {
    private let functions: [(name: String, f: (Double) -> Double)] = [("sin", sin), ("x²", { $0 * $0 }), ("e^-x", { exp(-$0) })]
    var body: some View {
        VStack(spacing: 16) {
            ForEach(functions, id: \.name) { entry in
                FunctionPlot(function: entry.f, domain: -3...3)
                    .stroke(.blue, style: .init(lineWidth: 2, lineJoin: .round))
                    .frame(height: 80)
                    .overlay(alignment: .topLeading) { Text(entry.name).font(.caption.monospaced()) }
                    .background(.gray.opacity(0.1))
            }
        }
        .padding()
    }
}
