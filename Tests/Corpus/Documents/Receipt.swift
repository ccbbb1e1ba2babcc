import SwiftUI

struct Zigzag: Shape {
    var teeth = 20
    var depth: CGFloat = 8

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - depth))
        let width = rect.width / CGFloat(teeth)
        for tooth in stride(from: teeth, to: 0, by: -1) {
            let x = CGFloat(tooth) * width
            path.addLine(to: CGPoint(x: rect.minX + x - width / 2, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX + x - width, y: rect.maxY - depth))
        }
        path.closeSubpath()
        return path
    }
}

struct Receipt: View {
    struct Item: Identifiable {
        let id = UUID()
        let count: Int
        let name: String
        let cents: Int
    }

    let items = [
        Item(count: 2, name: "Flat white", cents: 420),
        Item(count: 1, name: "Cardamom bun", cents: 390),
        Item(count: 3, name: "Sparkling water", cents: 250)
    ]

    private var sum: Int { items.reduce(0) { $0 + $1.count * $1.cents } }

    private func euros(_ cents: Int) -> String {
        let whole = cents / 100
        let rest = cents % 100
        return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    var body: some View {
        VStack(spacing: 10) {
            Text("CAFÉ NORD").font(.title3.monospaced()).bold()
            Text("Table 7 · 3 Nov 2025 14:22").font(.caption.monospaced())
            DashedLine()
            ForEach(items) { item in
                HStack(alignment: .top) {
                    Text("\(item.count)×").frame(width: 30, alignment: .leading)
                    Text(item.name)
                    Spacer(minLength: 8)
                    Text(euros(item.count * item.cents))
                }
            }
            DashedLine()
            HStack {
                Text("TOTAL")
                Spacer()
                Text(euros(sum))
            }
            .bold()
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(0..<40, id: \.self) { i in
                    Rectangle().frame(width: i % 3 == 0 ? 3 : 1, height: 40)
                }
            }
            .padding(.vertical, 10)
        }
        .font(.system(.footnote, design: .monospaced))
        .padding(20)
        .padding(.bottom, 8)
        .background(Zigzag().fill(.white).shadow(radius: 4))
        .frame(width: 280)
    }

    struct DashedLine: View {
        var body: some View {
            Line()
                .stroke(style: StrokeStyle(lineWidth: 1, dash: [3]))
                .frame(height: 1)
        }

        struct Line: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width, y: 0))
                return path
            }
        }
    }
}

#Preview {
    Receipt()
        .padding()
        .background(Color.gray.opacity(0.3))
}
