import SwiftUI

struct LineShape: Shape {
    var values: [Double]
    var closed = false

    func path(in rect: CGRect) -> Path {
        guard values.count > 1, let low = values.min(), let high = values.max(), high > low else { return Path() }
        let step = rect.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { index, value in
            CGPoint(x: rect.minX + CGFloat(index) * step,
                    y: rect.maxY - CGFloat((value - low) / (high - low)) * rect.height)
        }
        var path = Path()
        path.addLines(points)
        if closed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

struct LineChart: View {
    var values: [Double] = [12, 18, 14, 22, 31, 27, 35, 33, 41]
    @State private var progress: CGFloat = 0

    var body: some View {
        ZStack {
            VStack {
                ForEach(0..<5) { line in
                    Rectangle()
                        .fill(Color.gray.opacity(0.2))
                        .frame(height: 1)
                    if line < 4 { Spacer() }
                }
            }
            LineShape(values: values, closed: true)
                .fill(LinearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
            LineShape(values: values)
                .trim(from: 0, to: progress)
                .stroke(Color.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
        .frame(height: 180)
        .padding()
        .onAppear {
            withAnimation(.easeOut(duration: 1.2)) { progress = 1 }
        }
    }
}

#Preview {
    LineChart()
}
