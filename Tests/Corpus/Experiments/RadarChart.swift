import SwiftUI

struct RadarGrid: Shape {
    let categories: Int, divisions: Int
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.maxX - rect.midX, rect.maxY - rect.midY)
        let stride = radius / CGFloat(divisions)
        var path = Path()
        for category in 1...categories {
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.midX + cos(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * radius,
                                     y: rect.midY + sin(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * radius))
        }
        for step in 1...divisions {
            let rad = CGFloat(step) * stride
            path.move(to: CGPoint(x: rect.midX + cos(-.pi / 2) * rad, y: rect.midY + sin(-.pi / 2) * rad))
            for category in 1...categories {
                path.addLine(to: CGPoint(x: rect.midX + cos(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * rad,
                                         y: rect.midY + sin(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * rad))
            }
        }
        return path
    }
}
struct RadarPath: Shape {
    let data: [Double]
    func path(in rect: CGRect) -> Path {
        guard 3 <= data.count, let minimum = data.min(), 0 <= minimum, let maximum = data.max() else { return Path() }
        let radius = min(rect.maxX - rect.midX, rect.maxY - rect.midY)
        var path = Path()
        for (index, entry) in data.enumerated() {
            let a = CGFloat(index) * 2 * .pi / CGFloat(data.count) - .pi / 2
            let p = CGPoint(x: rect.midX + CGFloat(entry / maximum) * cos(a) * radius, y: rect.midY + CGFloat(entry / maximum) * sin(a) * radius)
            switch index { case 0: path.move(to: p); default: path.addLine(to: p) }
        }
        path.closeSubpath()
        return path
    }
}
struct RadarChart: View {
    var data: [Double] = [4, 7, 5, 9, 3, 6]
    let gridColor = Color.gray, dataColor = Color.blue
    var body: some View {
        ZStack {
            RadarGrid(categories: data.count, divisions: 10).stroke(gridColor, lineWidth: 0.5)
            RadarPath(data: data).fill(dataColor.opacity(0.3))
            RadarPath(data: data).stroke(dataColor, lineWidth: 2.0)
            RadarPath(data: data).trim(from: 0, to: 0.5).stroke(style: .init(lineWidth: 4, lineCap: .round)).foregroundStyle(.linearGradient(.init(colors: [.red, .clear]), startPoint: .top, endPoint: .bottom))
        }
        .aspectRatio(1, contentMode: .fit)
        .padding(30)
    }
}
