import SwiftUI

struct TriangleStack: View {
    let count = 10
    private var rows: [[Int]] {
        var result: [[Int]] = [], next = 1, size = 1
        while next <= count { result.append(Array(next..<min(next + size, count + 1))); next += size; size += 1 }
        return result
    }
    var body: some View {
        VStack(spacing: 4) {
            ForEach(rows, id: \.first) { row in
                HStack(spacing: 4) { ForEach(row, id: \.self) { n in Hexagon().fill(n % 2 == 0 ? .orange : .brown).frame(width: 48, height: 54).overlay(Text(n.formatted(.number))) } }
                    .padding(.bottom, -16)
            }
        }
        .padding(.bottom, 16)
    }
    struct Hexagon: Shape {
        func path(in rect: CGRect) -> Path {
            let (w, h) = (rect.width, rect.height)
            let points = [(0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25)].map { CGPoint(x: w * $0.0, y: h * $0.1) }
            return Path { $0.addLines(points); $0.closeSubpath() }
        }
    }
}
