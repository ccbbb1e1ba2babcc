import SwiftUI

struct TicketShape: Shape {
    var notch: CGFloat = 12, position: CGFloat = 0.7
    func path(in rect: CGRect) -> Path {
        let y = rect.minY + rect.height * position
        var path = Path(roundedRect: rect, cornerRadius: 12, style: .continuous)
        for x in [rect.minX, rect.maxX] { path.addEllipse(in: CGRect(origin: CGPoint(x: x - notch, y: y - notch), size: CGSize(width: notch * 2, height: notch * 2))) }
        return path
    }
}
struct TicketView: View {
    private let gate = (number: "B14", seat: "22A")
    var body: some View {
        VStack(spacing: 0) {
            HStack { VStack(alignment: .leading) { Text("OSL").font(.largeTitle); Text("Oslo") }; Spacer(); Image(systemName: "airplane").font(.title); Spacer(); VStack(alignment: .trailing) { Text("CPH").font(.largeTitle); Text("Copenhagen").minimumScaleFactor(0.5) } }
                .padding(20).frame(height: 140)
            Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [5])).frame(height: 1).padding(.horizontal, 16)
            HStack { ForEach(Mirror(reflecting: gate).children.map { ($0.label ?? "", "\($0.value)") }, id: \.0) { l, v in VStack { Text(l.uppercased()).font(.caption2); Text(v).bold() }.frame(maxWidth: .infinity) } }.frame(height: 60)
        }
        .background(TicketShape().fill(.white, style: FillStyle(eoFill: true)))
        .compositingGroup()
        .shadow(radius: 8)
        .padding(24)
    }
    struct Line: Shape { func path(in rect: CGRect) -> Path { .init { $0.move(to: .zero); $0.addLine(to: .init(x: rect.maxX, y: 0)) } } }
}
