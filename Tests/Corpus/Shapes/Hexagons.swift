import SwiftUI

struct HexagonGrid: View {
    let size: CGFloat = 64
    let rows = 5
    let columns = 4
    var body: some View {
        VStack(spacing: -size * 0.14) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 4) {
                    ForEach(0..<(row % 2 == 0 ? columns : columns - 1), id: \.self) { column in
                        Hexagon()
                            .fill(Color(red: Double(row) / Double(rows), green: Double(column) / Double(columns), blue: 0.7))
                            .frame(width: size, height: size * 1.1547)
                            .overlay(Text("\(row),\(column)").font(.caption2))
                            .contentShape(Hexagon())
                    }
                }
            }
        }
    }
}
struct Hexagon: Shape {
    func path(in rect: CGRect) -> Path {
        let w = rect.width, h = rect.height
        return Path { path in
            path.addLines([
                CGPoint(x: w / 2, y: 0), CGPoint(x: w, y: h / 4), .init(x: w, y: h * 3 / 4),
                CGPoint(x: w / 2, y: h), CGPoint(x: 0, y: h * 0.75), CGPoint(x: 0, y: h * 0.25)
            ])
            path.closeSubpath()
        }
    }
}
